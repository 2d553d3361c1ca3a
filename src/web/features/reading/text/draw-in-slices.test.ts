import { expect, test } from 'vitest';
import { ArrivingText } from './arriving-text.ts';
import { drawInSlices } from './draw-in-slices.ts';

function busyFor(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('Between parts that take long the browser may do something else', async () => {
  const text = new ArrivingText(new Map([[0, 'zero']]));
  const order: string[] = [];
  text.listen((part, html) => {
    order.push(`${part} ${html}`);
    busyFor(20);
  });
  setTimeout(() => order.push('the reader'));
  await drawInSlices(text, 1, ['one', 'two', 'three'], new AbortController().signal);
  expect(order.filter((entry) => entry !== 'the reader')).toEqual(['1 one', '2 two', '3 three']);
  expect(order.indexOf('the reader')).toBeGreaterThan(0);
  expect(order.indexOf('the reader')).toBeLessThan(order.length - 1);
  expect([0, 1, 2, 3].map((part) => text.has(part))).toEqual([true, true, true, true]);
});

test('Nothing is drawn for a reader who has gone', async () => {
  const text = new ArrivingText(new Map());
  const stop = new AbortController();
  text.listen(() => stop.abort());
  await drawInSlices(text, 0, ['zero', 'one'], stop.signal);
  expect([text.has(0), text.has(1)]).toEqual([true, false]);
});
