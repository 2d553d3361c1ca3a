import type { Edition, SearchMode } from '#domain/edition/edition.ts';
import type { SortChoice } from '#domain/edition/sort-choice.ts';

const BY_SCORE = { sortBy: 'score', sortOrder: 'desc' } as const satisfies SortChoice;
const NEWEST = { sortBy: 'relevant-date', sortOrder: 'desc' } as const satisfies SortChoice;
const BY_TITLE = { sortBy: 'title', sortOrder: 'asc' } as const satisfies SortChoice;

/** Relevance with a query, newest first without one (OP-55). */
export const SORT_BY_RELEVANCE = { withQuery: BY_SCORE, withoutQuery: NEWEST } as const;

/** Books and journals: by title without a query (OP-56). */
export const SORT_BY_TITLE = { withQuery: BY_SCORE, withoutQuery: BY_TITLE } as const;

/** Kinds of date of every edition (OP-58). */
export const DATE_TYPES = [
  { id: 'relevant-date', name: 'Date of the document' },
  { id: 'published', name: 'Published' },
  { id: 'added', name: 'Added to the library' },
  { id: 'updated', name: 'Updated' },
] as const satisfies Edition['dateTypes'];

/** Offered in every mode that names no others. */
export const ALL_DATE_TYPES = DATE_TYPES.map(({ id }) => id);

const TITLES = ['titles'] as const;

const ARBITRATOR_PROFILE = 'Arbitrator profile';

type ModeWithoutFacets = Omit<SearchMode, 'facets'>;

/** Modes as most editions have them; each edition adds the facets it offers there. */
export const MODES = {
  default: {
    id: 'default',
    path: '/search',
    endpoint: 'documentSearch',
    title: 'Search',
    subtitle: null,
    description: null,
    placeholder: 'Search all content',
    menu: true,
    presets: [],
    defaultSort: SORT_BY_RELEVANCE,
    preferences: TITLES,
    hasSwitches: true,
  },
  books: {
    id: 'books',
    path: '/books',
    endpoint: 'books',
    title: 'Books',
    subtitle: null,
    description: 'Books and loose-leaf works, opened at their table of contents.',
    placeholder: 'Search books',
    menu: true,
    presets: [{ facet: 'contenttype', values: ['Book', 'Loose-leaf'] }],
    defaultSort: SORT_BY_TITLE,
    preferences: TITLES,
  },
  journals: {
    id: 'journals',
    path: '/journals',
    endpoint: 'journals',
    title: 'Journals',
    subtitle: null,
    description: 'Journals with their volumes and issues.',
    placeholder: 'Search journals',
    menu: true,
    presets: [{ facet: 'contenttype', values: ['Journal'] }],
    defaultSort: SORT_BY_TITLE,
    preferences: TITLES,
  },
  awards: {
    id: 'awards',
    path: '/awards',
    endpoint: 'awards',
    title: 'Awards',
    subtitle: null,
    description: 'Arbitral awards, procedural orders and decisions of tribunals, with the cases they belong to.',
    placeholder: 'Search awards',
    menu: true,
    presets: [{ facet: 'contenttype', values: ['Award', 'Procedural order', 'Decision'] }],
    defaultSort: SORT_BY_RELEVANCE,
    dateTypes: [...ALL_DATE_TYPES, 'decision', 'commencement'],
    facetNames: { organization: 'Institution' },
    preferences: [...TITLES, 'has-content'],
  },
  bits: {
    id: 'bits',
    path: '/bits',
    endpoint: 'documentSearch',
    title: 'Investment treaties',
    subtitle: null,
    description:
      'Bilateral investment treaties with their parties, dates and status. Numbers count documents; a treaty may have several.',
    placeholder: 'Search investment treaties',
    menu: true,
    presets: [{ facet: 'contenttype', values: ['Bilateral Investment Treaty'] }],
    defaultSort: SORT_BY_RELEVANCE,
    columns: ['parties', 'inForce', 'status', 'forums', 'sunset', 'languages'],
    preferences: TITLES,
  },
  nyc: {
    id: 'nyctool',
    path: '/nycsearch',
    endpoint: 'NYCTool',
    title: 'New York Convention',
    subtitle: null,
    description:
      'Court decisions on the recognition and enforcement of foreign arbitral awards under the Convention of 1958, with commentary, summaries of its articles and the legislation that gives it effect. Filter by provision, topic, outcome and court.',
    placeholder: 'Search the New York Convention Tool',
    menu: true,
    presets: [{ facet: 'legislation', values: ['New York Convention, 1958'] }],
    defaultSort: SORT_BY_RELEVANCE,
    preferences: TITLES,
  },
  profiles: {
    id: 'profiles',
    path: '/profile-navigator',
    endpoint: 'arbitratorSearch',
    title: 'Profile Navigator',
    subtitle: null,
    description:
      'Arbitrators, counsel and experts who appear in the cases of the library: nationality, languages, role and sector.',
    placeholder: 'Search arbitrator profiles',
    menu: true,
    presets: [{ facet: 'contenttype', values: [ARBITRATOR_PROFILE] }],
    defaultSort: SORT_BY_TITLE,
    sortsByName: true,
    pageSize: 15,
    dateTypes: ['updated', 'added'],
    preferences: TITLES,
    hidesEmptyItems: true,
    keepsOwnFiltersOnly: true,
  },
  profilePage: {
    id: 'profile-page',
    path: '/profile-navigator/$id',
    endpoint: 'ArbitratorProfile/CasesTable',
    title: 'Cases',
    subtitle: null,
    description: 'The cases in which a person took part.',
    placeholder: 'Search the cases of this profile',
    menu: false,
    presets: [{ facet: 'contenttype', values: ['Case'] }],
    defaultSort: { withQuery: BY_SCORE, withoutQuery: NEWEST },
    pageSize: 5,
    preferences: TITLES,
  },
  caseLaw: {
    id: 'case-law',
    path: '/case-law',
    endpoint: 'documentSearch',
    title: 'Case law',
    subtitle: null,
    description: 'Decisions of courts and boards.',
    placeholder: 'Search case law',
    menu: true,
    presets: [{ facet: 'contenttype', values: ['Case law'] }],
    defaultSort: SORT_BY_RELEVANCE,
    preferences: TITLES,
  },
  newContent: {
    id: 'newcontent',
    path: '/new-content',
    endpoint: 'newcontent',
    title: 'New content',
    subtitle: 'The last three months',
    description: 'What was added to the library, newest first.',
    placeholder: 'Search new content',
    menu: true,
    presets: [],
    defaultSort: { withQuery: NEWEST, withoutQuery: NEWEST },
    defaultDates: { dateType: 'added', datePeriod: 0 },
    groupsByWeek: true,
    preferences: TITLES,
  },
} as const satisfies Record<string, ModeWithoutFacets>;
