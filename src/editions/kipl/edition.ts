import { OWN_PAGES, SHARED_PLACES } from '../shared/places.ts';
import { PLACES } from './places.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { searchAddress } from '../shared/build-menu.ts';
import { FACETS } from '../shared/facets.ts';
import { CONTINENT_GROUPS, CONVENTION_GROUPS } from '../shared/jurisdiction-groups.ts';
import { DATE_TYPES, MODES } from '../shared/modes.ts';
import { SUGGESTED_FACETS } from '../shared/suggested-facets.ts';
import { goToSection, SUGGESTED_CONTENT_SECTION, SUGGESTION_SECTIONS } from '../shared/suggestion-sections.ts';
import { WORKFLOW_GROUPS } from '../shared/workflow-groups.ts';
import { MENUS } from './menu.ts';
import { UNIFIED_PATENT_COURT, UNITARY_PATENT } from './modes.ts';
import { HOME } from './home.ts';
import { ROUTES } from './routes.ts';
import { MODULE_CODES, SUBSCRIPTIONS } from './subscriptions.ts';
import { TOOLS } from './tools.ts';

const DOCUMENT_FACETS = [
  'contenttype',
  'jurisdiction',
  'iprights',
  'topic',
  'convention',
  'nicecode',
  'court',
  'legislation',
  'publicationtitle',
  'author',
  'source',
  'organization',
  'outcome',
  'language',
];

const CASE_LAW_FACETS = [
  'contenttype',
  'court',
  'jurisdiction',
  'iprights',
  'topic',
  'convention',
  'nicecode',
  'legislation',
  'provision',
  'outcome',
];

const PUBLICATION_FACETS = ['contenttype', 'topic', 'jurisdiction', 'iprights', 'author', 'source', 'language'];

/** The house in China, where `/landingpage` leads straight to sign-in (SH-041). */
const CHINESE_IP_HOST = 'cn.kipl.localhost';

/** Intellectual property. */
export const kipl = {
  id: 'KIPL',
  name: 'Pandect Intellectual Property',
  tagline: 'Decisions, treaties, manuals and commentary on patents, trade marks, designs and copyright',
  theme: 'kipl',
  hosts: [
    'kipl.localhost',
    CHINESE_IP_HOST,
    'staging.kipl.localhost',
    'alpha.kipl.localhost',
    'beta.kipl.localhost',
    'test.kipl.localhost',
  ],
  subscriptions: SUBSCRIPTIONS,
  moduleCodes: MODULE_CODES,
  routes: ROUTES,
  home: HOME,
  tools: TOOLS,
  menus: MENUS,
  lockedFeatures: [],
  searchWithin: [{ id: 'manual-ip', name: 'Manual IP', contentTypes: ['Manual IP chapter'] }],
  files: [],
  banners: [
    {
      id: 'kipl-treaty-summaries',
      text: 'Summaries of the principal IP treaties, article by article, have been added to the library.',
      link: { label: 'See the summaries', url: searchAddress({ contenttype: 'Treaty provision' }) },
      from: '2026-06-01',
      to: '2027-12-31',
    },
  ],
  places: [...SHARED_PLACES, ...PLACES],
  addresses: { ...OWN_PAGES, landingByHost: { [CHINESE_IP_HOST]: '/account/login' } },
  modes: [
    { ...MODES.default, facets: DOCUMENT_FACETS, preferences: [...MODES.default.preferences, 'manual-ip'] },
    { ...MODES.books, facets: PUBLICATION_FACETS },
    { ...MODES.journals, facets: PUBLICATION_FACETS },
    { ...MODES.caseLaw, facets: CASE_LAW_FACETS },
    { ...MODES.newContent, facets: ['contenttype', 'source', 'topic'] },
    { ...UNIFIED_PATENT_COURT, facets: DOCUMENT_FACETS },
    { ...UNITARY_PATENT, facets: DOCUMENT_FACETS },
  ],
  facets: [
    FACETS.contenttype,
    FACETS.jurisdiction,
    FACETS.iprights,
    FACETS.topic,
    FACETS.convention,
    FACETS.nicecode,
    FACETS.court,
    FACETS.legislation,
    FACETS.provision,
    FACETS.publicationtitle,
    FACETS.author,
    FACETS.source,
    { ...FACETS.organization, name: 'Office or institution' },
    FACETS.outcome,
    FACETS.language,
    FACETS.timeperiod,
    FACETS.searchwithin,
  ],
  openFacets: 4,
  dateTypes: [...DATE_TYPES, { id: 'legislation', name: 'Legislation' }],
  valueGroups: [...CONVENTION_GROUPS, ...CONTINENT_GROUPS, ...WORKFLOW_GROUPS],
  suggestionSections: [goToSection(['Case law']), ...SUGGESTION_SECTIONS, SUGGESTED_CONTENT_SECTION],
  suggestedFacets: [
    SUGGESTED_FACETS.topic,
    SUGGESTED_FACETS.legislation,
    SUGGESTED_FACETS.author,
    SUGGESTED_FACETS.iprights,
    { ...SUGGESTED_FACETS.organization, name: 'Office' },
    SUGGESTED_FACETS.court,
    SUGGESTED_FACETS.publicationtitle,
    SUGGESTED_FACETS.jurisdiction,
  ],
  examples: [
    { query: '"inventive step" NEAR20 "skilled person"', explains: 'two phrases close together' },
    {
      query: 'likelihood NEAR2 confusion',
      explains: 'both words, with at most 2 other words between them, in either order',
    },
    { query: '(infring* OR counterfeit*) AND injunction', explains: 'either of two stems with a remedy' },
    { query: '"added matter" NOT opposition', explains: 'a phrase without a word' },
  ],
} as const satisfies Edition;
