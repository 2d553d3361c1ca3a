import type { DocumentDetails } from '#contract/document.ts';
import type { OfficialText } from '#domain/document/document.ts';

/** The text that a summary describes, as a page says it; null of what is no summary. */
export function presentOfficialText(text: OfficialText | undefined): DocumentDetails['officialText'] {
  return text ? { title: text.title, url: text.url ?? null, readOn: text.readOn ?? null } : null;
}
