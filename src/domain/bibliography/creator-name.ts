import { readPersonName } from '../names/read-person-name.ts';

/** Who made a work: a person, whose name is taken apart as reference managers have it, or anybody else, whole. */
export type CreatorName =
  | {
      readonly isPerson: true;
      /** Particles before the family name: `van der`. */
      readonly particles: string;
      readonly family: string;
      readonly given: string;
      /** `Jr.`, `III`; '' where there is none. */
      readonly suffix: string;
    }
  | { readonly isPerson: false; readonly name: string };

/** What several people together are called, and forms of companies; words that are family names, too, are not among them. */
const BODIES =
  /^(?:academy|agency|alliance|association|associates|authority|board|bureau|centre|center|collaboration|commission|committee|confederation|consortium|corporation|council|department|directorate|federation|forum|foundation|gmbh|group|inc|initiative|institut|institute|institution|limited|llc|llp|ltd|ministry|ministère|ministerium|network|organi[sz]ation|panel|plc|secretariat|society|taskforce|team|tribunal|universität|université|university|verband|verein)$/iu;
/** What stands between the words of such a name: `Ministry of Trade and Industry`, `Court for the Seas`. */
const BETWEEN = /\s(?:and|for|of|&)\s/iu;

/** Reads a name as it is printed, in either order. */
export function readCreatorName(printed: string): CreatorName {
  const name = printed.replaceAll(/\s+/gu, ' ').trim();
  if (isBody(name)) return { isPerson: false, name };
  const { particles, family, given, suffixes } = readPersonName(name);
  if (family.length === 0 || given.length === 0) return { isPerson: false, name };
  return {
    isPerson: true,
    particles: particles.join(' '),
    family: family.join(' '),
    given: given.join(' '),
    suffix: suffixes.join(' '),
  };
}

function isBody(name: string): boolean {
  return BETWEEN.test(name) || name.split(/[\s,.()]+/u).some((word) => BODIES.test(word));
}
