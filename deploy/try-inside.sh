#!/bin/sh
# Inside the bare Debian: the steps of README.md, with `setpriv` where systemd would change the user.
set -eu
cd /opt/saalghar
echo "node of the system: $(node --version)"
# A shop that is open has facts of its own.
sed -i -e "s/ (demo)'/'/" -e "s/19AAAAA0000A1ZZ/19AABCT3518Q1ZT/" -e "s/1 Demo House, //" -e "s/Demo Grievance Officer/Meera Chettri/" \
  -e "s/+916000000000/+919832012345/;s/+916000000001/+919832012346/" -e "s/@saalghar\.example/@saalghar.in/" domain/company/default-settings.ts
sh deploy/build-image.sh
du -sm /opt/saalghar | awk '{print "the image holds " $1 " MB"}'
id saalghar 2>/dev/null || useradd --system --home-dir /var/lib/saalghar --create-home saalghar
pg_ctlcluster 17 main start || true
runuser -u postgres -- createuser saalghar || true
runuser -u postgres -- createdb --owner saalghar saalghar || true
install -d -m 750 -g saalghar /etc/saalghar
cat > /etc/saalghar/shop.env <<ENV
PUBLIC_URL=https://shop.example.com
DATABASE_URL=postgres://saalghar@localhost/saalghar?host=/var/run/postgresql
SMTP_URL=smtp://127.0.0.1:2525
MAIL_FROM=Shop <shop@saalghar.in>
TRUST_PROXY=127.0.0.1
ENV
set -a; . /etc/saalghar/shop.env 2>/dev/null || true; set +a
start() {
  # As systemd does it: an ordinary user, no privileges, the unit's settings.
  env HOST=127.0.0.1 PORT="$1" DATA_DIR=/var/lib/saalghar WORKER="$2" NODE_ENV=production LOG_LEVEL=warn \
    PUBLIC_URL="https://shop.example.com" DATABASE_URL="postgres://saalghar@localhost/saalghar?host=/var/run/postgresql" \
    SMTP_URL="smtp://127.0.0.1:2525" MAIL_FROM="Shop <shop@saalghar.in>" TRUST_PROXY=127.0.0.1 \
    setpriv --reuid saalghar --regid saalghar --init-groups --no-new-privs \
    /opt/saalghar/node --max-semi-space-size=4 dist/server/main.js > "/tmp/shop-$1.log" 2>&1 &
  echo $! > "/run/shop-$1.pid"
}
start 3001 off
start 3002 on
mkdir -p /etc/letsencrypt/live/shop.example.com
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=shop.example.com -keyout /etc/letsencrypt/live/shop.example.com/privkey.pem \
  -out /etc/letsencrypt/live/shop.example.com/fullchain.pem 2>/dev/null
cp deploy/nginx-proxy.conf /etc/nginx/saalghar-proxy.conf
cp deploy/nginx.conf /etc/nginx/conf.d/saalghar.conf
rm -f /etc/nginx/sites-enabled/default
# Not the machine's own ports: this Debian shares them.
sed -i -e 's/:80 default/:18080 default/;s/listen 80/listen 18080/;s/:443 ssl/:18443 ssl/;s/listen 443/listen 18443/' /etc/nginx/conf.d/saalghar.conf
for n in $(seq 1 120); do
  curl -sf http://127.0.0.1:3001/readyz > /dev/null && curl -sf http://127.0.0.1:3002/readyz > /dev/null && break
  sleep 0.5
done
nginx -t 2>&1 | tail -1
nginx
failed=0
expect() {
  got="$(curl -sk -o /dev/null -w '%{http_code}' --resolve shop.example.com:18443:127.0.0.1 "https://shop.example.com:18443$2")"
  if [ "$got" = "$1" ]; then echo "ok      $2 $got"; else echo "FAILED  $2 answered $got instead of $1"; failed=1; fi
}
for path in / /products /api/products /healthz /readyz; do expect 200 "$path"; done
for path in /metrics /metrics/ /dev /dev/ /dev/mail /dev/mail/ /simulator /simulator/ /simulator/razorpay/checkout/ /api/dev /api/dev/; do expect 404 "$path"; done
tail -3 /tmp/shop-3001.log
exit $failed
