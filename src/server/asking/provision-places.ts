import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { anchorOfSteps } from '#domain/provisions/provision-anchor.ts';
import type { ProvisionPath } from '#domain/provisions/provision-path.ts';
import { readProvisions } from '#domain/provisions/read-provision.ts';
import type { InstrumentText } from '#server/ports/citation-store.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { NextTurn } from '#server/ports/next-turn.ts';
import type { ProvisionReader } from './provision-reader.ts';
import { RecentAnswers } from './recent-answers.ts';
import { Turns } from './turns.ts';

const REMEMBERED = 64;
/** A unit with what it is called by; a number alone may count anything. */
const UNIT = /^(?!(?:[IVXLCDM]+|\d+)\b)(?:§|\p{L}{3,})/u;
/** What follows the number in a heading: `Article V. Grounds`, `Section 5 – Definitions`. */
const HEADING_WORDS = /(?:\s[–—-]\s|[:.]\s).*$/u;

/** Where a provision stands in a text. */
export interface ProvisionPlace {
  /** Of the block. */
  readonly anchor: string;
  /** What its address says: the provision's own name (OP-196), else the anchor. */
  readonly address: string;
}

interface Sources {
  readonly content: Pick<ContentStore, 'listOutline'>;
  readonly known: KnownInstruments;
  readonly provisions: ProvisionReader;
  readonly nextTurn: NextTurn;
}

/** Finds provisions in the texts of instruments: by their records, their numbers, else by the headings that name them. */
export class ProvisionPlaces {
  readonly #store: Pick<ContentStore, 'listOutline'>;
  readonly #known: KnownInstruments;
  readonly #provisions: ProvisionReader;
  readonly #nextTurn: NextTurn;
  readonly #headings = new RecentAnswers<ReadonlyMap<string, string>>(REMEMBERED);

  constructor({ content, known, provisions, nextTurn }: Sources) {
    this.#store = content;
    this.#known = known;
    this.#provisions = provisions;
    this.#nextTurn = nextTurn;
  }

  /** Where a provision or the nearest that it stands in begins; undefined where the text has neither. */
  async find(text: InstrumentText, path: ProvisionPath): Promise<ProvisionPlace | undefined> {
    const unit = this.#known.find(path.instrument)?.manner.unit ?? 'article';
    // One after the other: each takes its turns.
    const headings = await this.#rememberHeadings(text, path.instrument);
    const provisions = await this.#provisions.readAs(text.content, unit);
    return findNearest(path, (steps) => {
      const provision = provisions.find(anchorOfSteps(steps, unit));
      const anchor = text.anchors.get(steps.join('/')) ?? provision?.at ?? headings.get(steps.join('/'));
      if (anchor === undefined) return undefined;
      return { anchor, address: provision?.at === anchor ? provision.anchor : anchor };
    });
  }

  /** The anchor of the record, or of the heading, under which the words of a provision stand. */
  async findAnchor(text: InstrumentText, path: ProvisionPath): Promise<string | undefined> {
    const headings = await this.#rememberHeadings(text, path.instrument);
    return findNearest(path, (steps) => text.anchors.get(steps.join('/')) ?? headings.get(steps.join('/')));
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
    const turns = new Turns(this.#nextTurn);
    const headings: { readonly path: string; readonly anchor: string }[] = [];
    await turns.each(outline, ({ label, anchor }) => {
      const path = this.#readHeading(label, instrument);
      if (path !== undefined) headings.push({ path, anchor });
    });
    const anchors = new Map<string, string>();
    const unclear = new Set<string>();
    await turns.each(leaveTranslations(headings), ({ path, anchor }) => {
      if (anchors.has(path)) unclear.add(path);
      anchors.set(path, anchor);
    });
    for (const path of unclear) anchors.delete(path);
    return anchors;
  }

  #readHeading(label: string, ownInstrument: string): string | undefined {
    if (!UNIT.test(label)) return undefined;
    const [reading, ...others] = readProvisions(label.replace(HEADING_WORDS, ''), this.#known, { ownInstrument });
    if (reading?.kind !== 'provision' || others.length > 0 || reading.to) return undefined;
    return reading.instrument === ownInstrument ? reading.path.join('/') : undefined;
  }
}

/** What is found of a provision, else of the nearest that it stands in. */
function findNearest<Found>(
  { steps }: ProvisionPath,
  find: (steps: readonly string[]) => Found | undefined,
): Found | undefined {
  for (let length = steps.length; length > 0; length -= 1) {
    const found = find(steps.slice(0, length));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The headings of the first language of a text whose languages stand one after the other, each with all of them. */
function leaveTranslations<H extends { readonly path: string }>(headings: readonly H[]): readonly H[] {
  const met = new Set<string>();
  const length = headings.findIndex(({ path }) => met.size === met.add(path).size);
  const first = headings.slice(0, length);
  const isRepeated =
    length > 1 && headings.length % length === 0 && headings.every(({ path }, at) => path === first[at % length]?.path);
  return isRepeated ? first : headings;
}
