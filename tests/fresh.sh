#!/usr/bin/env bash
# Run the tests from a clean clone on a bare Debian 12 that has Python, venv, make and git: in a
# container where Docker answers, else in a folder made by debootstrap. pip keeps the settings of
# this machine. RUN is another command than make test; MIRROR is where debootstrap fetches.
set -euo pipefail
cd "$(dirname "$0")/.."

packages="git make python3 python3-venv"
run="cd /parlour && ${RUN:-make test}"
work=$(mktemp -d)
trap 'rm -rf --one-file-system "$work"' EXIT
git clone --quiet . "$work/parlour"

# Of an option that is set twice, the variable of the environment wins, and comes last here.
settings=()
declare -A shared=()
while IFS="=" read -r name value; do
    value=${value:1:-1}
    settings+=("PIP_$(tr a-z- A-Z_ <<<"${name##*.}")=$value")
    for word in $value; do
        if [[ $word == file://* ]]; then word=$(dirname "${word#file://}"); fi # its files lie beside it
        if [[ $word == /* && -e $word ]]; then shared[$word]=1; fi
    done
done < <("${PYTHON:-python3}" -m pip config list 2>/dev/null | sort -r)

if docker info >/dev/null 2>&1; then
    options=(--volume "$work/parlour:/clone:ro")
    for each in "${settings[@]}"; do options+=(--env "$each"); done
    for each in "${!shared[@]}"; do options+=(--volume "$each:$each:ro"); done
    docker run --rm "${options[@]}" debian:12-slim bash -euc "
        apt-get update --quiet
        apt-get install --quiet --yes --no-install-recommends $packages
        cp -r /clone /parlour
        $run"
elif command -v debootstrap >/dev/null && [[ $EUID == 0 ]]; then
    root=$work/root
    debootstrap --variant=minbase --include="${packages// /,}" bookworm "$root" ${MIRROR:+"$MIRROR"}
    cp /etc/hosts "$root/etc/hosts"
    mv "$work/parlour" "$root/parlour"
    # Whatever is mounted in a namespace of its own is gone with it.
    unshare --mount bash -euc "$(declare -p root run settings shared)"'
        mount --rbind /dev "$root/dev"
        mount -t proc proc "$root/proc"
        for each in "${!shared[@]}"; do
            if [[ -d $each ]]; then mkdir -p "$root$each"; fi
            if [[ ! -e $root$each ]]; then install -D /dev/null "$root$each"; fi
            mount --bind "$each" "$root$each"
        done
        exec chroot "$root" env -i HOME=/root LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin \
            "${settings[@]}" bash -euc "$run"'
else
    echo "make fresh needs a running Docker, or debootstrap and root" >&2
    exit 1
fi
