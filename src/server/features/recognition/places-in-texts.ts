import type { DirectMatch } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';
import { foldName } from '#domain/names/fold-name.ts';
import { mainUnitOf } from '#domain/provisions/law-text.ts';
import { splitNamedPlace } from '#domain/provisions/named-place.ts';
import { describeProvision } from '#domain/provisions/provision-anchor.ts';
import { readTypedPlace } from '#domain/provisions/typed-place.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import type { ProvisionReader } from '#server/asking/provision-reader.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { presentMatch } from './present-match.ts';
import { searchTitles } from './search-titles.ts';

/** Texts of law of one name that are looked into. */
const MOST_TEXTS = 3;
/** Ways to read a text as a name and a place that are tried: each looks for titles. */
const MOST_READINGS = 3;
/** Fewer words are looked for in no title. */
const LEAST_WORDS = 2;

interface Parts {
  readonly content: ContentStore;
  readonly engine: Pick<SearchEngine, 'search'>;
  readonly provisions: ProvisionReader;
}

/** Leads from a place with the title of any text of law that the library holds (`s 2(1) Adoption and Children Bill`) to it. */
export class PlacesInTexts {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Texts without the place are answered only where none has it. Within what this reader may not open nothing has a place (OP-169). */
  async find(reader: Reader, text: string): Promise<DirectMatch[]> {
    let without: readonly DirectMatch[] = [];
    for (const { name, place } of splitNamedPlace(text).slice(0, MOST_READINGS)) {
      const laws = await this.#listLaws(reader, name);
      const matches = await Promise.all(laws.map((law) => this.#lead(reader, law, place)));
      const led = matches.filter(({ lacks }) => lacks === undefined);
      if (led.length > 0) return led;
      if (without.length === 0) without = matches;
    }
    return [...without];
  }

  /** Those that are called so, else those whose titles have the words. */
  async #listLaws(reader: Reader, name: string): Promise<DocumentPreview[]> {
    const bounds = { edition: reader.edition.id, limit: MOST_TEXTS + 1 };
    const called = await this.#parts.content.listNamedDocuments(['name', 'number', 'title'], [foldName(name)], bounds);
    const named = await this.#listPreviews(called.map(({ id }) => id));
    if (named.length > 0) return named;
    const words = foldName(name);
    const parsed = words.split(' ').length < LEAST_WORDS ? undefined : parseQuery(`"${words}"`);
    if (!parsed?.ok || !parsed.tree) return [];
    const titled = await searchTitles(this.#parts.engine, reader.edition, parsed.tree);
    return this.#listPreviews(titled.map(({ id }) => id));
  }

  async #listPreviews(ids: readonly string[]): Promise<DocumentPreview[]> {
    const previews = await this.#parts.content.listPreviews([...new Set(ids)]);
    return previews.filter(({ record }) => mainUnitOf(record) !== undefined).slice(0, MOST_TEXTS);
  }

  async #lead(reader: Reader, preview: DocumentPreview, place: string): Promise<DirectMatch> {
    const match = presentMatch(reader, preview, preview.record.title);
    if (!match.isOpen) return match;
    const document = await this.#parts.content.findDocument(preview.id);
    const index = document?.state === 'present' ? await this.#parts.provisions.read(document) : undefined;
    const typed = readTypedPlace(place, index?.mains ?? []);
    const found = typed?.anchors.map((anchor) => index?.find(anchor)).find((one) => one !== undefined);
    if (!found) return { ...match, lacks: typed?.said ?? place };
    const text = `${capitalize(describeProvision(found.anchor))} ${match.title}`;
    return { ...match, text, url: `${match.url}#${found.anchor}` };
  }
}

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
