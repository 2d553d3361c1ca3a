import { expect, it } from 'vitest';
import { killImports } from '#tests/long/kill-imports.ts';

const SEED = Number(process.env['PANDECT_SEED'] ?? 20_261_121);

it(`Imports killed at random end as an undisturbed one does, seed ${SEED}`, { timeout: 180_000 }, async () => {
  const sizes = { kills: 3, documents: 150, megabytes: 0 };
  const { counts, failures } = await killImports(sizes, { seed: SEED, say: () => {} });
  expect(failures).toEqual([]);
  expect(counts['kills']).toBe(3);
  expect(counts['documents']).toBe(162);
});
