import type { Block } from '#domain/document/block.ts';
import { describe, expect, test } from 'vitest';
import { alignVersions } from './align-versions.ts';
import { readBlockWords } from './block-words.ts';
import { carryBlockIds } from './carry-block-ids.ts';

const RAIN = 'Rain fell on the harbour while the surveyor measured the northern quay';
const SHIP = 'A second vessel had been chartered by the brothers without any written contract';
const COST = 'Storage was charged at eleven crowns a day until the cargo left the warehouse';

/** The ids of versions of a text, one after the other. */
function carry(...versions: readonly (readonly string[])[]): string[][] {
  const all: string[][] = [];
  let former: ReturnType<typeof words> | undefined;
  for (const version of versions) {
    const blocks = words(version);
    const ids = all.at(-1);
    all.push(carryBlockIds(blocks, former && ids && { ids, alignment: alignVersions(former, blocks) }));
    former = blocks;
  }
  return all;
}

function words(texts: readonly string[]): ReturnType<typeof readBlockWords>[] {
  return texts
    .map((text, at): Block => ({ kind: 'paragraph', number: `${at + 1}.`, inlines: [text] }))
    .map(readBlockWords);
}

describe('the ids of blocks (OP-119)', () => {
  test('of a first version follow from its text alone, and equal blocks are told apart', () => {
    const [ids = []] = carry(['So ordered.', RAIN, 'So ordered.', 'So ordered.']);
    const [first = '', second] = ids;
    expect(ids).toEqual([first, second, `${first}-2`, `${first}-3`]);
    expect(carry([RAIN])).toEqual([[second]]);
    expect(first).toMatch(/^[0-9a-z]{14}$/);
  });

  test('stay with blocks that are kept, moved or edited', () => {
    const [[rain, ship, cost] = [], next] = carry([RAIN, SHIP, COST], [COST, RAIN, SHIP.replace('second', 'third')]);
    expect(next).toEqual([cost, rain, ship]);
  });

  test('stay with the first part of a split block and of merged ones', () => {
    const [[whole, cost] = [], split = []] = carry([`${RAIN}. ${SHIP}.`, COST], [`${RAIN}.`, `${SHIP}.`, COST]);
    expect([split[0], split[2]]).toEqual([whole, cost]);
    expect(new Set(split).size).toBe(3);
    const [[rain] = [], merged] = carry([RAIN, SHIP, COST], [`${RAIN} ${SHIP}`, COST]);
    expect(merged?.[0]).toBe(rain);
  });

  test('go to nobody else when their block is gone, or when it is not sure whose they are', () => {
    const [[first, second] = [], next = []] = carry(
      ['The fee of the first class is ten crowns a year', 'The fee of the second class is ten crowns a year'],
      ['The fee of the third class is ten crowns a year'],
    );
    expect([first, second]).not.toContain(next[0]);
    const [[rain, ship] = [], moved = []] = carry([RAIN, SHIP], [RAIN.replace('northern', 'southern'), SHIP, RAIN]);
    // The one that says what the old one said is the old one.
    expect(moved.slice(1)).toEqual([ship, rain]);
    expect(moved[0]).not.toBe(rain);
  });

  test('come back with the words that come back', () => {
    const [first, , third] = carry([RAIN, SHIP], [SHIP], [RAIN, SHIP]);
    expect(third).toEqual(first);
  });
});
