import { REVIEW_STATUSES } from '../document/document.ts';
import { EDITION_IDS } from '../edition/edition.ts';
import { LATER_KINDS, RECORD_KINDS } from './kinds.ts';
import type { JsonSchema } from './json-schema.ts';

const LIST_OF_TEXTS = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };

/** A document as JSON Lines and YAML write it. Fields that it does not name are kept with the document. */
export const DOCUMENT_SCHEMA = {
  type: 'object',
  properties: {
    kind: { const: 'document', description: 'May be left out.' },
    id: { type: 'string', description: 'Identifies the document; stands in addresses where it can.' },
    title: { type: 'string' },
    type: { type: 'string', description: 'The content type that readers see, for example `Award`.' },
    edition: { anyOf: [{ enum: EDITION_IDS }, { type: 'array', items: { enum: EDITION_IDS } }] },
    jurisdiction: LIST_OF_TEXTS,
    topic: { ...LIST_OF_TEXTS, description: 'Paths through a tree, `parent > child`.' },
    publicationDate: {
      type: 'string',
      description: 'YYYY, YYYY-MM, YYYY-MM-DD or an instant, of which the day counts.',
    },
    inForceFrom: {
      type: 'string',
      description:
        'Of a text of law: YYYY-MM-DD, the first day on which the law said this. Texts of one id with different ones are states of one law.',
    },
    inForceUntil: { type: 'string', description: 'The last day on which it said this.' },
    source: { type: 'string' },
    authors: LIST_OF_TEXTS,
    editors: { ...LIST_OF_TEXTS, description: 'Of a template: who edits the collection that it stands in.' },
    html: { type: 'string', description: 'The text; or `text`.' },
    text: { type: 'string', description: 'The text in plain paragraphs.' },
    language: {
      ...LIST_OF_TEXTS,
      description: 'BCP 47; several where the elements of `html` in all but the first carry `lang`.',
    },
    comparison: {
      ...LIST_OF_TEXTS,
      description:
        'Slugs of the comparisons whose topics it answers for its first jurisdiction, or for its organization.',
    },
    organization: { type: 'string', description: 'Institution, office or authority.' },
    lastReviewedDate: { type: 'string', description: 'The day on which its text was last held against the law.' },
    reviewStatus: {
      enum: REVIEW_STATUSES,
      description: '`draft`: not the answer of a comparison yet; `archived`: of a law that is repealed.',
    },
    subscriptions: { ...LIST_OF_TEXTS, description: 'Codes that may read it; all where none is given.' },
    meta: { type: 'object' },
  },
  required: ['id', 'title'],
  examples: [
    { id: 'award-quay', title: 'Final Award', type: 'Award', jurisdiction: ['Norway'], text: 'The Tribunal decides.' },
  ],
} as const satisfies JsonSchema;

/** What files of records may hold, every kind with an example, as JSON Schema: what `docs/import-schema.json` says (OP-139). */
export function createImportSchema(): JsonSchema {
  const kinds = Object.fromEntries(Object.values(RECORD_KINDS).map(({ name, schema }) => [name, schema]));
  const definitions: Readonly<Record<string, JsonSchema>> = { document: DOCUMENT_SCHEMA, ...kinds };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A record to import',
    description: `One line of JSON Lines, or one entry of a YAML file. Not taken yet: ${LATER_KINDS.join(', ')}.`,
    anyOf: Object.keys(definitions).map((name) => ({ $ref: `#/$defs/${name}` })),
    $defs: definitions,
  };
}
