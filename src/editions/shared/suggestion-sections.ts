import type { Destination, SuggestionSection } from '#domain/edition/edition.ts';
import { PAGE_WORDS } from './page-words.ts';

/** OP-182; `cases`: content types of cases and decisions, `more`: what else has pages of its own. */
export function goToSection(cases: readonly string[], ...more: readonly Destination[]): SuggestionSection {
  return {
    id: 'goTo',
    title: 'Go to',
    source: 'goTo',
    destinations: [
      { of: 'named' },
      ...more,
      { of: 'titles', contentTypes: cases },
      { of: 'entries', collection: 'jurisdictions', type: 'Jurisdiction', othersLast: true },
      { of: 'entries', collection: 'organizations', type: 'Institution' },
      { of: 'instruments' },
      { of: 'pages', alsoBy: PAGE_WORDS },
    ],
    empty: null,
  };
}

/** What every edition suggests (SR-032, SR-033, SR-035, SR-039); Books is left out where nothing goes with the text (OP-50). */
export const SUGGESTION_SECTIONS: readonly SuggestionSection[] = [
  {
    id: 'searches',
    title: 'Search suggestions',
    source: 'searches',
    empty: 'No search suggestions found with matching term.',
  },
  {
    id: 'books',
    title: 'Books',
    source: 'books',
    empty: null,
    seeAll: { label: 'See all books', path: '/books' },
  },
];

/** SR-037, SR-041. */
export const PRACTICAL_INSIGHTS_SECTION: SuggestionSection = {
  id: 'practicalInsights',
  title: 'Practical Insights',
  source: 'practicalInsights',
  contentTypes: ['Practical insight'],
  empty: 'No practical insights found with matching term.',
};

/** Drawn with its empty message, and nothing is asked for it (SR-036, SR-040, OP-50). */
export const SUGGESTED_CONTENT_SECTION: SuggestionSection = {
  id: 'suggestedContent',
  title: 'Suggested content',
  source: null,
  empty: 'No suggested content found with matching term.',
};
