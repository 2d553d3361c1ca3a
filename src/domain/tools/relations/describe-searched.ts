import { formatDate } from '#domain/document/format-date.ts';
import { sayCount } from '#domain/typography/say-count.ts';

/** What is looked through for relations. */
export interface Searched {
  readonly cases: number;
  readonly institutions: number;
  /** Of the earliest and the latest case. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Version of the library. */
  readonly version: number;
  /** Today. */
  readonly date: string;
}

/** The fixed words where nothing is found (OP-138). */
export function describeNothingFound(searched: Searched): string {
  return `No relationship found in the ${describeCases(searched)} held here on ${formatDate(searched.date)}. This is no proof that there is none. ${describeSearched(searched)}`;
}

/** What was searched, which every answer says. */
export function describeSearched({ cases, institutions, version }: Searched): string {
  return `Searched: ${sayCount(cases, 'case')} of ${sayCount(institutions, 'institution')}, library version ${version}.`;
}

function describeCases({ cases, from, to }: Searched): string {
  const years = [from?.slice(0, 4), to?.slice(0, 4)];
  const count = sayCount(cases, 'case');
  if (years[0] === undefined || years[1] === undefined) return count;
  return `${count} from ${years[0]} to ${years[1]}`;
}
