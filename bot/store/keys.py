"""The data dictionary: every key in Redis. Keys of one chat share the hash tag of its partition, so
that one script may touch them all, on a cluster too.

Each entry tells the type, with the fields of a hash or of a stream's entries; the scripts and
functions that write it; and how long it is kept after the last write.
"""

from bot.address import Address, partition

WAKE = "parlour:wake"
"""Hints: the number of a partition with something new.

type: channel
by: deliver due
"""

WORKERS = "parlour:workers"
"""The living workers, by the time of their last beat.

type: sorted set
by: beat
kept: for ever
"""

SALT = "parlour:salt"
"""Random bytes with which the marks of forgotten people are made.

type: string
by: mark
kept: for ever
"""

BACKUP = "parlour:backup"
"""When the newest backup ended.

type: string
by: note_backup
kept: 400 days
"""


def _tagged(number: int, name: str) -> str:
    return f"{{p{number}}}:{name}"


def inbox(number: int) -> str:
    """Inbox entries: updates of Telegram, deadlines, moves of computers, requests of the bot
    itself. An entry is deleted when it is finished.

    type: stream of kind body update place
    by: deliver due commit acknowledge count_person rate_world read
        reclaim
    kept: for ever
    """
    return _tagged(number, "in")


def announcements(number: int) -> str:
    """Announcements, each to be made once. An entry is deleted when it is finished.

    type: stream of body place
    by: commit announced read reclaim
    kept: for ever
    """
    return _tagged(number, "say")


def seen(number: int) -> str:
    """Updates and other entries that came and must not come again, by the time that they came; all
    but requests count as 25 hours older. What is older than 26 hours is forgotten, except for the
    newest 100 of it.

    type: sorted set
    by: deliver adopt
    kept: 26 hours
    """
    return _tagged(number, "seen")


def probe(number: int) -> str:
    """Nothing: it is written to see whether a server saves, by the first partition that lies on it.

    type: string
    by: probe
    kept: 10 seconds
    """
    return _tagged(number, "probe")


def due(number: int) -> str:
    """The next deadline of every table that has one; of a person, at the thread
    `OWN_MISTAKES`, when one of their mistakes is to be sent to them.

    type: sorted set
    by: commit due adopt leave send_at
    kept: for ever
    """
    return _tagged(number, "due")


def dirty(number: int) -> str:
    """Tables that are to be painted, by the time from which on they are.

    type: sorted set
    by: commit painted due adopt leave
    kept: for ever
    """
    return _tagged(number, "dirty")


def own(number: int) -> str:
    """The lease: its fence and the worker that holds it.

    type: string
    by: take release
    kept: for ever
    """
    return _tagged(number, "own")


def beat(number: int) -> str:
    """When a clock last looked at the deadlines. It is deleted when there are none.

    type: string
    by: due
    kept: for ever
    """
    return _tagged(number, "beat")


def state(address: Address) -> str:
    """A table: its session, a long value that is kept `apart` from it, the reminder that stands,
    what its chat shows (`painted` is its version, `unsure` until when a late call may change it),
    requests to paint it (`asked` counts them, `not_before`), or the chat it moved to.

    `row` is the row of its game in the archive.

    type: hash of version session apart row moved reminder message painted digest kind sending
        unsure fence asked not_before
    by: commit painted announced adopt seal leave remind
    kept: 30 days
    """
    return _tagged(partition(address.chat), f"s:{address.key}")


def threads(chat: int) -> str:
    """The topics of a chat in which a table stands.

    type: set
    by: commit adopt leave
    kept: 30 days
    """
    return _tagged(partition(chat), f"threads:{chat}")


def played(chat: int) -> str:
    """The archive of a chat: a row for each finished game, oldest first, as `bot/archive/row.py`
    writes it. People stand in it by numbers.

    type: list
    by: commit rewrite_archive trim_archive delete
    kept: for ever
    """
    return _tagged(partition(chat), f"played:{chat}")


def opening(chat: int) -> str:
    """The ledger of a chat, as `bot/archive/fold.py` counts it, at which its oldest rows were left
    out: there are about 10,000 at the most.

    type: string
    by: trim_archive rewrite_archive delete
    kept: for ever
    """
    return _tagged(partition(chat), f"opening:{chat}")


def game(chat: int, session: str) -> str:
    """A finished game, compressed: without what its secret gives back, and with numbers for people.
    It expires 180 days after its end, or KEEP_GAMES, but not while it is one of the newest 200 of
    its chat.

    type: string
    by: commit put_games delete
    kept: for ever, or 180 days
    """
    return _tagged(partition(chat), f"game:{chat}:{session}")


def recap(chat: int, session: str) -> str:
    """The file id under which Telegram has the recap of a finished game.

    type: string
    by: remember_recap forget_recap
    kept: 180 days
    """
    return _tagged(partition(chat), f"recap:{chat}:{session}")


def newest_games(chat: int) -> str:
    """The newest games of a chat, which do not expire, by the time of their end.

    type: sorted set
    by: commit put_games delete
    kept: for ever
    """
    return _tagged(partition(chat), f"newest:{chat}")


def starred(chat: int) -> str:
    """The gallery of a chat: the stars of a finished game (`s <game> <number>`, `a` for those of
    administrators), and of one with enough of them the packed game (`g <game>`) and its row
    (`r <game>`), which are kept though the archive drops them.

    type: hash of games
    by: star keep drop add delete
    kept: for ever
    """
    return _tagged(partition(chat), f"starred:{chat}")


