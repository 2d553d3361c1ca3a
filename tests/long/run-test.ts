import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PRODUCT } from '#server/compose/product.ts';

/** Characters of what a failed run wrote that are told. */
const MOST_TOLD = 4_000;

/** Runs a file of tests with more than it usually takes, as its environment says; answers what failed. */
export async function runTest(test: string, environment: Readonly<Record<string, string>>): Promise<string[]> {
  const runner = join(PRODUCT.root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [runner, 'run', test], {
    cwd: PRODUCT.root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (written += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0 ? [] : [written.slice(-MOST_TOLD)];
}
