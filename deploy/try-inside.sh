#!/bin/sh
# In the bare Debian, booted and without a network: the image as it is run, and the steps of README.md.
set -eu
cd /opt/saalghar
failed=0
ok() { echo "ok      $1"; }
wrong() { echo "FAILED  $1"; failed=1; }

# In a file system that is read-only but for one folder and /tmp: sealed FOLDER USER GROUP COMMAND...
sealed() {
  exec unshare --mount sh -c 'mount --bind "$1" "$1" && mount -t tmpfs tmpfs /tmp && mount -o remount,bind,ro / && shift &&
    u=$1 g=$2 && shift 2 && exec setpriv --reuid "$u" --regid "$g" --clear-groups --no-new-privs --bounding-set=-all "$@"' sh "$@"
}

until_ready() {
  for n in $(seq 1 240); do curl -sf "http://127.0.0.1:$1/readyz" > /dev/null && return 0; sleep 0.5; done
  wrong "port $1 is not ready"; $2; return 0
}
expect() {
  got="$(curl -sk -o /dev/null -w '%{http_code}' --resolve "shop.example.com:$1:127.0.0.1" "https://shop.example.com:$1$3" || true)"
  if [ "$got" = "$2" ]; then ok "$1 $3 $got"; else wrong "$1 $3 answered $got instead of $2"; fi
}
ask_all() {
  for path in / /products /api/products /healthz /readyz; do expect "$1" 200 "$path"; done
  for path in /metrics /metrics/ /dev /dev/ /dev/mail /dev/mail/ /simulator /simulator/ /simulator/razorpay/checkout/ /api/dev /api/dev/; do
    expect "$1" 404 "$path"
  done
}

# Debian starts a proxy when it is installed; here lie two, and a shop has one.
systemctl stop caddy nginx
id saalghar > /dev/null 2>&1 || useradd --system --home-dir /var/lib/saalghar --create-home saalghar
install -d -m 750 -o saalghar -g saalghar /var/lib/saalghar /var/backups/saalghar
systemctl start postgresql@17-main
runuser -u postgres -- createuser saalghar 2> /dev/null || true
for name in saalghar image restored; do
  runuser -u postgres -- dropdb --if-exists "$name"
  runuser -u postgres -- createdb --owner saalghar "$name"
done
runuser -u postgres -- psql -qc "alter user saalghar password 'image'"
install -d -m 750 -g saalghar /etc/saalghar
sed -e 's|^PUBLIC_URL=.*|PUBLIC_URL=https://shop.example.com|' \
  -e 's|^DATABASE_URL=.*|DATABASE_URL=postgres://saalghar@localhost/saalghar?host=/var/run/postgresql|' \
  -e 's|^SMTP_URL=.*|SMTP_URL=smtp://127.0.0.1:2525|' -e 's|^MAIL_FROM=.*|MAIL_FROM=Shop <shop@saalghar.in>|' \
  deploy/shop.env.example > /etc/saalghar/shop.env

# The image: user 10001, whom nobody here knows by name; only /data can be written.
install -d -o 10001 -g 10001 /data
env_of_image="$(sed -n '/^ENV/,/[^\\]$/p' deploy/Containerfile | sed 's/^ENV//; s/\\$//')"
command_of_image="$(sed -n 's/^CMD \[\(.*\)\]$/\1/p' deploy/Containerfile | tail -1 | tr -d '",')"
(cd /shop && export $env_of_image PORT=3003 PUBLIC_URL=https://shop.example.com SMTP_URL=smtp://127.0.0.1:2525 \
  MAIL_FROM=shop@saalghar.in DATABASE_URL=postgres://saalghar:image@127.0.0.1/image
  sealed /data 10001 10001 $command_of_image) > /tmp/image.log 2>&1 &
until_ready 3003 'tail -5 /tmp/image.log'
[ "$(curl -s http://127.0.0.1:3003/products | grep -c '</html>')" = 1 ] && ok 'the image answers with a page' || wrong 'the image has no page'

