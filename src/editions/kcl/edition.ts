import { OWN_PAGES, SHARED_PLACES } from '../shared/places.ts';
import { PLACES } from './places.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { searchAddress } from '../shared/build-menu.ts';
import { FACETS } from '../shared/facets.ts';
import { CONTINENT_GROUPS } from '../shared/jurisdiction-groups.ts';
import { DATE_TYPES, MODES } from '../shared/modes.ts';
import { SUGGESTED_FACETS } from '../shared/suggested-facets.ts';
import { goToSection, SUGGESTION_SECTIONS } from '../shared/suggestion-sections.ts';
import { MENUS } from './menu.ts';
import { HOME } from './home.ts';
import { ROUTES } from './routes.ts';
import { MODULE_CODES, SUBSCRIPTIONS } from './subscriptions.ts';
import { TOOLS } from './tools.ts';

/** The filters of every edition and those of competition law (OP-60). */
const DOCUMENT_FACETS = [
  'contenttype',
  'jurisdiction',
  'topic',
  'organization',
  'authority',
  'undertaking',
  'nacecode',
  'legislation',
  'court',
  'outcome',
  'publicationtitle',
  'author',
  'source',
  'language',
];

const PUBLICATION_FACETS = ['contenttype', 'topic', 'jurisdiction', 'author', 'source', 'language'];

/** Competition law. */
export const kcl = {
  id: 'KCL',
  name: 'Pandect Competition Law',
  tagline: 'Merger and antitrust decisions, market definitions, thresholds and commentary',
  theme: 'kcl',
  hosts: ['kcl.localhost', 'staging.kcl.localhost', 'alpha.kcl.localhost', 'beta.kcl.localhost', 'test.kcl.localhost'],
  subscriptions: SUBSCRIPTIONS,
  moduleCodes: MODULE_CODES,
  routes: ROUTES,
  home: HOME,
  tools: TOOLS,
  menus: MENUS,
  lockedFeatures: [],
  searchWithin: [],
  files: [],
  banners: [
    {
      id: 'kcl-merger-thresholds',
      text: 'Merger thresholds of 24 jurisdictions have been added to the library.',
      link: { label: 'See the thresholds', url: searchAddress({ contenttype: 'Merger thresholds' }) },
      from: '2026-06-01',
      to: '2027-12-31',
    },
  ],
  places: [...SHARED_PLACES, ...PLACES],
  addresses: OWN_PAGES,
  modes: [
    { ...MODES.default, facets: DOCUMENT_FACETS },
    { ...MODES.books, facets: PUBLICATION_FACETS },
    { ...MODES.journals, facets: PUBLICATION_FACETS },
    { ...MODES.newContent, facets: ['contenttype', 'source', 'topic'] },
  ],
  facets: [
    FACETS.contenttype,
    FACETS.jurisdiction,
    { ...FACETS.topic, name: 'Practice area' },
    FACETS.organization,
    FACETS.authority,
    FACETS.undertaking,
    FACETS.nacecode,
    FACETS.legislation,
    FACETS.court,
    FACETS.outcome,
    FACETS.publicationtitle,
    FACETS.author,
    FACETS.source,
    FACETS.language,
    FACETS.timeperiod,
  ],
  openFacets: 4,
  dateTypes: [...DATE_TYPES, { id: 'decision', name: 'Decision' }],
  valueGroups: CONTINENT_GROUPS,
  suggestionSections: [
    goToSection(['Commission decision', 'Court decision', 'National decision', 'Case law']),
    ...SUGGESTION_SECTIONS,
  ],
  suggestedFacets: [
    { ...SUGGESTED_FACETS.topic, name: 'Practice area' },
    SUGGESTED_FACETS.undertaking,
    SUGGESTED_FACETS.legislation,
    SUGGESTED_FACETS.authority,
    SUGGESTED_FACETS.court,
    SUGGESTED_FACETS.author,
    SUGGESTED_FACETS.publicationtitle,
    SUGGESTED_FACETS.jurisdiction,
  ],
  examples: [
    {
      query: 'relevant NEAR2 market',
      explains: 'both words, with at most 2 other words between them, in either order',
    },
    { query: 'foreclos* NEAR10 (input OR customer)', explains: 'a stem close to either of two words' },
    { query: 'dominan* AND (rebate* OR tying)', explains: 'a stem with either conduct' },
    { query: '"small but significant" OR SSNIP', explains: 'a phrase or its abbreviation' },
  ],
} as const satisfies Edition;
