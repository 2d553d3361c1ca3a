import { foldWord } from '#domain/words/fold-text.ts';
import { foldSpelling, joinLetters } from '#domain/words/spellings.ts';
import { splitLegalForm } from './legal-forms.ts';
import { tidyName } from './tidy-name.ts';

/** The name of an organization, a firm, a company or a state, taken apart for comparing. */
export interface OrganizationName {
  /** The words without legal form and article, folded, in one spelling: `&` is `and`, `Company` is `co`, `J. P.` is `jp`. */
  readonly words: readonly string[];
  /** The legal form in one spelling (`ltd`, `gmbh`, `sarl`), or ''. */
  readonly form: string;
}

/** `Velmorra, Republic of`, `Velmorra (Republic of)`: as lists have it. */
const INVERTED = /^([^,(]+?)\s*[,(]\s*([^,()]+ of(?: the)?)\)?$/iu;
const ACRONYM = /\s*\((\p{Lu}{2,})\)$/u;

/** Takes the written name of an organization apart; nothing is refused, an empty text answers no words. */
export function readOrganizationName(raw: string): OrganizationName {
  const words = dropOwnAcronym(tidyName(raw))
    .replace(INVERTED, '$2 $1')
    .replaceAll(/\b([AKI])\/S\b/giu, '$1S')
    .replaceAll(/[.']/gu, '')
    .replaceAll(/[&+]/gu, ' $& ')
    .split(/[^\p{L}\p{M}\p{N}&+]+/u)
    .filter(Boolean)
    .map((word) => foldSpelling(/^[&+]$/u.test(word) ? word : foldWord(word)));
  const { words: own, form } = splitLegalForm(joinLetters(words));
  const named = own.filter((word) => word !== 'the');
  return { words: named.length > 0 ? named : own, form };
}

/** `Oranian Centre for Arbitration (OCA)`: brackets that only repeat its capitals say nothing more. */
function dropOwnAcronym(name: string): string {
  const acronym = ACRONYM.exec(name)?.[1];
  const capitals = (name.replace(ACRONYM, '').match(/(?<![\p{L}\p{M}])\p{Lu}/gu) ?? []).join('');
  return acronym !== undefined && acronym === capitals ? name.replace(ACRONYM, '') : name;
}