# The systemd way.
cp deploy/saalghar@.service deploy/saalghar-worker.service deploy/saalghar-backup.service deploy/saalghar-backup.timer /etc/systemd/system/
complaints="$(systemd-analyze verify saalghar@1.service saalghar-worker.service saalghar-backup.service saalghar-backup.timer 2>&1 | grep -i saalghar || true)"
[ -z "$complaints" ] && ok 'systemd finds nothing wrong with the units' || wrong "systemd says: $complaints"
systemctl daemon-reload
systemctl start saalghar@1 saalghar@2 saalghar-worker saalghar-backup.timer
until_ready 3001 'journalctl -n 5 --no-pager -u saalghar@1'
until_ready 3002 'journalctl -n 5 --no-pager -u saalghar@2'
active() {
  for n in $(seq 1 40); do [ "$(systemctl is-active "$1")" = active ] && break; sleep 0.5; done
  [ "$(systemctl is-active "$1")" = active ] && ok "$1 is active $2" || { wrong "$1 is not active $2"; journalctl -n 8 --no-pager -u "$1"; }
}
for unit in saalghar@1 saalghar@2 saalghar-worker saalghar-backup.timer; do active "$unit" ''; done
[ "$(ps -o user= -p "$(systemctl show -p MainPID --value saalghar@1)")" = saalghar ] && ok 'it runs as saalghar' || wrong 'it does not run as saalghar'

mkdir -p /etc/letsencrypt/live/shop.example.com
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=shop.example.com -keyout /etc/letsencrypt/live/shop.example.com/privkey.pem \
  -out /etc/letsencrypt/live/shop.example.com/fullchain.pem 2> /dev/null
cp deploy/nginx-proxy.conf /etc/nginx/saalghar-proxy.conf
cp deploy/nginx.conf /etc/nginx/conf.d/saalghar.conf
rm -f /etc/nginx/sites-enabled/default
nginx -t 2> /tmp/nginx.log && ok 'nginx -t' || { wrong 'nginx -t'; cat /tmp/nginx.log; }
systemctl restart nginx
ask_all 443
systemctl restart saalghar@1
active saalghar@1 'after a restart'
expect 443 200 /products
systemctl kill -s KILL saalghar@2 saalghar-worker
sleep 3
active saalghar@2 'after it was killed'
active saalghar-worker 'after it was killed'
until_ready 3001 'journalctl -n 5 --no-pager -u saalghar@1'
until_ready 3002 'journalctl -n 5 --no-pager -u saalghar@2'
[ "$(curl -s -o /dev/null -w '%{http_code} %{redirect_url}' http://127.0.0.1/about -H 'Host: shop.example.com')" = '308 https://shop.example.com/about' ] \
  && ok 'http is sent on to https' || wrong 'http is not sent on to https'

# Caddy with a certificate of its own making: nobody outside can be asked for one here.
export SITE_ADDRESS=shop.example.com:8443 UPSTREAMS='127.0.0.1:3001 127.0.0.1:3002' HOME=/root
caddy validate --config deploy/Caddyfile --adapter caddyfile > /tmp/caddy.log 2>&1 && ok 'caddy validate' || { wrong 'caddy validate'; tail -3 /tmp/caddy.log; }
{ printf '{\n\tlocal_certs\n\tauto_https disable_redirects\n\tskip_install_trust\n\tadmin off\n}\n'; cat deploy/Caddyfile; } > /tmp/Caddyfile
caddy run --config /tmp/Caddyfile --adapter caddyfile > /tmp/caddy.log 2>&1 &
for n in $(seq 1 40); do curl -sk -o /dev/null --resolve shop.example.com:8443:127.0.0.1 https://shop.example.com:8443/healthz && break; sleep 0.5; done
ask_all 8443

# The nightly backup as its unit does it, and back again into an empty database.
rm -rf /var/backups/saalghar/*
systemctl start saalghar-backup && ok "$(journalctl --no-pager -o cat -u saalghar-backup | grep Saved | tail -1)" \
  || { wrong 'the backup'; journalctl -n 8 --no-pager -u saalghar-backup; }
install -d -o saalghar -g saalghar /var/lib/restored && rm -rf /var/lib/restored/*
DATABASE_URL='postgres://saalghar@localhost/restored?host=/var/run/postgresql' DATA_DIR=/var/lib/restored \
  setpriv --reuid saalghar --regid saalghar --init-groups /opt/saalghar/node server/commands/restore.ts /var/backups/saalghar/* > /tmp/restore.log 2>&1 \
  && ok "$(tail -1 /tmp/restore.log)" || { wrong 'the restore'; tail -5 /tmp/restore.log; }
count() { runuser -u postgres -- psql -At "$1" -c 'select (select count(*) from products), (select count(*) from settings), (select count(*) from schema_migrations)'; }
[ "$(count saalghar)" = "$(count restored)" ] && ok "both databases hold $(count restored)" || wrong 'the restored database is another one'

[ "$failed" = 0 ] && echo 'ok      deploy' || echo 'FAILED  deploy'
exit $failed
