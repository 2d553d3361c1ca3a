import { expect, it } from 'vitest';
import { killDesk } from '#tests/long/kill-desk.ts';

const SEED = Number(process.env['PANDECT_SEED'] ?? 20_261_121);

it(
  `Favorites written while the process is killed ten times are there whole or not at all, seed ${SEED}`,
  { timeout: 120_000 },
  async () => {
    const { counts, failures } = await killDesk(10, SEED);
    expect(failures).toEqual([]);
    expect(counts['acknowledged']).toBeGreaterThanOrEqual(10);
  },
);
