#!/bin/sh
# Boots the bare Debian in namespaces of its own (of try-debian.sh): what systemd finds on a machine, and nothing of this one.
set -eu
mount --make-rprivate /
mount --bind "$1" "$1"
mount -t proc proc "$1/proc"
mount -t sysfs -o ro sysfs "$1/sys"
mountpoint -q "$1/sys/fs/cgroup" || mount -t tmpfs tmpfs "$1/sys/fs/cgroup" 2> /dev/null || true
mount -t cgroup2 cgroup2 "$1/sys/fs/cgroup"
mount --rbind /dev "$1/dev"
# PostgreSQL shares memory there.
mount -t tmpfs -o mode=1777 tmpfs "$1/dev/shm"
mount -t tmpfs -o mode=755 tmpfs "$1/run"
mount -t tmpfs -o mode=1777 tmpfs "$1/tmp"
exec chroot "$1" env -i container=nspawn PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd > /dev/null 2>&1 < /dev/null
