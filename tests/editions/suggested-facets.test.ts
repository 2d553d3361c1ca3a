import { describe, expect, it } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';

describe.each(Object.values(EDITIONS))('what $name suggests', (edition) => {
  const facets = edition.suggestedFacets.map(({ id }) => id);

  it('can be a filter of the default search, each facet once', () => {
    const mode = edition.modes.find(({ id }) => id === 'default');
    for (const facet of facets) expect(mode?.facets).toContain(facet);
    expect(new Set(facets).size).toBe(facets.length);
  });

  it('are topics, legislation and authors at least (SR-032)', () => {
    expect(facets).toEqual(expect.arrayContaining(['topic', 'legislation', 'author']));
  });

  it('names content types for every section that offers documents by title (SR-037)', () => {
    const sections = edition.suggestionSections.filter(({ source }) => source === 'practicalInsights');
    for (const { contentTypes } of sections) expect(contentTypes).toEqual(['Practical insight']);
  });
});
