import { readPrintedTitle } from '#domain/document/case-name.ts';
import type { RecordField } from '#domain/query/query-field.ts';
import type { FieldText } from '#domain/query/record-places.ts';
import { listShortNames } from '#domain/places/party-names.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import { splitTreePath } from '#domain/document/tree-path.ts';

/** Something that the record says of a document, to be found by a search besides its title and text. */
export interface RecordText extends FieldText {
  /** What it is, for readers. */
  readonly label: string;
}

/** `name`: what the document is filed under by name, in no field. */
type Group = readonly [label: string, field: RecordField | 'name' | undefined, texts: readonly (string | undefined)[]];

/**
 * What a search finds of a record: who wrote, who judged, between whom, under which numbers, and what it is about in
 * the words of its summary, keywords and markets; and the names of the instruments, provisions, institutions and topics
 * that it is filed under (OP-164). Where it is from and of which type is found by filters. Each text once in a field; the title is searched by itself.
 */
export function listRecordTexts(record: DocumentRecord): readonly RecordText[] {
  const { summary, bibliographicReference, legislationNumber, court, organization } = record;
  const parties = [...record.parties.map(({ name }) => name), ...record.undertakings];
  const groups: readonly Group[] = [
    ['Title as printed', undefined, [readPrintedTitle(record)]],
    ['Summary', 'summary', [summary]],
    ['Author', 'author', record.authors.map(({ name }) => name)],
    ['Party', 'party', parties],
    ['Party, also called', 'party', parties.flatMap(listShortNames)],
    ['Judge or arbitrator', 'judge', record.judges],
    ['Court or institution', 'court', [court, organization]],
    ['Case number', 'number', record.caseNumbers],
    ['Citation', 'citation', [bibliographicReference, ...record.citations, legislationNumber]],
    ['Keyword', 'keyword', record.keywords],
    ['Market', undefined, [...record.productMarkets, ...record.geographicMarkets]],
    ['Legislation', 'name', record.legislations],
    ['Provision', 'name', record.provisions],
    ['Rules', undefined, [record.rules]],
    ['Institution', 'name', record.profile?.institutions ?? []],
    ['Topic', 'name', record.topics.flatMap(splitTreePath)],
  ];
  const known = new Set<string>();
  return groups.flatMap(([label, field, texts]) =>
    texts.flatMap((text): RecordText[] => {
      // What no field names need not be there again, what a field names has to be.
      const isInField = field !== undefined && field !== 'name';
      const key = `${field ?? ''} ${text}`;
      if (text === undefined || text.trim() === '' || known.has(key) || (!isInField && known.has(text))) return [];
      known.add(key).add(text);
      if (isInField) return [{ label, field, text }];
      return [field === 'name' ? { label, text, isName: true } : { label, text }];
    }),
  );
}
