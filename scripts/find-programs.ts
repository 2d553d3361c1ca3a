import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Programs that read downloads back or make tests cheaper, and the Debian packages that hold them. */
const PROGRAMS = [
  { program: 'chromium-headless-shell', packages: ['chromium-headless-shell'] },
  { program: 'pdftotext', packages: ['poppler-utils'] },
  { program: '/usr/lib/postgresql/*/bin/initdb', packages: ['postgresql'] },
  { program: 'soffice', packages: ['libreoffice-core-nogui', 'libreoffice-writer-nogui', 'libreoffice-calc-nogui'] },
];

/** Milliseconds of an installation; a package host that does not answer holds up no test. */
const LONGEST = 240_000;

/** Sees to it that other programs are there where this is root on Debian; tests do without what is not. */
export function findPrograms(): void {
  const missing = PROGRAMS.filter(({ program }) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0);
  if (missing.length === 0 || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  const packages = missing.flatMap((wanted) => wanted.packages);
  process.stderr.write(`Installing what the tests use besides: ${packages.join(', ')}…\n`);
  // The list of packages may be missing, or name what is there no more.
  if (!runAptGet(['install', '-y', '-q', '--no-install-recommends', ...packages])) {
    runAptGet(['update', '-q']);
    runAptGet(['install', '-y', '-q', '--no-install-recommends', ...packages]);
  }
}

function runAptGet(words: readonly string[]): boolean {
  // Servers are not started as they are installed: tests start their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return spawnSync('apt-get', words, { stdio: 'ignore', timeout: LONGEST, env }).status === 0;
}
