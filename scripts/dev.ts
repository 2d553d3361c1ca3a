import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Server with restart on change and pages with hot reload; the pages' server passes calls on. */
const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch-path=src', 'src/server/main.ts'], { cwd: root, stdio: 'inherit' }),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], { cwd: root, stdio: 'inherit' }),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => children.forEach((child) => child.kill(signal)));
}
for (const child of children) {
  child.once('exit', (code) => {
    children.forEach((other) => other.kill());
    process.exitCode = code ?? 0;
  });
}
