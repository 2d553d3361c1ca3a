import type { ResolvedCitation } from '#contract/citations.ts';
import type { DirectMatch } from '#contract/search.ts';
import { decideHeld } from '#domain/access/decide-access.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentDocumentAddress } from '#domain/addresses/document-address.ts';
import { narrowMeant } from '#domain/bibliography/narrow-meant.ts';
import { foldName } from '#domain/names/fold-name.ts';
import { isTwin } from '#domain/document/is-twin.ts';
import { legalDateOf } from '#domain/document/legal-date-of.ts';
import { nameOfDocument, type FoundName } from '#domain/document/name-of-document.ts';
import { hasDivision, listBeginnings } from '#domain/document/neutral-citation.ts';
import { readCitation, readCitedNames, type CitedNames } from '#domain/document/read-citation.ts';
import { LONGEST_CITATION } from '#domain/document/split-citations.ts';
import { Turns } from '#server/asking/turns.ts';
import type { ContentStore, DocumentPreview, NameKind } from '#server/ports/content-store.ts';
import type { RecordStore } from '#server/ports/record-store.ts';
import type { NextTurn } from '#server/ports/next-turn.ts';
import type { NameRecognizer } from '#server/ports/name-recognizer.ts';
import type { ProvisionFinder } from './provision-finder.ts';
import { holdAgainstName } from './hold-against-name.ts';
import { listNamedCases, type CaseSources, type NamedPreview } from './list-named-cases.ts';
import { listNamedTreaties } from './list-named-treaties.ts';

/** A title or a party that more documents carry names none of them; so many direct matches are shown at most. */
const MOST_NAMED = 5;
const MOST_LOOKED_AT = 4 * MOST_NAMED;
const OPERATOR = /(?:^|[\s()])(?:AND|OR|NOT|NEAR\d*)(?=[\s()]|$)/;

/** By number before by title before by party. */
const KINDS: readonly NameKind[] = ['name', 'number', 'title', 'party'];
const CITED_KINDS: readonly NameKind[] = ['name', 'number', 'title'];

interface Parts {
  readonly content: ContentStore;
  readonly engine: CaseSources['engine'];
  readonly records: Pick<RecordStore, 'listNaturalParties' | 'listAllNames'>;
  readonly provisions: Pick<ProvisionFinder, 'find'>;
  readonly nextTurn: NextTurn;
}

/** Knows documents by what they are called: in a search field, and in lists of citations. */
export class RecognitionService implements NameRecognizer {
  readonly #store: ContentStore;
  readonly #engine: CaseSources['engine'];
  readonly #records: Pick<RecordStore, 'listNaturalParties' | 'listAllNames'>;

  readonly #provisions: Pick<ProvisionFinder, 'find'>;
  readonly #nextTurn: NextTurn;

  constructor({ content, engine, records, provisions, nextTurn }: Parts) {
    this.#store = content;
    this.#provisions = provisions;
    this.#records = records;
    this.#engine = engine;
    this.#nextTurn = nextTurn;
  }

  get #cases(): CaseSources {
    return { engine: this.#engine, store: this.#store, records: this.#records };
  }

