import { foldText } from '../words/fold-text.ts';
import type { ComparisonState } from './comparison-address.ts';

/** What a comparison can be made of, as far as a choice among it needs. */
export interface ComparisonOffer {
  readonly jurisdictions: readonly { readonly id: string; readonly name: string }[];
  readonly topicTree: readonly { readonly topicId: string; readonly description: string }[];
  readonly jurisdictionOrOrganizationTitle: string;
  readonly topicTitle: string;
  readonly limits: { readonly jurisdictions: number; readonly topics: number };
}

/** What of an address there is, and the rest in words. */
export interface ComparisonChoice {
  /** Ids as the offer has them. */
  readonly topics: readonly string[];
  readonly places: readonly string[];
  readonly dropped: readonly string[];
}

/**
 * What an address chooses among what there is. Places may be named, too, as links of other pages name them; what there is
 * not, and what is beyond the limits, is dropped with words.
 */
export function chooseComparison(
  { topics, places }: Pick<ComparisonState, 'topics' | 'places'>,
  offer: ComparisonOffer,
): ComparisonChoice {
  const { jurisdictionOrOrganizationTitle: placeTitle, topicTitle, limits } = offer;
  const columns = offer.jurisdictions.map(({ id, name }) => ({ id, name }));
  const rows = offer.topicTree.map(({ topicId, description }) => ({ id: topicId, name: description }));
  const [chosenRows, droppedRows] = choose(topics, rows, limits.topics, topicTitle);
  const [chosenColumns, droppedColumns] = choose(places, columns, limits.jurisdictions, placeTitle);
  return { topics: chosenRows, places: chosenColumns, dropped: [...droppedRows, ...droppedColumns] };
}

interface Offered {
  readonly id: string;
  readonly name: string;
}

function choose(
  wanted: readonly string[],
  offered: readonly Offered[],
  most: number,
  title: string,
): readonly [ids: string[], dropped: string[]] {
  const known = new Map(
    offered.flatMap((one) => [[foldText(one.name), one] as const, [foldText(one.id), one] as const]),
  );
  const thing = title.toLowerCase();
  const found = new Set<Offered>();
  const dropped: string[] = [];
  for (const name of wanted) {
    const one = known.get(foldText(name));
    if (one) found.add(one);
    else dropped.push(`There is no ${thing} “${name}” in this comparison.`);
  }
  const beyond = [...found].slice(most).map(({ name }) => name);
  if (beyond.length > 0) dropped.push(`${sayLimit(most, title)} Left out: ${beyond.join(', ')}.`);
  return [[...found].slice(0, most).map(({ id }) => id), dropped];
}

/** `A comparison holds 6 jurisdictions.` */
export function sayLimit(most: number, title: string): string {
  const thing = title.toLowerCase();
  return `A comparison holds ${most} ${most === 1 ? thing : pluralOf(thing)}.`;
}

/** Of what products call their rows and columns: `countries`, `jurisdictions`. */
export function pluralOf(noun: string): string {
  return /[^aeiou]y$/u.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/**
 * A choice with further ids, as many as the limit leaves room for, and how many of them there was none for: all of a
 * group, or all below a topic.
 */
export function addToChoice(
  chosen: readonly string[],
  more: readonly string[],
  most: number,
): { readonly chosen: readonly string[]; readonly left: number } {
  const fresh = more.filter((id) => !chosen.includes(id));
  const fitting = fresh.slice(0, Math.max(0, most - chosen.length));
  return { chosen: [...chosen, ...fitting], left: fresh.length - fitting.length };
}
