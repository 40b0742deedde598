"""Requests by taps and commands, and the ways to answer them."""
