#!/bin/sh
# Runs the steps of this folder in a bare Debian 13, without a container engine: builds the image's content and runs it as the
# image does, then opens the shop the systemd way on Debian's PostgreSQL behind nginx and Caddy, and asks it.
# Needs root, mmdebstrap and a mirror. `sh deploy/try-debian.sh [FOLDER]`; FOLDER keeps the bare Debian for the next time.
set -eu
here="$(cd "$(dirname "$0")/.." && pwd)"
bare="${1:-$(mktemp -d /tmp/saalghar-debian-XXXXXX)}"
mirror="${MIRROR:-$(awk '/^URIs:|^deb /{print $2; exit}' /etc/apt/sources.list.d/*.sources /etc/apt/sources.list 2>/dev/null)}"
if [ ! -e "$bare/etc/debian_version" ]; then
  mmdebstrap --variant=minbase \
    --include=systemd,nodejs,npm,ca-certificates,postgresql,nginx-light,caddy,openssl,curl,procps,iproute2 \
    trixie "$bare" "${mirror:-http://deb.debian.org/debian}"
fi
[ -e "$HOME/.npmrc" ] && cp "$HOME/.npmrc" "$bare/root/.npmrc" || true
cp /etc/resolv.conf "$bare/etc/resolv.conf"
# Where a proxy of the house stands in between, its certificate is among the machine's own.
cp /etc/ssl/certs/ca-certificates.crt "$bare/etc/ssl/certs/ca-certificates.crt"
export NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
rm -rf "$bare/opt/saalghar" "$bare/shop" && mkdir -p "$bare/opt/saalghar"
# What COPY takes along: everything but what .dockerignore names.
(cd "$here" && git archive HEAD) | tar -x -C "$bare/opt/saalghar"
(cd "$bare/opt/saalghar" && grep -v '[#*]' .dockerignore | xargs rm -rf)
# A mount of its own, so that a process can be given it read-only.
mount --bind "$bare" "$bare"
mount --bind /proc "$bare/proc"
mount --bind /dev "$bare/dev"
# PostgreSQL shares memory there.
mount -t tmpfs -o mode=1777 tmpfs "$bare/dev/shm"
trap 'umount -l "$bare/dev/shm" "$bare/proc" "$bare/dev" "$bare"' EXIT
chroot "$bare" sh /opt/saalghar/deploy/try-build.sh
# From here on with a network of its own: the ports are free, nothing outside is asked, and all of it ends with the command.
unshare --net --pid --fork --kill-child sh -c 'ip link set lo up && mount -t proc proc "$1/proc" && exec chroot "$1" sh /opt/saalghar/deploy/try-inside.sh' sh "$bare"
