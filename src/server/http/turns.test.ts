import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

const here = new AbortController().signal;

describe('the turns of a client', () => {
  it('come one after the other beyond the number that is worked on at once, and leave others alone', async () => {
    const turns = new Turns(2);
    const order: string[] = [];
    const [one, two] = [await turns.take('bot', 1, here), await turns.take('bot', 1, here)];
    const third = turns.take('bot', 1, here).then((end) => {
      order.push('third');
      return end;
    });
    const other = await turns.take('reader', 1, here);
    order.push('reader');
    one?.();
    (await third)?.();
    expect(order).toEqual(['reader', 'third']);
    two?.();
    other?.();
    expect(turns.size).toBe(0);
  });

  it('are one at least, however small the share', async () => {
    const turns = new Turns(4);
    const one = await turns.take('robot', 0.1, here);
    let isSecond = false;
    const second = turns.take('robot', 0.1, here).then((end) => {
      isSecond = true;
      return end;
    });
    await Promise.resolve();
    expect(isSecond).toBe(false);
    one?.();
    (await second)?.();
    expect(turns.size).toBe(0);
  });

  it('are refused to a client that has twenty calls waiting, and lost on one that went away', async () => {
    const turns = new Turns(1);
    const one = await turns.take('bot', 1, here);
    const gone = new AbortController();
    const waiting = Array.from({ length: 20 }, (_, index) => turns.take('bot', 1, index < 19 ? gone.signal : here));
    expect(await turns.take('bot', 1, here)).toBeUndefined();
    gone.abort();
    one?.();
    const ends = await Promise.all(waiting);
    expect(ends.slice(0, 19)).toEqual(Array(19).fill(undefined));
    ends[19]?.();
    expect(turns.size).toBe(0);
  });

  it('have no limit where none is set', async () => {
    const turns = new Turns(0);
    await Promise.all(Array.from({ length: 100 }, () => turns.take('bot', 1, here)));
    expect(turns.size).toBe(0);
  });
});