  async recognize(reader: Reader, typed: string): Promise<DirectMatch[]> {
    // A title that is pasted in capitals has no operators.
    const text = /\p{Ll}{2}/u.test(typed) ? typed : typed.toLowerCase();
    if (text.length > LONGEST_CITATION || OPERATOR.test(text)) return [];
    const named = await this.#listNamed(reader, text);
    await this.#nextTurn();
    const called = named.length > 0 ? named : await this.#listCases(reader, text);
    const found = [...called, ...(await this.#listTreaties(reader, text, called))];
    await this.#nextTurn();
    if (found.length === 0) return this.#provisions.find(reader, text);
    const shown = found.map(({ preview, name }) => ({ preview, name, document: presentNamed(reader, preview) }));
    return foldTwins(shown)
      .slice(0, MOST_NAMED)
      .map(({ name, document }) => ({ ...name, ...document }));
  }

  /** By number, citation, exact title or party. */
  async #listNamed(reader: Reader, text: string): Promise<NamedPreview[]> {
    const written = readCitation(text);
    if (written.length === 0) return [];
    const byWritten = await this.#findIds(reader, written, KINDS);
    const { others } = readCitedNames(text);
    const isWritten = byWritten.size > 0 || others.length === 0;
    const names = isWritten ? written : others;
    const idsByName = isWritten ? byWritten : await this.#findIds(reader, others, CITED_KINDS);
    const wanted = new Map<string, string>();
    for (const name of names) for (const id of idsByName.get(name) ?? []) if (!wanted.has(id)) wanted.set(id, name);
    const previews = await this.#store.listPreviews([...wanted.keys()].slice(0, MOST_LOOKED_AT));
    const found = previews.map((preview) => {
      const asked = wanted.get(preview.id) ?? '';
      const name = nameOfDocument(preview.id, preview.record, asked);
      return { preview, name, places: [names.indexOf(asked), placeOf(preview), placeOfName(name, asked)] as const };
    });
    const parties = found.flatMap(({ name }) => (name.kind === 'party' ? [name.text] : []));
    // Natural persons who are parties name nothing (OP-136).
    const people = parties.length === 0 ? new Set<string>() : await this.#records.listNaturalParties(parties);
    return found
      .filter(({ name }) => name.kind !== 'party' || !people.has(name.text))
      .sort(({ places: a }, { places: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  }

  #listCases({ edition }: Reader, text: string): Promise<NamedPreview[]> {
    return listNamedCases(this.#cases, edition, text);
  }

  /** Treaties that the text names by their two States, beside those that are `known` by their title. */
  async #listTreaties({ edition }: Reader, text: string, known: readonly NamedPreview[]): Promise<NamedPreview[]> {
    const treaties = await listNamedTreaties({ store: this.#store, records: this.#records }, edition, text);
    return treaties.filter(({ preview }) => !known.some((other) => other.preview.id === preview.id));
  }

  /**
   * What each citation stands for in the reader's edition, in the order given: no document, one or several; where the name
   * of a case beside it means others, these too, and that it is so. Stops where the reader has gone.
   */
  async resolve(reader: Reader, citations: readonly string[], signal: AbortSignal): Promise<ResolvedCitation[]> {
    const turns = new Turns(this.#nextTurn);
    const namesOf = new Map<string, CitedNames>();
    await turns.each(citations, (citation) => namesOf.set(citation, readCitedNames(citation)));
    const names = [...namesOf.values()].flatMap(({ whole, cited, before, others }) => [
      ...whole,
      ...cited,
      ...before,
      ...others,
    ]);
    const idsByName = await this.#findIds(reader, names, CITED_KINDS);
    const idsOf = new Map([...namesOf].map(([citation, cited]) => [citation, listCitedIds(cited, idsByName)]));
    const previews = await this.#store.listPreviews([...new Set([...idsOf.values()].flat())]);
    const byId = new Map(previews.map((preview) => [preview.id, preview]));
    const resolved: ResolvedCitation[] = [];
    // One after the other, since only the names of cases are searched for.
    for (const citation of citations) {
      signal.throwIfAborted();
      await turns.take();
      const named = (idsOf.get(citation) ?? []).flatMap((id) => byId.get(id) ?? []);
      named.sort((a, b) => placeOf(a) - placeOf(b));
      const { found, isDisputed } =
        named.length > 0
          ? await this.#compareNames(reader, citation, named, namesOf.get(citation), idsByName)
          : { found: await this.#listCalled(reader, citation), isDisputed: false };
      const shown = found.map((preview) => ({ preview, document: presentNamed(reader, preview) }));
      const all = foldTwins(shown).map(({ document }) => document);
      const documents = isDisputed ? all : [...narrowMeant(citation, all)];
      const isKnown = documents.length > 0;
      resolved.push({
        citation,
        documents: isKnown ? documents : await this.#listPlaces(reader, citation),
        isDisputed,
      });
    }
    return resolved;
  }

  /** Where a provision stands (`New York Convention art. V`), where the citation is one. */
  async #listPlaces(reader: Reader, citation: string): Promise<ResolvedCitation['documents']> {
    const found = await this.#provisions.find(reader, citation, { takesFirst: true });
    return found.map(({ kind: _kind, text: _text, ...document }) => document);
  }

  /** What is called so, where no number or title names it. */
  async #listCalled(reader: Reader, citation: string): Promise<DocumentPreview[]> {
    const cases = await this.#listCases(reader, citation);
    const called = cases.length > 0 ? cases : await this.#listTreaties(reader, citation, []);
    // Which of them is meant, what else the entry says decides.
    return called.slice(0, MOST_LOOKED_AT).map(({ preview }) => preview);
  }

  /** What a citation names, and what the name beside it means where that is something else. */
  async #compareNames(
    { edition }: Reader,
    citation: string,
    named: readonly DocumentPreview[],
    names: CitedNames | undefined,
    idsByName: ReadonlyMap<string, readonly string[]>,
  ): Promise<{ readonly found: readonly DocumentPreview[]; readonly isDisputed: boolean }> {
    const isKnownWhole = names?.whole.some((name) => (idsByName.get(name)?.length ?? 0) > 0) === true;
    if (isKnownWhole) return { found: named, isDisputed: false };
    const { isDisputed, others } = await holdAgainstName(this.#cases, edition, citation, named);
    return { found: [...named, ...others.slice(0, MOST_NAMED)], isDisputed };
  }

  /** For each name the ids of its documents; kinds in their order, of a number that too many carry the case alone. */
  async #findIds(
    { edition }: Reader,
    names: readonly string[],
    kinds: readonly NameKind[],
  ): Promise<Map<string, readonly string[]>> {
    const bounds = { edition: edition.id, limit: MOST_NAMED + 1 };
    const found = Map.groupBy(await this.#store.listNamedDocuments(kinds, names, bounds), ({ by }) => by);
    const idsByName = new Map<string, readonly string[]>();
    const turns = new Turns(this.#nextTurn);
    for (const kind of kinds) {
      const isNumber = kind === 'name' || kind === 'number';
      for (const [name, named] of Map.groupBy(found.get(kind) ?? [], (document) => document.name)) {
        const isCommon = named.length > MOST_NAMED;
        const meant = isCommon ? named.filter(({ kind }) => isNumber && kind === 'case') : named;
        const ids = new Set([...(idsByName.get(name) ?? []), ...meant.map(({ id }) => id)]);
        idsByName.set(name, [...ids]);
      }
    }
    for (const name of names) {
      await turns.take();
      const beginnings = idsByName.has(name) ? [] : listBeginnings(name);
      const cited = await Promise.all(beginnings.map((one) => this.#store.listNamesBeginning(one, bounds)));
      const ids = cited.flat().flatMap((document) => (hasDivision(document.name, name) ? document.id : []));
      if (ids.length > 0) idsByName.set(name, ids);
    }
    return idsByName;
  }
}

/** What an entry of a list stands for: the text itself, else each of the citations in it, else the name before them. */
function listCitedIds(
  { whole, cited, before, others }: CitedNames,
  idsByName: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const findFirst = (names: readonly string[]) =>
    names.map((name) => idsByName.get(name) ?? []).find((ids) => ids.length > 0);
  const inside = [...new Set(cited.flatMap((name) => idsByName.get(name) ?? []))];
  return (
    findFirst(whole) ??
    (inside.length > 0 ? inside : (findFirst(others) ?? before.flatMap((name) => idsByName.get(name) ?? [])))
  );
}

/** A case comes before what belongs to it: they share a number. */
function placeOf({ kind }: DocumentPreview): number {
  return kind === 'case' ? 0 : 1;
}

/** What is called so before what is called more than that, and both before a party. */
function placeOfName({ kind, text }: FoundName, asked: string): number {
  if (kind === 'party') return 2;
  return kind === 'title' && !` ${foldName(text)}`.endsWith(` ${asked}`) ? 1 : 0;
}

/** Of what came in twice one, and that one which can be opened. */
function foldTwins<T extends { readonly preview: DocumentPreview; readonly document: { readonly isOpen: boolean } }>(
  found: readonly T[],
): T[] {
  return found.filter(
    ({ preview, document }, place) =>
      !found.some((other, otherPlace) => {
        const isBetter = other.document.isOpen === document.isOpen ? otherPlace < place : other.document.isOpen;
        return isBetter && isTwin(other.preview.record, preview.record);
      }),
  );
}

function presentNamed(reader: Reader, preview: DocumentPreview): ResolvedCitation['documents'][number] {
  const { id, record } = preview;
  return {
    id,
    title: record.title,
    url: presentDocumentAddress(preview, reader),
    type: record.type,
    publicationDate: legalDateOf(record) ?? null,
    isOpen: decideHeld(reader, preview).isOpen,
  };
}
