import type { CitedWork } from '../bibliography/cited-work.ts';
import { withoutStops } from './write-names.ts';

interface CaseName {
  /** `v`, or `v.` in American law. */
  readonly versus: string;
  readonly keepsStops?: boolean;
}

/** A case by its parties, `A v B`, else by its title; several on one side stand as they are printed. */
export function namesOfCase(
  { parties = [], title, short }: CitedWork,
  { versus, keepsStops }: CaseName,
): string | undefined {
  const [one, other] = parties;
  const name = one !== undefined && other !== undefined ? `${one} ${versus} ${other}` : (one ?? title ?? short);
  if (name === undefined) return undefined;
  const said = keepsStops ? name : withoutStops(name);
  return said.replace(/ (?:v|vs|versus)\.? /u, ` ${versus} `);
}
