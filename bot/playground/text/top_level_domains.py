"""Top-level domains that make an address of a word with a dot in it: all countries', and the
general ones that people meet."""

_COUNTRIES = """
ac ad ae af ag ai al am ao ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by
bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu
fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie
il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv
ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr
nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk
sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy
uz va vc ve vg vi vn vu wf ws ye yt za zm zw
"""
_GENERAL = """
academy aero agency app art arpa asia audio band bank bar beer bet bike bio biz blog blue book bot
box build business buzz cab cafe camera camp cards care casa cash casino cat center chat cheap
church city click clinic cloud club coach code codes coffee college com community company computer
cool coop country coupon credit cruises dance data date dating deals delivery dental design dev
digital direct directory doctor dog domains download earth eco edu education email energy engineer
estate events exchange expert express fail faith family fan farm fashion film finance fish fit
florist fly food football forum foundation fun fund fyi gallery game games garden gay gift gifts
global gold golf google gov green group guide guru haus health help hockey holiday homes host
hosting house how info ink institute int international jobs kim land law legal life limited link
live loan lol love ltd luxury market marketing mba media menu mil mobi moda moe money museum music
name net network new news ninja nyc one onion online ooo org page paris partners parts party pet
photo photography photos pics pictures pink pizza place play plus poker porn press pro productions
properties pub quest racing radio red rent repair report rest restaurant review reviews rich rip
rocks run sale school science services sex shoes shop show singles site ski social software solar
solutions space sport store stream studio style support surf systems tax taxi team tech technology
tel tennis theater tickets tips tires today tokyo ton tools top tours town toys trade training
travel tube university uno vacations video villas vip vision vodka vote voyage wang watch webcam
website wedding wiki win wine work works world wtf xn xxx xyz yoga you zip zone
бел дети ком москва онлайн орг рус рф сайт укр қаз ελ ευ
"""
TLDS = frozenset((_COUNTRIES + _GENERAL).split())
