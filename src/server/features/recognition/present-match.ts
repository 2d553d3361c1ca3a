import type { DirectMatch } from '#contract/search.ts';
import { decideHeld } from '#domain/access/decide-access.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { legalDateOf } from '#domain/document/legal-date-of.ts';
import type { DocumentPreview } from '#server/ports/content-store.ts';

/** A document as what a text leads to; `text` says what in it is meant. */
export function presentMatch(reader: Reader, preview: DocumentPreview, text: string): DirectMatch {
  const { id, record } = preview;
  return {
    kind: 'provision',
    text,
    id,
    title: record.title,
    url: presentTextAddress(preview),
    type: record.type,
    publicationDate: legalDateOf(record) ?? null,
    isOpen: decideHeld(reader, preview).isOpen,
  };
}
