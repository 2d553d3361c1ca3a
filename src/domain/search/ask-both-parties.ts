import { listPartyPlaceNames } from '#domain/places/party-names.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { listOwnWords } from '#domain/document/called-side.ts';
import { readCaseName } from '#domain/document/case-sides.ts';

/**
 * A query for documents with both parties of a case, wherever they stand and whatever a state is called: `Siemens AG v
 * Argentina` as `Siemens AND (Argentina OR "Argentine Republic" OR …)`. Undefined for a text that names no case.
 */
export function askBothParties(text: string): string | undefined {
  const [sides] = readCaseName(text);
  if (!sides) return undefined;
  const query = `${askParty(sides.first)} AND ${askParty(sides.second)}`;
  return parseQuery(query).ok ? query : undefined;
}

function askParty(side: string): string {
  const names = listPartyPlaceNames(side);
  if (names.length === 0) return listOwnWords(side).map(quote).join(' AND ');
  return names.length === 1 ? names.map(quote).join('') : `(${names.map(quote).join(' OR ')})`;
}

/** One word in small letters is itself; anything else is kept together, and from being an operator, by quotation marks. */
function quote(words: string): string {
  const bare = words.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$|"/gu, '');
  return /^\p{L}\p{Ll}+$/u.test(bare) ? bare : `"${bare}"`;
}
