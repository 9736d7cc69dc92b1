#!/bin/sh
# Inside the bare Debian, with a network: the image's own steps.
set -eu
cd /opt/saalghar
echo "node of the system: $(node --version)"
# A shop that is open has facts of its own.
sed -i -e "s/ (demo)'/'/" -e "s/19AAAAA0000A1ZZ/19AABCT3518Q1ZT/" -e "s/1 Demo House, //" -e "s/Demo Grievance Officer/Meera Chettri/" \
  -e "s/+916000000000/+919832012345/;s/+916000000001/+919832012346/" -e "s/@saalghar\.example/@saalghar.in/" domain/company/default-settings.ts
sh deploy/build-image.sh
du -sm /opt/saalghar | awk '{print "the image holds " $1 " MB"}'
# As the image has it, under its own address.
cp -al /opt/saalghar /shop
