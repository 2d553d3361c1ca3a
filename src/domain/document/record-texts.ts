import { listShortNames } from '../places/party-names.ts';
import type { DocumentRecord } from './document.ts';

/** Something that the record says of a document, to be found by a search besides its title and text. */
export interface RecordText {
  /** What it is, for readers. */
  readonly label: string;
  readonly text: string;
}

/**
 * Positions that stay free behind each of them where words are counted: wider than any distance that can be asked for,
 * so that no phrase and no NEAR reaches from one into the next.
 */
export const RECORD_GAP = 1 << 7;

/**
 * What a search finds of a record: who wrote, who judged, between whom, under which numbers, and what it is about in
 * the words of its summary, keywords and markets. What is only filed under a name (jurisdiction, topic, type) is found
 * by filters. Each text once; the title is searched by itself.
 */
export function listRecordTexts(record: DocumentRecord): readonly RecordText[] {
  const { summary, bibliographicReference, legislationNumber, court, organization } = record;
  const parties = [...record.parties.map(({ name }) => name), ...record.undertakings];
  const groups: readonly (readonly [label: string, texts: readonly (string | undefined)[]])[] = [
    ['Summary', [summary]],
    ['Author', record.authors.map(({ name }) => name)],
    ['Party', parties],
    ['Party, also called', parties.flatMap(listShortNames)],
    ['Judge or arbitrator', record.judges],
    ['Court or institution', [court, organization]],
    ['Case number', record.caseNumbers],
    ['Citation', [bibliographicReference, ...record.citations, legislationNumber]],
    ['Keyword', record.keywords],
    ['Market', [...record.productMarkets, ...record.geographicMarkets]],
  ];
  const known = new Set<string>();
  return groups.flatMap(([label, texts]) =>
    texts.flatMap((text) => {
      if (text === undefined || text.trim() === '' || known.has(text)) return [];
      known.add(text);
      return [{ label, text }];
    }),
  );
}
