import { foldName } from '#domain/names/fold-name.ts';
import { listNumberSpellings } from './case-number.ts';
import { isOthersName, listFoldedForms } from './normal-citation.ts';

/** An appeal or an urgent reference is often held without the letters behind its number. */
const COURT_OF_JUSTICE = /^[CTF][-‐‑–]\d{1,4}\/\d{2}(?=\s)/iu;

/** How the documents that a citation means may be named, folded, the likeliest first. */
export function listSpellings(citation: string): string[] {
  const bare = COURT_OF_JUSTICE.exec(citation)?.[0];
  return [
    ...(bare === undefined ? [] : [foldName(bare)]),
    ...listFoldedForms(citation),
    ...listNumberSpellings(citation).filter((name) => !isOthersName(name, citation)),
  ];
}
