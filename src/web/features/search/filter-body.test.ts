import { describe, expect, it } from 'vitest';
import { filterBody, listWholeFilters } from './filter-body.ts';

const view = {
  facets: ['contenttype', 'topic', 'author'].map((id) => ({
    id,
    name: id,
    kind: id === 'topic' ? ('tree' as const) : ('default' as const),
    andOr: false,
    open: true,
    control: 'checkbox' as const,
    tooltip: null,
  })),
  jurisdictionGroups: [],
};
const whole = listWholeFilters(view, { facets: ['contenttype', 'topic', 'author', 'jurisdiction'] });
const asked = (views: Parameters<typeof filterBody>[1]) =>
  filterBody({ q: 'seat', start: 20, sortBy: 'title' }, views, whole);

describe('the call for filters', () => {
  it('says what is asked, not how results are paged and sorted, so that turning a page asks for no filters', () => {
    expect(asked({})).toEqual({ q: 'seat', filters: [{ id: 'contenttype', limit: 500 }] });
  });

  it('changes with what is looked for in a list, not with what is open (SR-075)', () => {
    expect(asked({ author: { contains: 'lee', limit: 20 } }).filters).toContainEqual({
      id: 'author',
      contains: 'lee',
      limit: 20,
    });
    expect(asked({ author: { isOpen: true }, topic: { contains: 'seat' } })).toEqual(asked({}));
  });
});
