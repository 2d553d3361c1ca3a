import type { DirectMatch } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';
import { foldName } from '#domain/names/fold-name.ts';
import { labelProvision, nameProvision } from '#domain/provisions/provision-label.ts';
import { findNamedInstruments } from '#domain/provisions/find-named-instruments.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import type { ProvisionPath } from '#domain/provisions/provision-path.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import type { ProvisionPlaces } from '#server/asking/provision-places.ts';
import type { CitationStore } from '#server/ports/citation-store.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { readFirstProvision, readOneProvision } from '#server/asking/read-one-provision.ts';
import type { ProvisionReader } from '#server/asking/provision-reader.ts';
import { PlacesInTexts } from './places-in-texts.ts';
import { presentMatch } from './present-match.ts';
import { searchTitles } from './search-titles.ts';

/** An article has a text, a summary and perhaps a commentary. */
const MOST_SHOWN = 3;

interface Parts {
  readonly content: ContentStore;
  readonly engine: Pick<SearchEngine, 'search'>;
  readonly citations: Pick<CitationStore, 'listInstrumentTexts'>;
  readonly known: KnownInstruments;
  readonly provisions: ProvisionReader;
  readonly places: ProvisionPlaces;
}

/** Leads from a provision as somebody types it (`Art. 123(2) EPC`) to where the library holds it. */
export class ProvisionFinder {
  readonly #parts: Parts;
  readonly #texts: PlacesInTexts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#texts = new PlacesInTexts(parts);
  }

  /**
   * The documents of the reader's edition that are the provision by their titles, then its place in the instrument's
   * text; where an instrument is named as a whole, its text; else the place in any text of law that is named.
   * `takesFirst`: several provisions stand for the first of them.
   */
  async find(reader: Reader, text: string, { takesFirst = false } = {}): Promise<DirectMatch[]> {
    const { known } = this.#parts;
    const provision = readOneProvision(text, known) ?? (takesFirst ? readFirstProvision(text, known) : undefined);
    if (!provision) {
      const named = await this.#findInstruments(reader, text);
      return named.length > 0 ? named : this.#texts.find(reader, text);
    }
    const label = labelOf(provision, this.#parts.known);
    const [titled, held] = await Promise.all([this.#listTitled(reader, provision), this.#findHeld(reader, provision)]);
    const matches = titled.map((preview) => presentMatch(reader, preview, label));
    const led = [...matches, ...held.map((match) => ({ ...match, text: label }))];
    // Where nothing or a summary is held under the name, a text of that title may have the place.
    const others = led.some(({ url }) => url.includes('#')) ? [] : await this.#texts.find(reader, text);
    const placed = others.filter(({ lacks }) => lacks === undefined);
    return [...placed, ...(led.length > 0 ? led : others)]
      .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at)
      .slice(0, MOST_SHOWN);
  }

  /** The texts of the instruments that it names as a whole, as the library holds them. */
  async #findInstruments(reader: Reader, text: string): Promise<DirectMatch[]> {
    const named = findNamedInstruments(text, this.#parts.known);
    if (named.length === 0) return [];
    const texts = await this.#parts.citations.listInstrumentTexts(named, reader.edition.id);
    const previews = await this.#parts.content.listPreviews([...texts.values()].map(({ document }) => document.id));
    return previews
      .map((preview) => ({ ...presentMatch(reader, preview, preview.record.title), kind: 'title' as const }))
      .slice(0, MOST_SHOWN);
  }

  /** `Article 123 EPC, amendments` is where Article 123(2) is found: the nearest that documents are called by. */
  async #listTitled(reader: Reader, { instrument, steps }: ProvisionPath): Promise<DocumentPreview[]> {
    const known = this.#parts.known.find(instrument);
    if (!known) return [];
    // Rules by what they implement, too: `Rule 79 EPC`.
    const bearers = [known, ...this.#parts.known.listRuled(instrument)];
    const called = bearers.flatMap(({ name, aliases }) => [name, ...aliases]);
    const titles = await this.#searchTitles(reader, labelProvision(steps.slice(0, 1), known));
    for (let length = steps.length; length > 0; length -= 1) {
      const label = labelProvision(steps.slice(0, length), known);
      const names = called.map((name) => `${foldName(`${label} ${name}`)} `);
      const ids = titles.filter(({ title }) => names.some((name) => title.startsWith(name))).map(({ id }) => id);
      if (ids.length > 0) return this.#parts.content.listPreviews(ids.slice(0, MOST_SHOWN));
    }
    return [];
  }

  /** Titles with these words in a row, folded and with a space behind, the likeliest first. */
  async #searchTitles({ edition }: Reader, words: string): Promise<{ readonly id: string; readonly title: string }[]> {
    const parsed = parseQuery(`"${foldName(words)}"`);
    if (!parsed.ok || !parsed.tree) return [];
    const found = await searchTitles(this.#parts.engine, edition, parsed.tree);
    return found.map(({ id, title }) => ({ id, title: `${foldName(title)} ` }));
  }

  /** Within what this reader may not open nothing has a place (OP-169). */
  async #findHeld(reader: Reader, provision: ProvisionPath): Promise<DirectMatch[]> {
    const texts = await this.#parts.citations.listInstrumentTexts([provision.instrument], reader.edition.id);
    const text = texts.get(provision.instrument);
    if (!text) return [];
    const previews = await this.#parts.content.listPreviews([text.document.id]);
    const matches = previews.map((preview) => presentMatch(reader, preview, ''));
    if (matches[0]?.isOpen !== true) return matches;
    const place = await this.#parts.places.find(text, provision);
    if (place) return matches.map((match) => ({ ...match, url: `${match.url}#${place.address}` }));
    const known = this.#parts.known.find(provision.instrument);
    if (!known || !(await this.#parts.places.lacks(text, provision))) return matches;
    return matches.map((match) => ({ ...match, lacks: labelProvision(provision.steps.slice(0, 1), known) }));
  }
}

function labelOf({ instrument, steps }: ProvisionPath, known: KnownInstruments): string {
  const found = known.find(instrument);
  return found ? nameProvision(steps, found) : '';
}
