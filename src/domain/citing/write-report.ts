import type { CitedWork } from '../bibliography/cited-work.ts';
import { yearOf } from './write-date.ts';
import { withoutStops } from './write-names.ts';

/** Reporters of the Supreme Court of the United States, which show their court. */
const OF_THE_SUPREME_COURT = /\b(?:U\.?\s?S\.?|S\.?\s?Ct\.?|L\.?\s?Ed\.?) /u;
/** By volume, with no year before it: `138 U.S. 109`. */
const BY_VOLUME = /^\d{1,3} \p{L}/u;
const YEAR_BEHIND = /\d{4}\)$/u;

/** A citation of a report as styles without full stops write it: `138 US 109`, `11 S Ct 283`, `296 F 3d 894`. */
export function writeReport(report: string): string {
  return withoutStops(report.replaceAll(/\.(?=\p{Lu}\p{Ll})/gu, '. ').replaceAll(/(?<=\p{Lu})\.(?=\d)/gu, ' '));
}

/** Whether a report shows that the Supreme Court of the United States decided. */
export function isOfSupremeCourt(report: string | undefined): boolean {
  return report !== undefined && OF_THE_SUPREME_COURT.test(report);
}

/** The year that has to stand behind a citation by volume; undefined where the citation says it itself. */
export function yearBehind(cited: string | undefined, work: CitedWork): string | undefined {
  return cited !== undefined && BY_VOLUME.test(cited) && !YEAR_BEHIND.test(cited) ? yearOf(work) : undefined;
}

/** A law of the United States by its number, the place in it and that in the statutes: `Pub L No 89-304, § 2(a), 79 Stat 1125 (1965)`. */
export function writePublicLaw(work: CitedWork, place?: string): string | undefined {
  const { publicLaw, stat, title } = work;
  if (publicLaw === undefined) return undefined;
  const year = yearOf(work);
  const cited = [`Pub L No ${publicLaw}`, place, stat && writeReport(stat)].filter(Boolean).join(', ');
  return year === undefined || title?.includes(year) ? cited : `${cited} (${year})`;
}
