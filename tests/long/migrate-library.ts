import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PRODUCT } from '#server/compose/product.ts';
import type { LongCheck, LongFindings } from './long-check.ts';

const DOCUMENTS = 20_000;
const TEST = 'tests/api/migrated-records.test.ts';
/** Characters of what a failed run wrote that are told. */
const MOST_TOLD = 4_000;

/** The tests of migrations over a library as large as they come, killed on the way and gone on with. */
export const migrationCheck: LongCheck = {
  name: 'migrations of a large library',
  run: ({ isQuick }) => runTest(isQuick ? 2_000 : DOCUMENTS),
};

async function runTest(documents: number): Promise<LongFindings> {
  const runner = join(PRODUCT.root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [runner, 'run', TEST], {
    cwd: PRODUCT.root,
    env: { ...process.env, PANDECT_DOCUMENTS: String(documents) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (written += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { counts: { documents }, failures: code === 0 ? [] : [written.slice(-MOST_TOLD)] };
}
