import { AGLC } from './aglc.ts';
import { createBluebook } from './bluebook.ts';
import type { CitedWork } from '../bibliography/cited-work.ts';
import { MCGILL } from './mcgill.ts';
import { createOscola } from './oscola.ts';
import { PLAIN } from './plain.ts';
import { spaced, type Run } from './runs.ts';
import type { StyleTable } from './style.ts';
import type { StyleId } from './styles.ts';

const TABLES: Readonly<Record<StyleId, StyleTable>> = {
  oscola5: createOscola({ number: 5 }),
  oscola4: createOscola({ number: 4 }),
  'oscola4-bibliography': createOscola({ number: 4, isBibliography: true }),
  bluebook: createBluebook(),
  'bluebook-short': createBluebook({ isShort: true }),
  aglc4: AGLC,
  mcgill: MCGILL,
  plain: PLAIN,
};

/** A work as a style cites it, pinpoint and all; what is not known is left out (OP-120). */
export function cite(work: CitedWork, style: StyleId): Run[] {
  const cited = TABLES[style][work.kind](work);
  return spaced(cited, work.inForce && `(as in force ${work.inForce})`);
}
