import type { ParagraphBlock } from '../document/block.ts';
import { EMPTY_RECORD, type DocumentRecord, type LegalDate } from '../document/document.ts';
import { nameInLibrary } from '../places/library-name.ts';
import type { FieldSource } from './field-source.ts';
import {
  count,
  date,
  editions,
  readShape,
  recordId,
  requiredChoice,
  requiredText,
  text,
  texts,
  webAddress,
  type Field,
} from './fields.ts';
import { optional, paragraphOf, type RecordDocument } from './record-document.ts';
import { defineKind, recordKey, type LibraryRecord } from './record-kind.ts';
import type { StatedLink } from './record-link.ts';

const PUBLICATION_TYPES = ['Book', 'Loose-leaf', 'Journal', 'Newsletter'] as const;
const DEEPEST_CONTENTS = 12;

export type PublicationType = (typeof PUBLICATION_TYPES)[number];

/** One entry of a table of contents; a node without a document is a heading. Any depth. */
export interface ContentsNode {
  /** The source's own identifier for it. */
  readonly sourceId?: string;
  readonly label: string;
  readonly sublabel?: string;
  /** Id or key of the document it opens. */
  readonly document?: string;
  /** Source identifier or anchor inside that document, for entries below chapter level. */
  readonly anchor?: string;
  readonly pages?: string;
  readonly children?: readonly ContentsNode[];
}

/** A book, loose-leaf or journal that contains documents (ENT-014, ENT-015); a newsletter is where news comes from (OP-132). */
export interface PublicationRecord extends LibraryRecord {
  readonly type: PublicationType;
  readonly title: string;
  readonly subtitle?: string;
  readonly label?: string;
  readonly authors: readonly string[];
  readonly editors: readonly string[];
  readonly publisher?: string;
  readonly series?: string;
  readonly isbn?: string;
  readonly issn?: string;
  readonly publicationDate?: LegalDate;
  readonly updated?: LegalDate;
  readonly editionStatement?: string;
  /** First and last page of the whole, `1-380`. */
  readonly pages?: string;
  /** The supplement up to which a loose-leaf is complete. */
  readonly supplement?: string;
  readonly authorReviewDate?: LegalDate;
  readonly storeUrl?: string;
  /** Shared by all editions of one work. */
  readonly cluster?: string;
  readonly languages: readonly string[];
  readonly jurisdictions: readonly string[];
  readonly topics: readonly string[];
  readonly descriptiveText?: string;
  /** Its place among those that the home page features, from 1 (OP-131). */
  readonly featured?: number;
  readonly contents: readonly ContentsNode[];
  readonly meta: Readonly<Record<string, unknown>>;
}

const NODE_FIELDS = {
  id: text('Names the entry for good, also when it moves or is called otherwise.'),
  label: requiredText(),
  sublabel: text(),
  document: text('Id or key of the document that it opens.'),
  anchor: text('Place inside that document.'),
  pages: text(),
};

/** A tree of contents of any depth that a reader can still use. */
function contents(depth = 1): Field<readonly ContentsNode[]> {
  return {
    schema: {
      type: 'array',
      description: `Each with a label and, where it opens something, a document; an id where the source has one; children to ${DEEPEST_CONTENTS} levels.`,
      items: { type: 'object', required: ['label'] },
    },
    read: (source, key) => source.records(key).map((node) => readNode(node, depth)),
  };
}

function readNode(source: FieldSource, depth: number): ContentsNode {
  if (depth > DEEPEST_CONTENTS) {
    throw source.refuse('label', `the contents go deeper than ${DEEPEST_CONTENTS} levels`);
  }
  const children = contents(depth + 1).read(source, 'children');
  const { id, ...fields } = readShape(source, NODE_FIELDS);
  return { ...optional('sourceId', id), ...fields, ...(children.length > 0 ? { children } : {}) };
}

