import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDocument, getDocumentAnchor, getDocumentPart, type DocumentDetails } from '#contract/document.ts';
import { suggestSearches } from '#contract/suggestions.ts';
import { listMainSteps, readTypedPlace } from '#domain/provisions/typed-place.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { plain, type PrintedPlace } from './printed-places/printed-place.ts';
import { readAknPlaces } from './printed-places/read-akn-places.ts';
import { readGiiPlaces } from './printed-places/read-gii-places.ts';
import { readTreatyPlaces } from './printed-places/read-treaty-places.ts';
import { readUslmPlaces } from './printed-places/read-uslm-places.ts';

const SAMPLES = process.env['PANDECT_SAMPLES'] ?? '../shared/samples';

/** Real texts, how their numbers are read from the source itself, and what a reader calls them in the palette. */
const LAWS = [
  {
    path: 'akn-legislation/nipubb-quoted-text-and-defined-terms.xml',
    called: 'Adoption and Children Bill',
    read: (source: string) => readAknPlaces(source, 's'),
    least: 220,
  },
  {
    path: 'akn-legislation/uksi-test2.xml',
    called: 'Trailer Registration (Amendment) Regulations 2021',
    read: (source: string) => readAknPlaces(source, 'reg'),
    least: 15,
  },
  {
    path: 'uslm/bill-S1900_RS.xml',
    called: 'Making emergency supplemental appropriations for the fiscal year ending September 30, 2019',
    read: readUslmPlaces,
    least: 40,
  },
  {
    path: 'uslm/statuteCompilation-COMPS-1656.xml',
    called: 'Anadromous Fish Conservation Act',
    read: readUslmPlaces,
    least: 14,
  },
  { path: 'de-laws/baunvo.xml', called: 'BauNVO', read: readGiiPlaces, least: 150 },
  {
    path: 'treaties/BWBV0005176.md',
    called: 'Convention on the Recognition and Enforcement of Foreign Arbitral Awards',
    read: readTreatyPlaces,
    least: 40,
  },
  {
    path: 'treaties/BWBV0006168.md',
    called: 'Agreement on a Unified Patent Court',
    // A sixth of its 640 numbers, for the time it takes.
    read: (source: string) => readTreatyPlaces(source).filter((_place, at) => at % 6 === 0),
    least: 80,
  },
];

type Node = DefaultTreeAdapterMap['node'];

/** The words that are drawn where an anchor leads: as the page finds them, by what elements are called. */
class DrawnText {
  readonly #byName = new Map<string, string>();

  constructor(html: string) {
    this.#read(parseFragment(html));
  }

  at(anchor: string): string {
    return this.#byName.get(anchor) ?? '';
  }

  #read(node: Node): string {
    if ('value' in node && node.nodeName === '#text') return node.value;
    if ('attrs' in node && node.attrs.some(({ value }) => value === 'note-mark')) return '';
    const text = 'childNodes' in node ? node.childNodes.map((child) => this.#read(child)).join('') : '';
    for (const { name, value } of 'attrs' in node ? node.attrs : [])
      if (name === 'id' || (name === 'data-provision' && !this.#byName.has(value)))
        this.#byName.set(value, plain(text));
    return text;
  }
}

describe.skipIf(!existsSync(SAMPLES))('every number that real laws and treaties print', () => {
  const server = new TestServer();

  beforeAll(async () => {
    await server.temporary.import({ roots: LAWS.map(({ path }) => join(SAMPLES, path)), editions: ['KA'] });
    await server.open();
  }, 300_000);

  afterAll(() => server.close());

  async function open(called: string): Promise<{ details: DocumentDetails; drawn: DrawnText }> {
    const { direct, hits } = await server.search({ q: `"${called}"` });
    const id = direct[0]?.id ?? hits[0]?.id ?? '';
    const details = await server.call(getDocument, { query: { id } });
    const { version, textId, parts } = details;
    const all = { id, from: 0, to: parts.length, version, textId };
    const text = await server.call(getDocumentPart, { query: all });
    return { details, drawn: new DrawnText(text.parts.join('')) };
  }

  /** Where a call says that an anchor leads. */
  async function follow(id: string, anchor: string): Promise<string | undefined> {
    const { part, address } = await server.call(getDocumentAnchor, { query: { id, anchor } });
    return part === null ? undefined : (address?.place?.anchor ?? anchor);
  }

  /** As the box in the reader does. */
  async function goTo({ id, tocItems }: DocumentDetails, typed: string): Promise<string | undefined> {
    const mains = listMainSteps(tocItems.map(({ address }) => address));
    for (const anchor of readTypedPlace(typed, mains)?.anchors ?? []) {
      const place = await follow(id, anchor);
      if (place !== undefined) return place;
    }
    return undefined;
  }

  async function viaPalette(id: string, term: string): Promise<string | undefined> {
    const { suggestions } = await server.call(suggestSearches, { query: { term, section: 'goTo' } });
    // A tool may have a page about an article, which comes before.
    const { url = '' } = suggestions.find((one) => one.url.split('#')[0]?.endsWith(`/${id}`)) ?? {};
    const [, anchor = ''] = url.split('#');
    return anchor === '' ? undefined : follow(id, anchor);
  }

  test.each(LAWS)(
    'OP-196: $path: by address, box and palette',
    { timeout: 300_000 },
    async ({ path, called, read, least }) => {
      const places: PrintedPlace[] = read(readFileSync(join(SAMPLES, path), 'utf8'));
      expect(places.length).toBeGreaterThan(least);
      const { details, drawn } = await open(called);
      const wrong: string[] = [];
      const hold = (way: string, { anchor, words }: PrintedPlace, place: string | undefined) => {
        const said = place === undefined ? undefined : drawn.at(place);
        if (said === undefined || said === '' || !said.includes(words))
          wrong.push(`${way} ${anchor}: ${said?.slice(0, 60)}`);
      };
      for (const place of places) {
        const { anchorPart, address } = await server.call(getDocument, {
          query: { id: details.id, anchor: place.anchor },
        });
        hold('address', place, anchorPart === null ? undefined : (address?.place?.anchor ?? place.anchor));
        // The second of one number has an address and nothing else that could be typed.
        if (/\.\d+(?:-|$)/u.test(place.anchor) || place.typed === '') continue;
        hold('box', place, await goTo(details, place.typed));
        hold('palette', place, await viaPalette(details.id, `${place.typed} ${called}`));
      }
      expect(wrong).toEqual([]);
    },
  );
});
