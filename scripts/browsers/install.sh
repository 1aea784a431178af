#!/bin/sh
# Installs what `tests/browsers/run.ts` needs beside Chromium, from Debian's packages: sh scripts/browsers/install.sh, as root.
set -eu

if [ "$(id -u)" -ne 0 ]; then
  echo 'install: run this as root (it installs packages).' >&2
  exit 1
fi
if ! command -v apt-get >/dev/null; then
  echo 'install: this is for Debian and its relatives; docs/browsers.md names what is needed.' >&2
  exit 1
fi

apt-get update
# The driver's package was renamed after Debian 12.
driver=webkitgtk-webdriver
[ -n "$(apt-cache search --names-only "^$driver\$")" ] || driver=webkit2gtk-driver
DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends firefox-esr "$driver" xvfb locales
