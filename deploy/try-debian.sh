#!/bin/sh
# Runs the steps of this folder in a bare Debian 13, without a container engine: builds the image's content, then opens the shop the
# systemd way on Debian's PostgreSQL behind nginx, and asks it. Needs root, mmdebstrap and a mirror. `sh deploy/try-debian.sh [FOLDER]`
set -eu
here="$(cd "$(dirname "$0")/.." && pwd)"
bare="${1:-$(mktemp -d /tmp/saalghar-debian-XXXXXX)}"
mirror="${MIRROR:-$(awk '/^URIs:|^deb /{print $2; exit}' /etc/apt/sources.list.d/*.sources /etc/apt/sources.list 2>/dev/null)}"
if [ ! -e "$bare/etc/debian_version" ]; then
  mmdebstrap --variant=minbase --include=nodejs,npm,ca-certificates,postgresql,nginx-light,openssl,curl,procps \
    trixie "$bare" "${mirror:-http://deb.debian.org/debian}"
fi
[ -e "$HOME/.npmrc" ] && cp "$HOME/.npmrc" "$bare/root/.npmrc" || true
cp /etc/resolv.conf "$bare/etc/resolv.conf"
# Where a proxy of the house stands in between, its certificate is among the machine's own.
cp /etc/ssl/certs/ca-certificates.crt "$bare/etc/ssl/certs/ca-certificates.crt"
export NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
mkdir -p "$bare/opt/saalghar"
(cd "$here" && git archive HEAD) | tar -x -C "$bare/opt/saalghar"
mount --bind /proc "$bare/proc"
mount --bind /dev "$bare/dev"
# PostgreSQL shares memory there.
mount -t tmpfs -o mode=1777 tmpfs "$bare/dev/shm"
trap 'chroot "$bare" sh /opt/saalghar/deploy/try-stop.sh; umount -l "$bare/dev/shm" "$bare/proc" "$bare/dev"' EXIT
chroot "$bare" sh /opt/saalghar/deploy/try-inside.sh
