import type { CitedWork } from '../bibliography/cited-work.ts';
import { withoutStops } from './write-names.ts';

interface CaseName {
  /** `v`, or `v.` in American law. */
  readonly versus: string;
  readonly keepsStops?: boolean;
}

/** Each style names the first of several on a side alone. */
const OTHERS = /,?\s(?:et al\.?|(?:and|&) (?:others|another|ors?|anor)\.?)(?=\s(?:-v-|v|vs|versus)\.?\s|$)/giu;
const CROWN = /^(?:Regina|Rex|The (?:King|Queen))(?=\s(?:-v-|v|vs|versus)\.?\s)/u;

/** A case by its parties, `A v B`, else by its title. Where a style has no full stops, the Crown is `R`. */
export function namesOfCase(
  { parties = [], title, short }: CitedWork,
  { versus, keepsStops }: CaseName,
): string | undefined {
  const [one, other] = parties;
  const name = one !== undefined && other !== undefined ? `${one} ${versus} ${other}` : (one ?? title ?? short);
  if (name === undefined) return undefined;
  const first = name.replaceAll(OTHERS, '');
  const said = keepsStops ? first : withoutStops(first.replace(CROWN, 'R'));
  return said.replace(/ (?:-v-|v|vs|versus)\.? /u, ` ${versus} `);
}
