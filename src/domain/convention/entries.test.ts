import { expect, it } from 'vitest';
import { CONVENTION_ENTRIES, findConventionEntry } from './entries.ts';
import { findConventionProvision } from './provisions.ts';

it('OP-97: every provision and topic has an id of its own, stands in one of its kind and belongs to a provision', () => {
  expect(new Set(CONVENTION_ENTRIES.map(({ id }) => id)).size).toBe(CONVENTION_ENTRIES.length);
  for (const { id, kind, parent, depth, provision } of CONVENTION_ENTRIES) {
    const above = findConventionEntry(parent);
    expect([above?.kind, above?.depth], id).toEqual(depth === 0 ? [undefined, undefined] : [kind, depth - 1]);
    expect(findConventionProvision(provision)?.label, id).toBe(provision);
  }
});

it('SH-112: a topic is found by the number that is printed as well', () => {
  const found = ['topic-5-2-1', 'topic-5.2.1', 'topic-5-9', 'article-5.1'].map((id) => findConventionEntry(id)?.label);
  expect(found).toEqual(['5.2.1', '5.2.1', undefined, undefined]);
});

it('OP-140: an entry covers rulings on itself and on what stands within it, whichever way leads there', () => {
  const ruling = { provision: 'Article V(1)(b)', outcome: 'Refused', topics: ['5.2.1'] } as const;
  const covering = CONVENTION_ENTRIES.filter(({ covers }) => covers(ruling)).map(({ id }) => id);
  expect(covering).toEqual(['article-5', 'article-5-1', 'article-5-1-b', 'topic-5', 'topic-5-2', 'topic-5-2-1']);
});
