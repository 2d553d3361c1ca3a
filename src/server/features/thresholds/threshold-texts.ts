import type { PlaceLaw } from '#contract/thresholds.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { SearchCounter } from '#server/asking/search-counter.ts';
import type { ContentStore } from '#server/ports/content-store.ts';

interface Parts {
  readonly counter: SearchCounter;
  readonly content: Pick<ContentStore, 'listPreviews'>;
}

export type ThresholdText = PlaceLaw['texts'][number];

const TYPE = { facet: 'contenttype', value: 'Merger thresholds' };
/** More than any library has of them. */
const MOST = 500;
const CLOSED = 'A text on the thresholds, outside your subscription';

/** What the library holds on the thresholds of places, for a reader: by the names of places. */
export class ThresholdTexts {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Those that the reader may open; of others only that there are some. */
  async list(reader: Reader): Promise<ReadonlyMap<string, readonly ThresholdText[]>> {
    const { counter, content } = this.#parts;
    const counts = await counter.count(reader, {
      endpoint: 'documentSearch',
      chosen: [TYPE],
      facets: ['jurisdiction'],
      size: MOST,
    });
    const texts = new Map<string, ThresholdText[]>();
    for (const { id, kind, record } of await content.listPreviews(counts.ids)) {
      const text = { title: record.title, url: presentTextAddress({ id, kind }) };
      for (const place of record.jurisdictions) texts.set(place, [...(texts.get(place) ?? []), text]);
    }
    for (const { value } of counts.listClosed('jurisdiction')) {
      texts.set(value, [...(texts.get(value) ?? []), { title: CLOSED, url: null }]);
    }
    return texts;
  }
}
