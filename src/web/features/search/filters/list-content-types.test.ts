import { describe, expect, it } from 'vitest';
import type { FilterAnswer } from '#contract/search.ts';
import { listContentTypes, offersContentTypes } from './list-content-types.ts';

const ANSWER: FilterAnswer = {
  id: 'contenttype',
  name: 'Content type',
  filterType: 'default',
  count: 2,
  hasMoreFilterItems: false,
  isSelfReported: false,
  andOrValue: 'or',
  filterItems: Object.entries({ Rules: 0, Award: 4, Book: 9, Decision: 0 }).map(([name, count]) => ({
    id: name,
    name,
    label: name,
    count,
    checked: false,
  })),
};

describe('the pills of content types', () => {
  it('carry what each type holds, and all of them their sum, in an order that no choice changes (SR-025, CON-004)', () => {
    const counted = listContentTypes([ANSWER], ['Rules']);
    expect(counted?.types.map(({ name, count }) => [name, count])).toEqual([
      ['Book', 9],
      ['Award', 4],
      ['Rules', 0],
    ]);
    expect(counted?.total).toBe(13);
    expect(listContentTypes(undefined, [])).toBeUndefined();
  });

  it('stand on pages that offer more than one type (SR-020)', () => {
    const mode = { facets: ['contenttype'], presets: [] };
    const preset = (...values: string[]) => ({ ...mode, presets: [{ facet: 'contenttype', values }] });
    expect(offersContentTypes(mode)).toBe(true);
    expect(offersContentTypes(preset('Book', 'Loose-leaf'))).toBe(true);
    expect(offersContentTypes(preset('Journal'))).toBe(false);
    expect(offersContentTypes({ facets: ['court'], presets: [] })).toBe(false);
  });
});
