import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import type { ProvisionPath } from '#domain/provisions/provision-path.ts';
import { readProvisions } from '#domain/provisions/read-provision.ts';
import type { InstrumentText } from '#server/ports/citation-store.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import { RecentAnswers } from './recent-answers.ts';

const REMEMBERED = 64;
/** A unit with what it is called by; a number alone may count anything. */
const UNIT = /^(?!(?:[IVXLCDM]+|\d+)\b)(?:§|\p{L}{3,})/u;
/** What follows the number in a heading: `Article V. Grounds`, `Section 5 – Definitions`. */
const HEADING_WORDS = /(?:\s[–—-]\s|[:.]\s).*$/u;

/** Finds provisions in the texts of instruments: by their records, else by the headings that name them. */
export class ProvisionPlaces {
  readonly #store: ContentStore;
  readonly #known: KnownInstruments;
  readonly #headings = new RecentAnswers<ReadonlyMap<string, string>>(REMEMBERED);

  constructor(store: ContentStore, known: KnownInstruments) {
    this.#store = store;
    this.#known = known;
  }

  /** The anchor of a provision or of the nearest that it stands in; undefined where the text has neither. */
  async findAnchor(text: InstrumentText, { instrument, steps }: ProvisionPath): Promise<string | undefined> {
    const headings = await this.#rememberHeadings(text, instrument);
    for (let length = steps.length; length > 0; length -= 1) {
      const path = steps.slice(0, length).join('/');
      const anchor = text.anchors.get(path) ?? headings.get(path);
      if (anchor !== undefined) return anchor;
    }
    return undefined;
  }

  /** Whether the text has articles or sections that are known, but not the one that the provision stands in. */
  async lacks(text: InstrumentText, { instrument, steps: [asked] }: ProvisionPath): Promise<boolean> {
    const headings = await this.#rememberHeadings(text, instrument);
    const first = new Set([...text.anchors.keys(), ...headings.keys()].map((path) => path.split('/')[0]));
    return first.size > 0 && asked !== undefined && !first.has(asked);
  }

  #rememberHeadings({ content }: InstrumentText, instrument: string): Promise<ReadonlyMap<string, string>> {
    return this.#headings.remember(`${content} ${instrument}`, () => this.#listHeadings(content, instrument));
  }

  /** Anchors of headings by the provisions that they name; of two that name one, neither, but in a text with its translations. */
  async #listHeadings(content: number, instrument: string): Promise<ReadonlyMap<string, string>> {
    const outline = await this.#store.listOutline(content);
    const headings = outline.flatMap(({ label, anchor }) => {
      const path = this.#readHeading(label, instrument);
      return path === undefined ? [] : [{ path, anchor }];
    });
    const byPath = Map.groupBy(leaveTranslations(headings), ({ path }) => path);
    return new Map(
      [...byPath].flatMap(([path, [heading, ...others]]) =>
        heading === undefined || others.length > 0 ? [] : [[path, heading.anchor] as const],
      ),
    );
  }

  #readHeading(label: string, ownInstrument: string): string | undefined {
    if (!UNIT.test(label)) return undefined;
    const [reading, ...others] = readProvisions(label.replace(HEADING_WORDS, ''), this.#known, { ownInstrument });
    if (reading?.kind !== 'provision' || others.length > 0 || reading.to) return undefined;
    return reading.instrument === ownInstrument ? reading.path.join('/') : undefined;
  }
}

/** The headings of the first language of a text whose languages stand one after the other, each with all of them. */
function leaveTranslations<H extends { readonly path: string }>(headings: readonly H[]): readonly H[] {
  const length = headings.findIndex(({ path }, at) => headings.slice(0, at).some((one) => one.path === path));
  const first = headings.slice(0, length);
  const isRepeated =
    length > 1 && headings.length % length === 0 && headings.every(({ path }, at) => path === first[at % length]?.path);
  return isRepeated ? first : headings;
}
