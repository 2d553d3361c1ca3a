import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Work that takes so many milliseconds. */
function work(milliseconds: number): void {
  for (const until = performance.now() + milliseconds; performance.now() < until;);
}

test('long work gives others their turn between its portions, and leaves nothing out', async () => {
  const done: string[] = [];
  const turns = new Turns(async () => void done.push('others'));
  await turns.each([1, 2, 3], (number) => {
    work(6);
    done.push(`${number}`);
  });
  expect(done).toEqual(['1', 'others', '2', 'others', '3']);
  await turns.each([4], (number) => done.push(`${number}`));
  expect(done.slice(-2)).toEqual(['others', '4']);
});
