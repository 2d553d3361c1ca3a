import { COLLECTIONS } from '#collections/collections.ts';
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

  it('leads to entries of collections that there are (OP-182)', () => {
    const named = edition.suggestionSections.flatMap(({ destinations = [] }) => destinations);
    const entries = named.flatMap((one) => (one.of === 'entries' ? [one.collection] : []));
    expect(entries.length).toBeGreaterThan(0);
    for (const id of entries) expect(COLLECTIONS.map((one) => one.id)).toContain(id);
  });
});

const GO_TO = ['Go to', null, 'goTo'];
const SEARCHES = ['Search suggestions', 'No search suggestions found with matching term.', 'searches'];
const BOOKS = ['Books', null, 'books'];
const INSIGHTS = ['Practical Insights', 'No practical insights found with matching term.', 'practicalInsights'];
const CONTENT = ['Suggested content', 'No suggested content found with matching term.', null];

it.each([
  ['KA', [GO_TO, SEARCHES, BOOKS, INSIGHTS]],
  ['KIPL', [GO_TO, SEARCHES, BOOKS, CONTENT]],
  ['KCL', [GO_TO, SEARCHES, BOOKS]],
] as const)(
  'The panel of %s has its own sections, each with its words for nothing found and what it asks (SR-032, SR-033, SR-034, SR-036, SR-037, SR-039, SR-040, SR-041)',
  (edition, sections) => {
    const { suggestionSections } = EDITIONS[edition];
    expect(suggestionSections.map(({ title, empty, source }) => [title, empty, source])).toEqual(sections);
    const seeAll = suggestionSections.flatMap(({ seeAll: link }) => link ?? []);
    expect(seeAll).toEqual([{ label: 'See all books', path: '/books' }]);
  },
);
