import { nameLanguage } from '#domain/document/language-name.ts';
import type { Hit } from '#contract/search.ts';

/** One result. A text that is not known is empty. */
export interface ResultRow {
  readonly title: string;
  readonly type: string;
  /** Legal date, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly date: string;
  /** What happened then; `undated` where nothing is known. */
  readonly dateLabel: string;
  /** Source or publication with the place in it. */
  readonly source: string;
  readonly citation: string;
  /** How it is cited in the style of its reader. */
  readonly cited: string;
  readonly caseNumbers: string;
  /** Court or institution. */
  readonly court: string;
  readonly jurisdictions: string;
  readonly authors: string;
  /** The summary; empty for what the reader may not open. */
  readonly excerpt: string;
  /** Absolute address. */
  readonly link: string;
  /** Whether the reader's subscription holds it. */
  readonly access: string;
  /** Of a treaty; empty for everything else. */
  readonly parties: string;
  readonly inForce: string;
  readonly status: string;
  readonly forums: string;
  readonly sunset: string;
  readonly languages: string;
}

/** A hit as a row of a list: its record; of what the reader may open also the summary. */
export function presentRow(hit: Hit, origin: string, cited = ''): ResultRow {
  const source = [hit.publicationTitle ?? hit.source, hit.sourceLocation].filter(Boolean).join(' ');
  return {
    title: hit.title,
    type: hit.type,
    date: hit.legalDate?.date ?? '',
    dateLabel: hit.legalDate?.label ?? 'Undated',
    source,
    citation: hit.citation ?? '',
    cited,
    caseNumbers: hit.caseNumbers.join('; '),
    court: hit.court ?? hit.organization ?? '',
    jurisdictions: hit.jurisdictions.join('; '),
    authors: hit.authors.join('; '),
    excerpt: hit.isOpen ? (hit.summary ?? '') : '',
    link: new URL(hit.url, origin).href,
    access: hit.isOpen ? 'Included' : 'Not included',
    parties: hit.treaty?.parties.join('; ') ?? '',
    inForce: hit.treaty?.inForce ?? '',
    status: hit.treaty?.status ?? '',
    forums: hit.treaty?.forums.join('; ') ?? '',
    sunset: hit.treaty?.sunset ?? '',
    languages: hit.languages.map(nameLanguage).join('; '),
  };
}
