import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../../bench/import/memory-akn.ts', import.meta.url));

test('a judgment of 50 MB is read in less than 250 MB of memory', { timeout: 300_000 }, () => {
  const { blocks, maxRssMb } = JSON.parse(execFileSync(process.execPath, [SCRIPT, '50'], { encoding: 'utf8' }));
  expect(blocks).toBeGreaterThan(90_000);
  expect(maxRssMb).toBeLessThan(250);
});
