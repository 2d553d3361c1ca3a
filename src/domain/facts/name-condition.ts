import { splitCondition } from './split-condition.ts';
import { capitalize } from './write-words.ts';

/**
 * What lawyers call the conditions of rules that figures do not give, by their names without the place; `{place}` stands
 * where that is said.
 */
const CONDITIONS: Readonly<Record<string, string>> = {
  'connected-with-Australia': 'Connected with Australia',
  'decision-under-39a': 'Under a decision of the Bundeskartellamt to notify (§ 39a GWB)',
  'dominance-found-finally': 'A party has been found dominant, by a final decision, on a Swiss market concerned',
  'health-care': 'Healthcare providers are concerned, {place}',
  'independent-small-party': 'The party below that amount is independent of any other undertaking',
  manufacturing: 'Engaged in manufacturing',
  'party-overseas': 'At least one party is active in a French overseas territory',
  'substantial-activity': 'Substantial operations in {place}',
  'substantial-business-operations': 'Substantial business operations in {place}',
  'technology-undertaking-established': 'Technology undertaking established in {place}',
  'two-parties-retail': 'At least two parties run retail shops in {place}',
  'two-thirds-of-target-turnover': 'More than two thirds of the target’s turnover is made in {place}',
  'uk-nexus-of-other-party': 'Another party has a UK nexus',
};

/** Short names that nobody writes in small letters. */
const SHORT: ReadonlySet<string> = new Set(['uk', 'eu', 'us', 'usa', 'eea', 'efta', 'un', 'uae']);

/**
 * What a condition is called: `substantial-activity:DE` → `Substantial operations in Germany`. One that is not among those
 * above is read from its name; `nameOf` says what a place is called.
 */
export function nameCondition(condition: string, nameOf: (place: string) => string): string {
  const { stem, place } = splitCondition(condition);
  const known = Object.hasOwn(CONDITIONS, stem) ? CONDITIONS[stem] : undefined;
  if (known !== undefined) return known.replace('{place}', place === undefined ? 'the place' : nameOf(place));
  const words = stem
    .replaceAll(/(?<=[a-z])[A-Z](?=[a-z])/gu, (letter) => ` ${letter.toLowerCase()}`)
    .split(/[- _]+/u)
    .map((word) => (SHORT.has(word.toLowerCase()) ? word.toUpperCase() : word));
  const said = capitalize(words.join(' '));
  return place === undefined ? said : `${said}, ${nameOf(place)}`;
}
