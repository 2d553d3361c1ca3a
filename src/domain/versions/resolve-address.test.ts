import type { Block } from '#domain/document/block.ts';
import { describe, expect, test } from 'vitest';
import { readAddress } from './address.ts';
import { resolveAddress } from './resolve-address.ts';
import type { Resolution } from './resolution.ts';
import { readTextsOf, storeVersions, type StoredVersion } from './stored-versions.test-support.ts';

const RAIN = 'Rain fell on the harbour while the surveyor measured the northern quay';
const SHIP = 'A second vessel had been chartered by the brothers without any written contract';
const COST = 'Storage was charged at eleven crowns a day until the cargo left the warehouse';
const BOND = 'No bond was posted, and the harbour master refused to release the anchor';

/** Versions of paragraphs counted from 1; a line `#…` is a page mark, `*…` a note. */
function store(...texts: readonly (readonly string[])[]): StoredVersion[] {
  return storeVersions(
    texts.map((lines) => {
      let number = 0;
      let mark = 0;
      return lines.map((line): Block => {
        if (line.startsWith('#')) return { kind: 'page', label: line.slice(1) };
        if (line.startsWith('*')) return { kind: 'footnote', mark: `${(mark += 1)}`, paragraphs: [[line.slice(1)]] };
        return { kind: 'paragraph', number: `${(number += 1)}.`, inlines: [line] };
      });
    }),
  );
}

async function resolve(versions: readonly StoredVersion[], fragment: string, v?: string): Promise<Resolution> {
  const address = readAddress(fragment, v);
  if (!address) throw new Error(`${fragment} is no address.`);
  const { outlined } = { outlined: versions.map((version) => version.outlined) };
  // Texts go by number of version, also where an earlier one is not kept.
  const texts = new Map(versions.map((version) => [version.outlined.version, version]));
  return resolveAddress(outlined, address, (version, block) => texts.get(version)?.words[block]?.text ?? '');
}

const at = (version: number, block: number, anchor: string): object => ({ version, block, anchor });

describe('OP-119: an address with the version it was made on', () => {
  test('finds the words in the newest version, under another number, too', async () => {
    const versions = store([RAIN, SHIP], [COST, RAIN, SHIP]);
    expect(await resolve(versions, 'p2', '1')).toEqual({ kind: 'same-words', place: at(2, 2, 'p3') });
    expect(await resolve(versions, 'p2', '2')).toEqual({ kind: 'same-words', place: at(2, 1, 'p2') });
  });

  test('moves a passage by what the printed number is longer', async () => {
    const versions = store([RAIN], [...Array.from({ length: 9 }, (_, place) => `${SHIP} ${place}`), RAIN]);
    expect(await resolve(versions, 'p1:3-12', '1')).toEqual({
      kind: 'same-words',
      place: { ...at(2, 9, 'p10'), passage: { from: 4, to: 13 } },
    });
    expect(readTextsOf(versions)(2, 9).slice(4, 13)).toBe('Rain fell');
  });

  test('shows the older version where the words changed, and says since when', async () => {
    const versions = store([RAIN, SHIP], [RAIN, SHIP], [RAIN.replace('northern', 'southern'), SHIP]);
    expect(await resolve(versions, 'p1', '1')).toEqual({
      kind: 'older-version',
      place: at(1, 0, 'p1'),
      change: 'changed',
      since: 3,
      newest: at(3, 0, 'p1'),
    });
  });

  test('says "removed in version 2" and offers what stood beside it', async () => {
    const versions = store([RAIN, SHIP, COST], [RAIN, COST], [RAIN, COST]);
    expect(await resolve(versions, 'p2:3-20', '1')).toEqual({
      kind: 'older-version',
      place: { ...at(1, 1, 'p2'), passage: { from: 3, to: 20 } },
      change: 'removed',
      since: 2,
      newest: at(3, 0, 'p1'),
    });
  });

  test('finds a passage in an edited paragraph where the edit left it alone', async () => {
    const versions = store([RAIN, SHIP], [RAIN.replace('fell', 'had been falling'), SHIP]);
    const quay = RAIN.indexOf('northern') + 3;
    const carried = await resolve(versions, `p1:${quay}-${quay + 13}`, '1');
    expect(carried).toEqual({
      kind: 'same-words',
      place: { ...at(2, 0, 'p1'), passage: { from: quay + 12, to: quay + 25 } },
    });
    expect(await resolve(versions, 'p1:3-12', '1')).toMatchObject({ kind: 'older-version', change: 'changed' });
  });

  test.each([
    ['not', 'It is not due. It is paid in full by the brothers.', 'It is due. It is not paid in full by the brothers.'],
    ['paid', 'It was paid in full by the brothers in May.', 'It was paid in full by the brothers and paid in May.'],
    ['in May', 'It was paid in full by the brothers in May.', 'It was paid in full by the brothers in early May.'],
  ])('does not take "%s" for the same words at another place of the paragraph', async (words, old, next) => {
    const versions = store([old, SHIP], [next, SHIP]);
    const from = old.indexOf(words) + 3;
    expect(await resolve(versions, `p1:${from}-${from + words.length}`, '1')).toMatchObject({ kind: 'older-version' });
  });

  test('finds words again that were away for a version, in no other words', async () => {
    const versions = store([RAIN, SHIP], [SHIP], [RAIN, SHIP]);
    expect(await resolve(versions, 'p1', '1')).toEqual({ kind: 'same-words', place: at(3, 0, 'p1') });
  });

  test('does not look for a passage in what came back in other words', async () => {
    const edited = RAIN.replace('northern', 'southern');
    const versions = store([RAIN, SHIP], [edited, SHIP], [SHIP], [RAIN, SHIP]);
    expect(await resolve(versions, 'p1:3-12', '2')).toMatchObject({ kind: 'older-version', place: { version: 2 } });
    expect(await resolve(versions, 'p1:3-12', '1')).toMatchObject({ kind: 'same-words', place: { version: 4 } });
  });

  test('finds a page by the words that began it', async () => {
    const versions = store(['#1', RAIN, '#2', SHIP], ['#1', COST, '#2', RAIN, '#3', SHIP]);
    expect(await resolve(versions, 'page-2', '1')).toEqual({ kind: 'same-words', place: at(2, 5, 'p3') });
    expect(await resolve(versions, 'page-2')).toMatchObject({ kind: 'ambiguous-notice', place: at(2, 2, 'b3') });
  });

  test('without such characters leads to the paragraph with a note', async () => {
    const versions = store([RAIN], [COST, RAIN]);
    for (const v of ['1', '2', undefined])
      expect(await resolve(versions, 'p1:40-4000', v)).toMatchObject({ kind: 'nearest', because: 'no-such-passage' });
  });

  test('names nothing where that version had no such place', async () => {
    const versions = store([RAIN], [RAIN, SHIP]);
    expect(await resolve(versions, 'p2', '1')).toEqual({ kind: 'unknown', lost: [] });
  });
});

