import { OWN_PAGES, SHARED_PLACES } from '../shared/places.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { FACETS, PROFILE_FACETS } from '../shared/facets.ts';
import { CONTINENT_GROUPS } from '../shared/jurisdiction-groups.ts';
import { ALL_DATE_TYPES, DATE_TYPES, MODES } from '../shared/modes.ts';
import { SUGGESTED_FACETS } from '../shared/suggested-facets.ts';
import { goToSection, PRACTICAL_INSIGHTS_SECTION, SUGGESTION_SECTIONS } from '../shared/suggestion-sections.ts';
import { FILES, LOCKED_FEATURES, MENUS } from './menu.ts';
import { HOME } from './home.ts';
import { ROUTES } from './routes.ts';
import { MODULE_CODES, SUBSCRIPTIONS } from './subscriptions.ts';
import { TOOLS } from './tools.ts';

const DOCUMENT_FACETS = [
  'contenttype',
  'jurisdiction',
  'topic',
  'publicationtitle',
  'author',
  'source',
  'organization',
  'legislation',
  'court',
  'sector-subsector',
  'outcome',
  'language',
];

const AWARD_FACETS = [
  'contenttype',
  'topic',
  'organization',
  'casetype',
  'sector-subsector',
  'role-subrole',
  'applicablerules',
  'seat',
  'jurisdiction',
  'outcome',
  'status',
  'commencement',
  'legislation',
  'publicationtitle',
  'author',
  'source',
  'court',
  'language',
];

/** With the filter that the page itself ticks, so that it is seen (OP-48). */
const BIT_FACETS = [
  'contenttype',
  'party',
  'jurisdiction',
  'status',
  'forum',
  'sunset',
  'signedyear',
  'topic',
  'language',
  'source',
];

/** Of decisions first what they rule on and how (OP-97, OP-140), then what every document has. */
const NYC_FACETS = [
  'contenttype',
  'jurisdiction',
  'legislation',
  'nycprovision',
  'nyctopic',
  'court',
  'nycoutcome',
  'ruling',
  'decisionyear',
  'topic',
  'outcome',
  'provision',
];

const PUBLICATION_FACETS = ['contenttype', 'topic', 'jurisdiction', 'author', 'source', 'language'];

const GO_TO = goToSection(['Case', 'Case law'], { of: 'titles', contentTypes: ['Arbitrator profile'] });

/** Arbitration. */
export const ka = {
  id: 'KA',
  name: 'Pandect Arbitration',
  tagline: 'Awards, treaties, court decisions and commentary on international arbitration',
  theme: 'ka',
  hosts: ['ka.localhost', 'staging.ka.localhost', 'alpha.ka.localhost', 'beta.ka.localhost', 'test.ka.localhost'],
  subscriptions: SUBSCRIPTIONS,
  moduleCodes: MODULE_CODES,
  routes: ROUTES,
  home: HOME,
  tools: TOOLS,
  menus: MENUS,
  lockedFeatures: LOCKED_FEATURES,
  searchWithin: [
    { id: 'profile-navigator', name: 'Profile Navigator', contentTypes: ['Arbitrator profile'] },
    { id: 'practical-insights', name: 'Practical Insights', contentTypes: ['Practical insight'] },
    { id: 'relationship-data', name: 'Relationship data', contentTypes: [] },
  ],
  files: FILES,
  banners: [
    {
      id: 'ka-treaty-summaries',
      text: 'Summaries of 62 investment treaties have been added to the library.',
      link: { label: 'See the treaties', url: '/bits' },
      from: '2026-06-01',
      to: '2027-12-31',
    },
  ],
  templates: {
    introduction:
      'Documents to start from: clauses, submissions, orders and schedules, each with notes on what to decide before it is used. They are drafts by practitioners and no forms of any institution. Read the rules in force first.',
    editorLabel: 'General editors',
  },
  places: SHARED_PLACES,
  addresses: OWN_PAGES,
  modes: [
    { ...MODES.default, dateTypes: ALL_DATE_TYPES, facets: DOCUMENT_FACETS },
    { ...MODES.books, dateTypes: ALL_DATE_TYPES, facets: PUBLICATION_FACETS },
    { ...MODES.journals, dateTypes: ALL_DATE_TYPES, facets: PUBLICATION_FACETS },
    { ...MODES.awards, facets: AWARD_FACETS },
    { ...MODES.bits, dateTypes: [...ALL_DATE_TYPES, 'legislation', 'in-force'], facets: BIT_FACETS },
    {
      ...MODES.nyc,
      dateTypes: ALL_DATE_TYPES,
      facets: NYC_FACETS,
    },
    { ...MODES.profiles, facets: PROFILE_FACETS },
    {
      ...MODES.profilePage,
      dateTypes: ALL_DATE_TYPES,
      facets: ['role-subrole', 'casetype', 'sector-subsector', 'applicablerules', 'status'],
    },
    { ...MODES.newContent, dateTypes: ALL_DATE_TYPES, facets: ['contenttype', 'source', 'topic'] },
  ],
  facets: [
    FACETS.contenttype,
    FACETS.jurisdiction,
    FACETS.topic,
    FACETS.publicationtitle,
    FACETS.author,
    FACETS.source,
    FACETS.organization,
    FACETS.legislation,
    FACETS.provision,
    FACETS.nycprovision,
    FACETS.nyctopic,
    FACETS.nycoutcome,
    FACETS.ruling,
    FACETS.decisionyear,
    FACETS.court,
    FACETS.casetype,
    FACETS.sector,
    FACETS.role,
    FACETS.nationality,
    FACETS.languageofproceedings,
    FACETS.institution,
    FACETS.applicablerules,
    FACETS.applicablelaw,
    FACETS.nominatingfirm,
    FACETS.seat,
    FACETS.outcome,
    FACETS.status,
    FACETS.commencement,
    FACETS.party,
    FACETS.forum,
    FACETS.sunset,
    FACETS.signedyear,
    FACETS.language,
    FACETS.timeperiod,
    FACETS.searchwithin,
  ],
  openFacets: 4,
  dateTypes: [
    ...DATE_TYPES,
    { id: 'decision', name: 'Decision' },
    { id: 'commencement', name: 'Commencement' },
    { id: 'legislation', name: 'Signature' },
    { id: 'in-force', name: 'Entry into force' },
  ],
  valueGroups: CONTINENT_GROUPS,
  suggestionSections: [GO_TO, ...SUGGESTION_SECTIONS, PRACTICAL_INSIGHTS_SECTION],
  suggestedFacets: [
    SUGGESTED_FACETS.topic,
    SUGGESTED_FACETS.legislation,
    SUGGESTED_FACETS.author,
    SUGGESTED_FACETS.organization,
    SUGGESTED_FACETS.court,
    SUGGESTED_FACETS.sector,
    SUGGESTED_FACETS.publicationtitle,
    SUGGESTED_FACETS.jurisdiction,
  ],
  examples: [
    {
      query: 'seat NEAR5 arbitration',
      explains: 'both words, with at most 5 other words between them, in either order',
    },
    { query: '"public policy" AND enforce*', explains: 'a phrase and every word that begins with “enforce”' },
    { query: '(hardship OR "force majeure") NEAR20 terminat*', explains: 'either idea close to termination' },
    { query: 'jurisdiction AND consent NOT annulment', explains: 'two words without a third' },
  ],
} as const satisfies Edition;
