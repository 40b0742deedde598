"""The Bot API: calls, their transport and the outbox that schedules them."""
