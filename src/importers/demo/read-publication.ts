import type { ContentsNode, PublicationRecord } from '#domain/document/publication.ts';
import type { YamlFields } from '../reading/yaml-fields.ts';
import { readChoice, readDates, readRecordId, readTexts } from './record-values.ts';

const PUBLICATION_TYPES = ['Book', 'Loose-leaf', 'Journal'] as const;
const DEEPEST_CONTENTS = 12;

/** A book, loose-leaf or journal with its tree of contents. Fields it does not know are kept in `meta`. */
export function readPublication(fields: YamlFields): PublicationRecord {
  const id = readRecordId(fields);
  const type = readChoice(fields, 'type', PUBLICATION_TYPES);
  if (type === undefined) throw fields.refuse('type', `is required; allowed are ${PUBLICATION_TYPES.join(', ')}`);
  const editionStatement = fields.text('edition');
  const languages = fields.list('language');
  const publication = {
    key: `markdown:${id}`,
    id,
    editions: [],
    type,
    title: fields.requiredText('title'),
    authors: fields.list('authors'),
    editors: fields.list('editors'),
    languages: languages.length > 0 ? languages : ['en'],
    jurisdictions: fields.list('jurisdiction'),
    topics: fields.list('topic'),
    contents: fields.records('contents').map((node) => readNode(node, 1)),
    ...(editionStatement === undefined ? {} : { editionStatement }),
    ...readDates(fields, ['publicationDate', 'updated']),
    ...readTexts(fields, ['subtitle', 'label', 'publisher', 'series', 'isbn', 'issn', 'cluster', 'descriptiveText']),
  };
  return { ...publication, meta: fields.rest() };
}

function readNode(fields: YamlFields, depth: number): ContentsNode {
  if (depth > DEEPEST_CONTENTS) throw fields.refuse('label', `the contents go deeper than ${DEEPEST_CONTENTS} levels`);
  const children = fields.records('children').map((child) => readNode(child, depth + 1));
  return {
    label: fields.requiredText('label'),
    ...readTexts(fields, ['sublabel', 'document', 'anchor', 'pages']),
    ...(children.length > 0 ? { children } : {}),
  };
}
