import { describe, expect, it } from 'vitest';
import { FILTER_TYPES, isTree } from '#domain/edition/filter-type.ts';
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
  valueGroups: [],
};
const whole = listWholeFilters(view, { facets: ['contenttype', 'topic', 'author', 'jurisdiction'] });
const asked = (views: Parameters<typeof filterBody>[1]) =>
  filterBody({ q: 'seat', start: 20, sortBy: 'title' }, views, whole);

describe('the call for filters', () => {
  it('says what is asked, not how results are paged and sorted, so that turning a page asks for no filters', () => {
    expect(asked({})).toEqual({ q: 'seat', filters: [{ id: 'contenttype', limit: 500 }] });
  });

  it('holds all that narrows the search, the chosen values among it (SR-075)', () => {
    const search = {
      q: 'seat',
      searchWithinTitleOnly: true,
      hasContent: true,
      datePeriod: 1,
      filters: [
        { id: 'jurisdiction', filterItems: ['France'], andOrValue: 'and' as const },
        { id: 'contenttype', filterItems: ['Award'], andOrValue: 'or' as const },
      ],
    };
    const [jurisdiction, contentType] = search.filters;
    expect(filterBody(search, { jurisdiction: { contains: 'fr' } }, whole)).toEqual({
      ...search,
      filters: [
        { ...jurisdiction, contains: 'fr' },
        { ...contentType, limit: 500 },
      ],
    });
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

it('A tree of values is drawn as one, and so is a tree below another value (SR-098, SR-099)', () => {
  expect(FILTER_TYPES.filter(isTree)).toEqual(['tree', 'treeChild']);
});
