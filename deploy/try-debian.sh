#!/bin/sh
# Runs the steps of this folder in a bare Debian 13, without a container engine: builds the image's content and runs it as the
# image does, then boots it and opens the shop the systemd way on Debian's PostgreSQL behind nginx and Caddy, and asks it.
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
mount --bind /proc "$bare/proc"
mount --bind /dev "$bare/dev"
trap 'umount -l "$bare/proc" "$bare/dev"' EXIT
chroot "$bare" sh /opt/saalghar/deploy/try-build.sh
# From here on the bare Debian boots, with its own systemd and a network of its own: the ports are free, nothing outside is asked, and
# all of it ends with the command. The try is a unit of it.
cp "$here/deploy/try-inside.service" "$bare/etc/systemd/system/saalghar-try.service"
mkdir -p "$bare/etc/systemd/system/multi-user.target.wants"
ln -sf ../saalghar-try.service "$bare/etc/systemd/system/multi-user.target.wants/saalghar-try.service"
rm -f "$bare/var/log/saalghar-try.log"
unshare --net --pid --fork --kill-child --mount --cgroup --uts --ipc sh "$here/deploy/try-boot.sh" "$bare" || true
cat "$bare/var/log/saalghar-try.log"
tail -1 "$bare/var/log/saalghar-try.log" | grep -q '^ok '
