"""The rules of the games and the sessions they are played in; knows no chat and no clock."""
