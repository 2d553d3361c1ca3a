import { callSide, type CalledCase, type CalledSide } from '#domain/document/called-side.ts';
import { compareCaseSides, readCaseName } from '#domain/document/case-sides.ts';
import { listPartyForms } from '#domain/document/party-forms.ts';
import { hasOtherSpelling } from '#domain/words/spellings.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { FoundName } from '#domain/document/name-of-document.ts';
import type { Edition } from '#domain/edition/edition.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import type { RecordStore } from '#server/ports/record-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { searchTitles } from './search-titles.ts';

/** What more documents than this are called names the case alone, not its documents. */
const MOST_CALLED_SO = 20;

/** Pairs of names between which documents are looked for; the ones as typed come first. */
const MOST_PAIRS = 24;

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
  readonly records: Pick<RecordStore, 'listAllNames'>;
}

/**
 * The documents of an edition that a case's short name means, `Sharp v Viterra`, the likeliest first: those whose title
 * has a name of either side on either side, then those between parties that are called so. A case comes before what
 * belongs to it.
 */
export async function listNamedCases(sources: CaseSources, edition: Edition, text: string): Promise<NamedPreview[]> {
  const asked = await callCases(sources, text);
  const [called] = asked;
  if (!called) return [];
  const { engine, store } = sources;
  const [titled, between] = await Promise.all([
    findTitles(engine, edition, asked),
    listBetween(store, edition, called),
  ]);
  const ids = [...new Set([...titled, ...between])];
  const placed = (await store.listPreviews(ids)).map((preview) => {
    const order = compareCaseSides(asked, preview.record.title);
    const place = 2 * PLACES.indexOf(order ?? 'parties') + (preview.kind === 'case' ? 0 : 1);
    return { preview, place, name: order ? nameByTitle(preview.record) : nameByParties(preview.record, called) };
  });
  const meant = ids.length > MOST_CALLED_SO ? placed.filter(({ preview }) => preview.kind === 'case') : placed;
  return meant.sort((a, b) => a.place - b.place);
}

/** The cases that a text may name, their sides by every name that the library knows of them. */
export async function callCases({ records }: Pick<CaseSources, 'records'>, text: string): Promise<CalledCase[]> {
  const sides = readCaseName(text);
  if (sides.length === 0) return [];
  const names = await records.listAllNames(
    'party',
    sides.flatMap(({ first, second }) => [first, second]),
  );
  return sides.map(({ first, second }) => ({
    first: callSide(first, names.get(first)),
    second: callSide(second, names.get(second)),
  }));
}

/** Documents between parties that are called so, whichever of their names each bears there. */
export async function listBetween(
  store: CaseSources['store'],
  edition: Edition,
  { first, second }: CalledCase,
): Promise<string[]> {
  const pairs = first.flatMap((one) => second.map((other) => [one.join(' '), other.join(' ')] as const));
  const bounds = { edition: edition.id, limit: MOST_CALLED_SO + 1 };
  const found = await Promise.all(pairs.slice(0, MOST_PAIRS).map((pair) => store.listDocumentsBetween(pair, bounds)));
  return [...new Set(found.flat())];
}

/** Documents with such a title, as the engine ranks them: it knows the titles that have the words, whichever side. */
async function findTitles(
  engine: CaseSources['engine'],
  edition: Edition,
  asked: readonly CalledCase[],
): Promise<string[]> {
  const found = await searchTitles(engine, edition, askForWords(asked));
  return found.filter(({ title }) => compareCaseSides(asked, title)).map(({ id }) => id);
}

function askForWords([called]: readonly CalledCase[]): QueryNode {
  return join('and', called ? [askForSide(called.first), askForSide(called.second)] : []);
}

function askForSide(side: CalledSide): QueryNode {
  return join(
    'or',
    side.map((words) => {
      // The sides are compared afterwards in one spelling.
      const certain = words.filter((word) => !hasOtherSpelling(word));
      return join('and', (certain.length > 0 ? certain : words).map(askForWord));
    }),
  );
}

function askForWord(word: string): QueryNode {
  return { kind: 'word', word, exact: true, at: 0, length: 0 };
}

function join(kind: 'and' | 'or', children: readonly QueryNode[]): QueryNode {
  const [only] = children;
  return children.length === 1 && only ? only : { kind, children, at: 0, length: 0 };
}

function nameByTitle({ title }: DocumentRecord): FoundName {
  return { kind: 'title', text: title };
}

function nameByParties({ parties, undertakings }: DocumentRecord, { first, second }: CalledCase): FoundName {
  const names = [...parties.map(({ name }) => name), ...undertakings];
  const meant = [first, second].flatMap((side) => names.find((name) => isCalled(name, side)) ?? []);
  return { kind: 'parties', text: meant.join(' v. ') };
}

function isCalled(party: string, side: CalledSide): boolean {
  const forms = listPartyForms(party);
  return side.some((words) => forms.some((form) => `${form} `.startsWith(`${words.join(' ')} `)));
}
