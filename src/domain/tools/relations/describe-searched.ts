import { formatDate } from '#domain/document/format-date.ts';
import { sayCount } from '#domain/typography/say-count.ts';

/** What is looked through for relations. */
export interface Searched {
  readonly cases: number;
  /** Those that belong to none of the cases. */
  readonly documents: number;
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
export function describeSearched(searched: Searched): string {
  return `Searched: ${sayLookedThrough(searched)}, library version ${searched.version}.`;
}

/** `40 cases of 2 institutions and 3 other documents`. */
export function sayLookedThrough(searched: Pick<Searched, 'cases' | 'documents' | 'institutions'>): string {
  const { institutions } = searched;
  return countMatters(searched, institutions === 0 ? '' : ` of ${sayCount(institutions, 'institution')}`);
}

/** Cases, and the documents of no case where there are any. */
function countMatters({ cases, documents }: Pick<Searched, 'cases' | 'documents'>, ofCases = ''): string {
  const counted = `${sayCount(cases, 'case')}${ofCases}`;
  if (documents === 0) return counted;
  return `${counted} and ${sayCount(documents, cases === 0 ? 'document' : 'other document')}`;
}

function describeCases(searched: Searched): string {
  const { from, to } = searched;
  const years = [from?.slice(0, 4), to?.slice(0, 4)];
  const count = countMatters(searched);
  if (years[0] === undefined || years[1] === undefined) return count;
  return `${count} from ${years[0]} to ${years[1]}`;
}
