import type { DocumentDetails } from '#contract/document.ts';
import type { FilterAnswer, SearchAnswer } from '#contract/search.ts';

const MARKUP = /<[^>]*>/gu;
/** Release 0.1 drew a link to what it did not hold as its words alone; since OP-193 it leads to where that is published. */
const OUTSIDE_SINCE =
  /<a href="https:\/\/(?:caselaw\.nationalarchives\.gov\.uk|www\.(?:courtlistener\.com|govinfo\.gov))[^>]*>(.*?)<\/a>/gu;
const ANCHOR = / id="([^"]+)"/gu;
const FIRST_WORDS = 400;
const FIRST_ANCHORS = 12;

/**
 * What a reader sees in an answer, without what a release may order otherwise: markup, parts of a long text, scores,
 * times and the version of the library. `text` is the body as it was sent.
 */
export function readAnswer(url: string, text: string): unknown {
  if (text.startsWith('<?xml')) return readFeed(text);
  const body: unknown = JSON.parse(text);
  if (url.endsWith('/search')) return readSearch(body as SearchAnswer);
  if (url.endsWith('/Filter')) return readFilters(body as readonly FilterAnswer[]);
  if (url.includes('/GetDocument?') && isDocument(body)) return readDocument(body);
  return dropPassing(body);
}

function isDocument(body: unknown): body is DocumentDetails {
  return typeof body === 'object' && body !== null && 'content' in body;
}

/** The record and the contents whole; of the text its first words and anchors. Release 0.1 listed who cites it by title. */
function readDocument(body: DocumentDetails): unknown {
  const { content, contentFrom: _from, contentTo: _to, parts: _parts, anchorPart: _part, ...record } = body;
  return {
    ...record,
    citedBy: record.citedBy.toSorted((one, other) => (one.displayValue < other.displayValue ? -1 : 1)),
    firstWords: content
      .replaceAll(OUTSIDE_SINCE, '$1')
      .replaceAll(MARKUP, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim()
      .slice(0, FIRST_WORDS),
    anchors: [...content.matchAll(ANCHOR)].slice(0, FIRST_ANCHORS).map(([, id]) => id),
  };
}

function readSearch({ total, hits, direct, also, understood, sortBy, sortOrder }: SearchAnswer): unknown {
  return {
    total,
    hits: hits.map(({ id, title, url, type, isOpen, termCounts }) => ({ id, title, url, type, isOpen, termCounts })),
    direct: direct.map(({ kind, id }) => ({ kind, id })),
    also: also.map(({ id, total: more }) => ({ id, total: more })),
    understood: understood && { text: understood.text, description: understood.description, terms: understood.terms },
    sortBy,
    sortOrder,
  };
}

function readFilters(filters: readonly FilterAnswer[]): unknown {
  return filters.map(({ id, count, filterItems }) => ({
    id,
    count,
    filterItems: filterItems.map((item) => ({ id: item.id, count: item.count, checked: item.checked })),
  }));
}

/** Names, addresses and days of a feed, in its order. */
function readFeed(text: string): unknown {
  return [...text.matchAll(/<(id|title|updated|published)>([^<]*)</gu)].map(([, name, value]) => `${name}: ${value}`);
}

/** The version of the library now is no promise, and the id of a request is new each time. */
function dropPassing(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { corpusVersion: _version, requestId: _request, ...rest } = body as Record<string, unknown>;
  return rest;
}
