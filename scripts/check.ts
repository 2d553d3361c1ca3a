import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runArrows } from './arrows/run-arrows.ts';
import { buildPages } from './build-pages.ts';
import { checkBundle } from './check-bundle.ts';
import { checkCasts } from './check-casts.ts';
import { checkFolders } from './check-folders.ts';
import { checkPaths } from './check-paths.ts';
import { checkSourcesOfLaw } from './check-sources-of-law.ts';
import { checkSuites } from './check-suites.ts';
import { countNotYet } from './count-not-yet.ts';
import { checkLines } from './lines/check-lines.ts';

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules', name);

/** `npm run check` makes all of them; with names (`npm run check -- arrows`) only those. */
interface Check {
  readonly name: string;
  /** Answers what is wrong, one line each. */
  readonly run: () => readonly string[];
}

function tool(name: string, ...args: readonly string[]): Check {
  return {
    name,
    run: () => {
      const result = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
      return result.status === 0 ? [] : [`${name} failed`];
    },
  };
}

const asked = process.argv.slice(2);

const CHECKS: readonly Check[] = [
  tool('format', bin('oxfmt/bin/oxfmt'), '--check', '.'),
  tool('lint', bin('oxlint/bin/oxlint'), '--type-aware'),
  { name: 'arrows', run: () => runArrows({ mayWrite: asked.includes('--write') }) },
  tool('types-domain', bin('typescript/bin/tsc'), '-p', 'tsconfig.domain.json'),
  tool('types-server', bin('typescript/bin/tsc'), '-p', 'tsconfig.server.json'),
  tool('types-browser-tests', bin('typescript/bin/tsc'), '-p', 'tsconfig.e2e.json'),
  tool('types-web', bin('typescript/bin/tsc'), '-p', 'tsconfig.web.json'),
  tool('dead-code', bin('knip/bin/knip.js')),
  tool('generated-files', 'src/cli/main.ts', 'openapi', '--check'),
  { name: 'paths', run: checkPaths },
  { name: 'folders', run: checkFolders },
  { name: 'suites', run: checkSuites },
  { name: 'casts', run: checkCasts },
  { name: 'sources-of-law', run: checkSourcesOfLaw },
  {
    name: 'lines',
    run: () => checkLines({ mayWrite: asked.includes('--write'), isLoud: asked.includes('lines') }),
  },
  {
    name: 'bundle',
    run: () => {
      buildPages();
      return checkBundle();
    },
  },
];

const names = asked.filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !CHECKS.some((check) => check.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no check ${unknown.join(', ')}; there are ${CHECKS.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(2);
}

const chosen = names.length === 0 ? CHECKS : CHECKS.filter(({ name }) => names.includes(name));
const problems = chosen.flatMap((check) => {
  if (chosen.length > 1) process.stderr.write(`${check.name}\n`);
  return check.run();
});
for (const problem of problems) process.stdout.write(`${problem}\n`);
if (names.length === 0) process.stdout.write(`not yet built: ${countNotYet()} addresses\n`);
process.stdout.write(`${count(chosen.length, 'check')}, ${count(problems.length, 'problem')}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
