import { expect, test } from 'vitest';
import { describeRateCounter } from '#server/ports/rate-counter.conformance.ts';
import { InProcessCounter } from './in-process-counter.ts';

describeRateCounter('the counter in memory', async () => {
  let now = 0;
  return {
    counter: new InProcessCounter(() => now),
    move: (milliseconds) => (now += milliseconds),
    close: () => undefined,
  };
});

test('The counter in memory forgets the clients that were quiet longest', async () => {
  const counter = new InProcessCounter(() => 0);
  const limit = { name: 'calls', most: 1, period: 60_000 };
  for (let client = 0; client < 60_000; client += 1) await counter.take(limit, String(client));
  expect(counter.sizeOf('calls')).toBe(50_000);
  expect(await counter.take(limit, '59999')).toBe(60);
  expect(await counter.take(limit, '0')).toBe(0);
});
