import { expect, it } from 'vitest';
import { killFavorites, killHabits } from '#tests/long/kill-desk.ts';

const SEED = Number(process.env['PANDECT_SEED'] ?? 20_261_121);

it.each([
  ['Favorites and folders', killFavorites],
  ['Notes, history, places, searches, the record, alerts and choices', killHabits],
])(
  `%s written while the process is killed ten times are there whole or not at all, seed ${SEED}`,
  { timeout: 120_000 },
  async (_what, kill) => {
    const { counts, failures } = await kill(10, SEED);
    expect(failures).toEqual([]);
    expect(counts['acknowledged']).toBeGreaterThanOrEqual(10);
  },
);
