import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

interface Item {
  readonly asker: string;
  readonly name: string;
}

function fill(...names: readonly string[]): FairQueue<Item> {
  const queue = new FairQueue<Item>();
  for (const name of names) queue.put({ asker: name[0]!, name });
  return queue;
}

function work(queue: FairQueue<Item>, milliseconds: number): string | undefined {
  const item = queue.take();
  if (item) queue.end(item, milliseconds);
  return item?.name;
}

test('One asker’s items come in the order they were asked', () => {
  const queue = fill('a1', 'a2', 'a3');
  expect([work(queue, 5), work(queue, 1), work(queue, 1), work(queue, 1)]).toEqual(['a1', 'a2', 'a3', undefined]);
});

test('Whoever has had least comes next: both quick ones of another before the second dear one', () => {
  const queue = fill('a1', 'a2', 'a3');
  const dear = queue.take()!;
  for (const name of ['b1', 'b2', 'c1']) queue.put({ asker: name[0]!, name });
  queue.end(dear, 9_000);
  const order = Array.from({ length: 5 }, () => work(queue, 10));
  expect(order).toEqual(['b1', 'c1', 'b2', 'a2', 'a3']);
});

test('What was had is forgotten once nothing is open', () => {
  const queue = fill('a1');
  expect(work(queue, 9_000)).toBe('a1');
  expect(queue.askers).toBe(0);
  for (const name of ['a2', 'b1']) queue.put({ asker: name[0]!, name });
  expect([work(queue, 1), work(queue, 1)]).toEqual(['a2', 'b1']);
});
