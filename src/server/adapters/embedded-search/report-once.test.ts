import { expect, test, vi } from 'vitest';
import { reportOnce } from './report-once.ts';

test('The same failure is told once an hour, another one at once', () => {
  const report = vi.fn<(error: Error) => void>();
  let now = 0;
  const tell = reportOnce(report, () => now);
  for (let second = 0; second < 10; second += 1) {
    now = second * 1000;
    tell(new Error('disk gone'));
  }
  tell(new Error('no memory'));
  expect(report.mock.calls.map(([{ message }]) => message)).toEqual(['disk gone', 'no memory']);
  now = 60 * 60_000;
  tell(new Error('disk gone'));
  expect(report).toHaveBeenCalledTimes(3);
});
