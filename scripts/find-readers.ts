import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Programs that read downloads back, and the Debian packages that hold them. */
const READERS = [
  { program: 'pdftotext', packages: ['poppler-utils'] },
  { program: 'soffice', packages: ['libreoffice-core-nogui', 'libreoffice-writer-nogui'] },
];

/** Milliseconds of an installation; a package host that does not answer holds up no test. */
const LONGEST = 240_000;

/** Sees to it that other programs can read downloads back where this is root on Debian; tests skip what is not there. */
export function findReaders(): void {
  const missing = READERS.filter(({ program }) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0);
  if (missing.length === 0 || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  const packages = missing.flatMap((reader) => reader.packages);
  process.stderr.write(`Installing what reads downloads back: ${packages.join(', ')}…\n`);
  const install = ['install', '-y', '-q', '--no-install-recommends', ...packages];
  spawnSync('apt-get', install, {
    stdio: 'ignore',
    timeout: LONGEST,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
