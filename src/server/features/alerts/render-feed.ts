import { createHash } from 'node:crypto';
import type { NewHitAnswer } from '#contract/new-hits.ts';
import { escapeHtml } from '#domain/document/marked-text.ts';
import type { SearchAlert } from '#server/ports/search-alert-store.ts';

/** Where a feed is read. */
export interface FeedPlace {
  /** Name of the edition. */
  readonly edition: string;
  /** Scheme, host and port of the library. */
  readonly origin: string;
  readonly path: string;
}

/** Characters that XML 1.0 has no place for, lone surrogates among them. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The new documents of an alert as Atom 1.0 (RFC 4287). Of a closed document nothing but its record's head. */
export function renderFeed(alert: SearchAlert, hits: readonly NewHitAnswer[], place: FeedPlace): string {
  const { edition, origin, path } = place;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${nameForever(`alert ${alert.id}`)}</id>
  <title>${text(alert.title)}</title>
  <subtitle>${text(`New in ${edition}`)}</subtitle>
  <updated>${hits[0]?.addedAt ?? alert.createdAt}</updated>
  <author><name>${text(edition)}</name></author>
  <link rel="self" type="application/atom+xml" href="${text(origin + path)}"/>
  <link rel="alternate" type="text/html" href="${text(origin + alert.url)}"/>
${hits.map((hit) => renderEntry(hit, origin)).join('')}</feed>
`;
}

function renderEntry(hit: NewHitAnswer, origin: string): string {
  const head = [hit.type, hit.date, hit.origin].filter((part) => part !== null && part !== '').join(' · ');
  const rest = hit.isOpen ? (hit.summary ?? '') : `Not in your subscription. Held by: ${hit.heldBy.join(', ')}.`;
  return `  <entry>
    <id>${nameForever(`document ${hit.id}`)}</id>
    <title>${text(hit.title)}</title>
    <link rel="alternate" type="text/html" href="${text(origin + hit.url)}"/>
    <published>${hit.addedAt}</published>
    <updated>${hit.addedAt}</updated>
    <category term="${text(hit.type)}"/>
    <summary>${text(rest === '' ? head : `${head}. ${rest}`)}</summary>
  </entry>
`;
}

/** The same name wherever and whenever it is asked for: a UUID made of what it stands for (RFC 9562, version 8). */
function nameForever(what: string): string {
  const hex = createHash('sha256').update(`pandect ${what}`).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}

function text(value: string): string {
  return escapeHtml(value.replaceAll(UNWRITABLE, ' '));
}