const FIELDS = {
  id: recordId(),
  editions: editions(),
  type: requiredChoice(PUBLICATION_TYPES),
  title: requiredText(),
  subtitle: text(),
  label: text(),
  authors: texts(),
  editors: texts(),
  publisher: text(),
  series: text(),
  isbn: text(),
  issn: text(),
  publicationDate: date(),
  updated: date(),
  edition: text('As printed, for example `Second edition`.'),
  pages: text('First and last page of the whole, `1-380`.'),
  supplement: text('Up to which a loose-leaf is complete, for example `Supplement 14`.'),
  authorReviewDate: date('When its authors last went through it.'),
  storeUrl: webAddress('Where it can be bought in print.'),
  cluster: text('Shared by all editions of one work.'),
  language: texts(),
  jurisdiction: texts(),
  topic: texts('Paths through a tree, `parent > child`.'),
  descriptiveText: text(),
  featured: count('Its place among those that the home page features, from 1.'),
  contents: contents(),
};

/** Books, loose-leafs and journals, found and opened like documents. */
export const PUBLICATION = defineKind({
  name: 'publication',
  plural: 'publications',
  fields: FIELDS,
  documentKind: 'publication',
  example: {
    id: 'book-quays',
    type: 'Book',
    title: 'Quays and their Law',
    authors: ['Ingrid Solheim'],
    contents: [{ label: 'Part I', children: [{ label: '1. Moorings', document: 'book-quays-1', pages: '3-28' }] }],
  },
  read: (source): PublicationRecord => {
    const { id, edition, language, jurisdiction, topic, ...fields } = readShape(source, FIELDS);
    return {
      key: recordKey(id),
      id,
      ...fields,
      ...optional('editionStatement', edition),
      languages: language.length > 0 ? language : ['en'],
      jurisdictions: [...new Set(jurisdiction.map(nameInLibrary))],
      topics: topic,
      meta: source.rest(),
    };
  },
  listNames: ({ title }) => [{ name: title, form: 'name' }],
  listLinks: ({ authors, editors }) =>
    [...authors, ...editors].map((name) => ({ role: 'author', kind: 'person', name }) satisfies StatedLink),
  document: presentPublication,
});

/** A publication as a document: its description and its whole table of contents are its text. */
function presentPublication(publication: PublicationRecord): RecordDocument {
  const people = publication.authors.length > 0 ? publication.authors : publication.editors;
  const record: DocumentRecord = {
    ...EMPTY_RECORD,
    key: publication.key,
    ...(publication.id === undefined ? {} : { id: publication.id }),
    editions: publication.editions,
    title: publication.title,
    type: publication.type,
    languages: publication.languages,
    ...optional('summary', publication.descriptiveText),
    dates: {
      ...optional('publication', publication.publicationDate),
      ...optional('updated', publication.updated),
    },
    ...optional('source', publication.series),
    ...optional('featured', publication.featured),
    authors: people.map((name) => ({ name })),
    jurisdictions: publication.jurisdictions,
    topics: publication.topics,
    citations: [publication.isbn, publication.issn].filter((number) => number !== undefined),
    publication: publication.id ?? publication.key,
    meta: publication.meta,
  };
  const text = [publication.subtitle, publication.editionStatement, publication.publisher, publication.descriptiveText];
  return { record, blocks: [...text.flatMap(paragraphOf), ...listContents(publication.contents, 0)] };
}

function listContents(nodes: readonly ContentsNode[], depth: number): ParagraphBlock[] {
  return nodes.flatMap((node) => {
    const label = [node.label, node.sublabel].filter((part) => part !== undefined && part !== '').join(' · ');
    const inlines =
      node.document === undefined
        ? [label]
        : [{ kind: 'link', target: { to: 'document', key: node.document }, children: [label] } as const];
    const own: ParagraphBlock = { kind: 'paragraph', role: 'list-item', depth: Math.min(depth, 6), inlines };
    return [own, ...listContents(node.children ?? [], depth + 1)];
  });
}