def link(number: int, session: str) -> str:
    """The chat of a finished game whose replay was opened: a link names the partition and the game
    alone.

    type: string
    by: note_link move_links forget_links
    kept: 180 days
    """
    return _tagged(number, f"link:{session}")


def tally(chat: int) -> str:
    """The people of a chat's archive: the number of each (`u <person>`, and `n`, the last number
    given), who has a number (`i <number>`, with the name last seen), and each number's tally. `v`
    counts the changes, and `m` is the month of the last game. Somebody who is forgotten leaves the
    number, its tally, and `u -<number>` for games that went on.

    type: hash of people
    by: commit rewrite_archive trim_archive stand_in forget_person delete
    kept: for ever
    """
    return _tagged(partition(chat), f"tally:{chat}")


def month(chat: int, month: int) -> str:
    """The games and wins of one month in a chat, by the number of the person.

    type: hash of people
    by: commit rewrite_archive delete
    kept: 100 days
    """
    return _tagged(partition(chat), f"month:{chat}:{month}")


def ranking(chat: int, pool: str) -> str:
    """The ratings of a pool in a chat, by the number of the person.

    type: sorted set
    by: commit rewrite_archive delete
    kept: for ever
    """
    return _tagged(partition(chat), f"ranking:{chat}:{pool}")


def world(pool: str) -> str:
    """A world board: who has which tag (`p <person>`, with the nickname), each tag's rating
    (`t <tag>`) and the nickname of who is shown (`n <tag>`). `v` counts the changes.

    type: hash of people
    by: rate_world name_in_world rewrite_world
    kept: for ever
    """
    return _tagged(partition(0), f"world:{pool}")


def world_rows(pool: str) -> str:
    """The games of a world board, oldest first, in which people stand by their tags.

    type: list
    by: rate_world
    kept: for ever
    """
    return _tagged(partition(0), f"worldrows:{pool}")


def world_ranking(pool: str) -> str:
    """The ratings of the people who are shown on a world board, by tag.

    type: sorted set
    by: rate_world name_in_world rewrite_world
    kept: for ever
    """
    return _tagged(partition(0), f"worldranking:{pool}")


def nicknames() -> str:
    """Claims of nicknames on the world boards: the person of each by how it looks (`n <likeness>`),
    and the claim of each person (`p <person>`). `v` is there once those of the boards were claimed.
    Without it, as after a restore, they are claimed again.

    type: hash of people
    by: claim_nickname claim_nicknames_shown all_are_claimed
    kept: for ever
    """
    return _tagged(partition(0), "nicknames")


def person(user: int) -> str:
    """A person's totals over all groups; `v` counts their changes, and `c <chat>` names each group
    in whose archive the person is.

    type: hash of documents
    by: count_person person_is_in forget_totals rewrite_totals
    kept: for ever
    """
    return _tagged(partition(user), f"me:{user}")


def mistakes(user: int) -> str:
    """The newest 200 mistakes that reviews found for a person, which come back as puzzles, as
    `bot/mistakes.py` writes them; by their game and the line of its log.

    type: hash of documents
    by: keep_mistakes change_mistake drop_mistakes forget_mistakes
    kept: 400 days
    """
    return _tagged(partition(user), f"mistakes:{user}")


def imports(user: int) -> str:
    """The last few games that a person sent to the private chat, each its id, a space, and its text
    form, compressed.

    type: list
    by: keep forget
    kept: 1 day
    """
    return _tagged(partition(user), f"imports:{user}")


def forgotten(number: int, mark: str) -> str:
    """When somebody was forgotten: by the time of the inbox entry that asked for it, and by that of
    games that end. The mark is an HMAC of who it was.

    type: string
    by: note
    kept: 1 day
    """
    return _tagged(number, f"forgotten:{mark}")


def finished(chat: int, session: str) -> str:
    """A game that was over before there was an archive.

    type: string
    by: older_versions
    kept: 2 days
    """
    return _tagged(partition(chat), f"over:{chat}:{session}")


def claim(number: int, announcement: str) -> str:
    """The claim of the worker that is making an announcement, or has made it.

    type: string
    by: reserve _claim unclaim
    kept: 26 hours
    """
    return _tagged(number, f"saying:{announcement}")


def rate(chat: int) -> str:
    """A chat's budget: when its last messages were sent, until when Telegram wants it left alone,
    and when Telegram said so.

    type: hash of sent until said_at
    by: reserve give_back spend pause
    kept: 1 minute, or 1 day
    """
    return _tagged(partition(chat), f"rate:{chat}")


def hands(address: Address) -> str:
    """The message that shows the hand of each person at a table.

    type: hash of people
    by: hand_stands leave forget_hands
    kept: 30 days
    """
    return _tagged(partition(address.chat), f"hands:{address.key}")


def notes(chat: int) -> str:
    """The documents of a chat or a person; of the bot itself, its menus. Whatever is committed in
    the chat, and each table that the person joins, keeps them again.

    type: hash of documents
    by: commit change count keep move forget_documents note_person
    kept: 400 days
    """
    return _tagged(partition(chat), f"notes:{chat}")


def ephemerals(bot: int) -> str:
    """Until when ephemeral messages count against a group's budget, and which group tries whether
    they still do.

    type: string
    by: note_ephemerals
    kept: 14 days, or 7 days
    """
    return f"ephemerals:{bot}"


def file(bot: int, sha256: str) -> str:
    """The file id under which Telegram has a picture that many chats see: a cover, a page of
    the rules, a step of a lesson.

    type: string
    by: remember_file forget_file
    kept: 3 days
    """
    return f"file:{bot}:{sha256}"
