import { compareCaseSides, readCaseName, type CaseSides } from '#domain/document/case-sides.ts';
import { foldPartyName, hasOtherSpelling } from '#domain/document/document-name.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { FoundName } from '#domain/document/name-of-document.ts';
import type { Edition } from '#domain/edition/edition.ts';
import type { QueryNode } from '#domain/search/query-tree.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import { isQueryTooExpensive, type SearchEngine } from '#server/ports/search-engine.ts';

/** Titles whose sides are looked at, the best first. */
const MOST_TITLES = 50;
/** What more documents than this are called names the case alone, not its documents. */
const MOST_CALLED_SO = 20;

/** How a document goes with the name of a case, the best first. */
const PLACES = ['same', 'turned', 'parties'] as const;

/** A document that was named. */
export interface NamedPreview {
  readonly preview: DocumentPreview;
  /** What of it was meant. */
  readonly name: FoundName;
}

/** Where names of cases are looked up. */
export interface CaseSources {
  readonly engine: Pick<SearchEngine, 'search'>;
  readonly store: Pick<ContentStore, 'listPreviews' | 'listDocumentsBetween'>;
}

/**
 * The documents of an edition that a case's short name means, `Sharp v Viterra`, the likeliest first: those whose title
 * has the words of either side on either side, then those between parties that are called so. A case comes before what
 * belongs to it.
 */
export async function listNamedCases(
  { engine, store }: CaseSources,
  edition: Edition,
  text: string,
): Promise<NamedPreview[]> {
  const asked = readCaseName(text);
  const [sides] = asked;
  if (!sides) return [];
  const parties = [sides.first.join(' '), sides.second.join(' ')] as const;
  const [titled, between] = await Promise.all([
    findTitles(engine, edition, asked),
    store.listDocumentsBetween(parties, { edition: edition.id, limit: MOST_CALLED_SO + 1 }),
  ]);
  const ids = [...new Set([...titled, ...between])];
  const placed = (await store.listPreviews(ids)).map((preview) => {
    const order = compareCaseSides(asked, preview.record.title);
    const place = 2 * PLACES.indexOf(order ?? 'parties') + (preview.kind === 'case' ? 0 : 1);
    return { preview, place, name: order ? nameByTitle(preview.record) : nameByParties(preview.record, parties) };
  });
  const meant = ids.length > MOST_CALLED_SO ? placed.filter(({ preview }) => preview.kind === 'case') : placed;
  return meant.sort((a, b) => a.place - b.place);
}

/** Documents with such a title, as the engine ranks them: it knows the titles that have the words, whichever side. */
async function findTitles(
  engine: CaseSources['engine'],
  edition: Edition,
  asked: readonly CaseSides[],
): Promise<string[]> {
  try {
    const { hits } = await engine.search({
      query: askForWords(asked),
      titleOnly: true,
      scope: [{ facet: 'edition', values: [edition.id] }],
      filters: [],
      facets: [],
      sort: { field: 'score', descending: true },
      start: 0,
      size: MOST_TITLES,
      excerpt: false,
    });
    return hits.filter(({ title }) => compareCaseSides(asked, title.text)).map(({ id }) => id);
  } catch (error) {
    // The search for the text itself says why, where it has the same trouble.
    if (isQueryTooExpensive(error)) return [];
    throw error;
  }
}

function askForWords(asked: readonly CaseSides[]): QueryNode {
  const words = [...new Set(asked.slice(0, 1).flatMap(({ first, second }) => [...first, ...second]))];
  // The sides are compared afterwards in one spelling.
  const certain = words.filter((word) => !hasOtherSpelling(word));
  const children = (certain.length > 0 ? certain : words).map(
    (word) => ({ kind: 'word', word, exact: true, at: 0, length: 0 }) as const,
  );
  const [only] = children;
  return children.length === 1 && only ? only : { kind: 'and', children, at: 0, length: 0 };
}

function nameByTitle({ title }: DocumentRecord): FoundName {
  return { kind: 'title', text: title };
}

function nameByParties({ parties, undertakings }: DocumentRecord, sides: readonly string[]): FoundName {
  const names = [...parties.map(({ name }) => name), ...undertakings];
  const meant = sides.flatMap((side) => names.find((name) => `${foldPartyName(name)} `.startsWith(`${side} `)) ?? []);
  return { kind: 'parties', text: meant.join(' v. ') };
}
