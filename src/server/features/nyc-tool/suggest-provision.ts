import type { Suggestion } from '#contract/suggestions.ts';
import type { Reader } from '#domain/access/reader.ts';
import { findConventionProvision } from '#domain/convention/entries.ts';
import { NEW_YORK_CONVENTION } from '#domain/convention/provisions.ts';
import { isToolOpen } from '#domain/edition/is-tool-open.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { readOneProvision } from '#server/asking/read-one-provision.ts';
import { presentStep } from './present-entries.ts';

/** The tool's page of a provision of the Convention, as somebody types it (`NYC V(1)(e)`), or of what it stands in (OP-182). */
export function suggestProvision({ edition, codes }: Reader, text: string, known: KnownInstruments): Suggestion[] {
  const provision = readOneProvision(text, known);
  const entry = provision?.instrument === NEW_YORK_CONVENTION.id ? findConventionProvision(provision.steps) : undefined;
  if (!entry) return [];
  const { label, title, url } = presentStep(entry);
  return isToolOpen(edition, codes, url)
    ? [{ text: `${label} New York Convention: ${title}`, type: 'Provision', count: 1, url }]
    : [];
}
