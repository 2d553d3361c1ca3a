import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildPages } from './build-pages.ts';
import { checkBundle } from './check-bundle.ts';
import { checkCasts } from './check-casts.ts';
import { checkPaths } from './check-paths.ts';
import { countNotYet } from './count-not-yet.ts';

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules', name);

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

const CHECKS: readonly Check[] = [
  tool('format', bin('oxfmt/bin/oxfmt'), '--check', '.'),
  tool('lint', bin('oxlint/bin/oxlint'), '--type-aware'),
  tool('types: domain', bin('typescript/bin/tsc'), '-p', 'tsconfig.domain.json'),
  tool('types: server', bin('typescript/bin/tsc'), '-p', 'tsconfig.server.json'),
  tool('types: browser tests', bin('typescript/bin/tsc'), '-p', 'tsconfig.e2e.json'),
  tool('types: web', bin('typescript/bin/tsc'), '-p', 'tsconfig.web.json'),
  tool('dead code', bin('knip/bin/knip.js')),
  tool('generated files', 'src/cli/main.ts', 'openapi', '--check'),
  { name: 'paths named in docs', run: checkPaths },
  { name: 'casts in tests', run: checkCasts },
  {
    name: 'bundle budget',
    run: () => {
      buildPages();
      return checkBundle();
    },
  },
];

const problems = CHECKS.flatMap((check) => {
  process.stderr.write(`${check.name}\n`);
  return check.run();
});
for (const problem of problems) process.stderr.write(`  ${problem}\n`);
process.stdout.write(`not yet built: ${countNotYet()} addresses\n`);
process.stdout.write(`${CHECKS.length} checks, ${problems.length} problems\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
