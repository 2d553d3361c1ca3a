import { expect, it } from 'vitest';
import { killForgetting } from '#tests/long/kill-forgetting.ts';

const SEED = Number(process.env['PANDECT_SEED'] ?? 20_261_121);

it(
  `OP-204: pandect forget, killed at random and asked again, leaves no word and loses nothing else, seed ${SEED}`,
  {
    timeout: 180_000,
  },
  async () => {
    const { counts, failures } = await killForgetting({ kills: 3, traces: 200 }, { seed: SEED, say: () => {} });
    expect(failures.join('\n')).toBe('');
    expect(counts['kills']).toBe(3);
  },
);
