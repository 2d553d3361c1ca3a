import { readOrganizationName } from '#domain/names/read-organization-name.ts';
import { foldPartyName } from '#domain/names/fold-name.ts';

const BRACKETS = /\s*\([^()]*\)/gu;
const ARTICLE = /^the /u;
/** Letters of a company that is called by them: `SPP`, `AAPL`. */
const LEAST_LETTERS = 3;
const MOST_LETTERS = 6;
const UNNAMED: ReadonlySet<string> = new Set('and of the for de du des la le les del di et und der die das'.split(' '));

/** The folded names that a party answers to: its own, without its article, and of a company the letters it begins with. */
export function listPartyForms(name: string): string[] {
  const own = foldPartyName(name);
  return [...new Set([own, own.replace(ARTICLE, ''), ...listInitials(name)])].filter((form) => form !== '');
}

/** `Southern Pacific Properties (Middle East) Limited` as `spp` and `sppl`. What has no legal form may be a person. */
function listInitials(name: string): string[] {
  const { words, form } = readOrganizationName(name.replaceAll(BRACKETS, ''));
  if (form === '') return [];
  const letters = words.filter((word) => !UNNAMED.has(word)).map((word) => word.charAt(0));
  if (letters.length < LEAST_LETTERS || letters.length > MOST_LETTERS) return [];
  const initials = letters.join('');
  return [initials, `${initials}${form.charAt(0)}`];
}