describe('OP-119: a bare address', () => {
  test('leads to the newest version where every version has the same words there', async () => {
    const versions = store([RAIN, SHIP], [RAIN, COST]);
    expect(await resolve(versions, 'p1')).toEqual({ kind: 'same-words', place: at(2, 0, 'p1') });
    const more = store([RAIN], [RAIN, COST]);
    expect(await resolve(more, 'p2:3-10')).toMatchObject({
      kind: 'same-words',
      place: { passage: { from: 3, to: 10 } },
    });
  });

  test('says so where the versions differ, and offers each of the other words once', async () => {
    const versions = store([RAIN], [RAIN], [SHIP], [COST]);
    expect(await resolve(versions, 'p1')).toEqual({
      kind: 'ambiguous-notice',
      place: at(4, 0, 'p1'),
      offered: [at(3, 0, 'p1'), at(2, 0, 'p1')],
      lost: [],
    });
  });

  test('is not in doubt about a passage that an edit elsewhere in the paragraph left in its place', async () => {
    const versions = store([RAIN], [RAIN.replace('northern', 'southern')]);
    expect(await resolve(versions, 'p1:3-12')).toMatchObject({ kind: 'same-words' });
    expect(await resolve(versions, 'p1')).toMatchObject({ kind: 'ambiguous-notice' });
  });

  test('leads to the paragraph where it only has another number now', async () => {
    const versions = store([RAIN, SHIP, COST], [RAIN, COST]);
    expect(await resolve(versions, 'p3')).toEqual({
      kind: 'nearest',
      place: at(2, 1, 'p2'),
      because: 'renumbered',
      offered: [at(1, 2, 'p3')],
    });
  });

  test('that nothing has any more leads to the nearest that is left', async () => {
    const versions = store([RAIN, SHIP, '*See the letter of the harbour master'], [RAIN, SHIP, BOND]);
    expect(await resolve(versions, 'fn1')).toEqual({
      kind: 'nearest',
      place: at(2, 1, 'p2'),
      because: 'removed',
      offered: [at(1, 2, 'b3')],
    });
  });

  test('that no version has is unknown', async () => {
    expect(await resolve(store([RAIN], [SHIP]), 'p9')).toEqual({ kind: 'unknown', lost: [] });
  });
});

describe('OP-115: where older versions were pruned', () => {
  const kept = store([RAIN], [SHIP], [SHIP, COST]).slice(1);

  test('a bare address may have been made on one of them, and that is said', async () => {
    expect(await resolve(kept, 'p1')).toEqual({
      kind: 'ambiguous-notice',
      place: at(3, 0, 'p1'),
      offered: [],
      lost: [1],
    });
    expect(await resolve(kept, 'p9')).toEqual({ kind: 'unknown', lost: [1] });
  });

  test('an address made on one of them shows the newest with a notice, one of a kept version its words', async () => {
    expect(await resolve(kept, 'p1', '1')).toMatchObject({ kind: 'ambiguous-notice', lost: [1] });
    expect(await resolve(kept, 'p1', '7')).toMatchObject({ kind: 'ambiguous-notice', lost: [7] });
    expect(await resolve(kept, 'p1', '2')).toEqual({ kind: 'same-words', place: at(3, 0, 'p1') });
  });
});
