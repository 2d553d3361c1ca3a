import { readYear, type KnownInstruments } from './known-instruments.ts';
import { listReferenceTokens } from './reference-tokens.ts';

/** Longer texts are no name of an instrument. */
const LONGEST = 200;

/**
 * The instruments that a whole text may name, by their ids: `ECT`, `the Washington Convention`, `Arbitration Act 1996`,
 * which two countries have. Nothing where more or less is said than a name with its year.
 */
export function findNamedInstruments(text: string, known: KnownInstruments): string[] {
  if (text.length > LONGEST) return [];
  const all = listReferenceTokens(text.trim().replace(/[.,;]+$/u, ''));
  const tokens = all[0]?.folded === 'the' ? all.slice(1) : all;
  const found = known.findName(tokens, 0);
  if (!found) return [];
  const [last, ...others] = tokens.slice(found.end).filter(({ isWord }) => isWord);
  const year = readYear(last?.folded ?? '');
  if (others.length > 0 || (last !== undefined && year === undefined)) return [];
  return found.bearers.flatMap(({ id, needsYear }) => {
    const own = needsYear ?? known.find(id)?.year;
    const isMeant = year === undefined ? needsYear === undefined : own === year;
    return isMeant ? [id] : [];
  });
}
