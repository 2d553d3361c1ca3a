import type { Edition } from '#domain/edition/edition.ts';
import { FACETS } from '../shared/facets.ts';
import { DATE_TYPES, MODES } from '../shared/modes.ts';

const DOCUMENT_FACETS = [
  'contenttype',
  'jurisdiction',
  'iprights',
  'topic',
  'court',
  'legislation',
  'publicationtitle',
  'author',
  'source',
  'organization',
  'outcome',
  'language',
];

const PUBLICATION_FACETS = ['contenttype', 'topic', 'jurisdiction', 'iprights', 'author', 'source', 'language'];

/** Intellectual property. */
export const kipl = {
  id: 'KIPL',
  name: 'Pandect Intellectual Property',
  tagline: 'Decisions, treaties, manuals and commentary on patents, trade marks, designs and copyright',
  theme: 'kipl',
  hosts: [
    'kipl.localhost',
    'staging.kipl.localhost',
    'alpha.kipl.localhost',
    'beta.kipl.localhost',
    'test.kipl.localhost',
  ],
  modes: [
    { ...MODES.default, facets: DOCUMENT_FACETS },
    { ...MODES.books, facets: PUBLICATION_FACETS },
    { ...MODES.journals, facets: PUBLICATION_FACETS },
    { ...MODES.caseLaw, facets: ['court', 'jurisdiction', 'iprights', 'topic', 'legislation', 'provision', 'outcome'] },
    { ...MODES.newContent, facets: ['contenttype', 'source', 'topic'] },
  ],
  facets: [
    FACETS.contenttype,
    FACETS.jurisdiction,
    FACETS.iprights,
    FACETS.topic,
    FACETS.court,
    FACETS.legislation,
    FACETS.provision,
    FACETS.publicationtitle,
    FACETS.author,
    FACETS.source,
    { ...FACETS.organization, name: 'Office or institution' },
    FACETS.outcome,
    FACETS.language,
  ],
  openFacets: 4,
  dateTypes: [...DATE_TYPES, { id: 'legislation', name: 'Legislation' }],
  examples: [
    { query: '"inventive step" NEAR20 "skilled person"', explains: 'two phrases close together' },
    { query: 'likelihood NEAR2 confusion', explains: 'two words with at most two others between them' },
    { query: '(infring* OR counterfeit*) AND injunction', explains: 'either of two stems with a remedy' },
    { query: '"added matter" NOT opposition', explains: 'a phrase without a word' },
  ],
} as const satisfies Edition;
