import { foldNameWord, listWords } from '#domain/names/name-words.ts';
import { readOrganizationName } from '#domain/names/read-organization-name.ts';
import { findPlace } from './find-place.ts';

/** Cities in which law firms have offices: a closed list, words of one name joined by a hyphen. */
const CITIES = listWords(`
  london paris geneva geneve genf zurich basel bern lugano lausanne vienna wien frankfurt frankfurt-am-main munich munchen
  berlin hamburg dusseldorf cologne koln stuttgart leipzig brussels bruxelles brussel antwerp amsterdam rotterdam
  the-hague den-haag hague stockholm oslo copenhagen helsinki madrid barcelona lisbon lisboa milan milano rome roma turin
  warsaw warszawa prague praha budapest bucharest sofia athens istanbul ankara kyiv kiev moscow st-petersburg dublin
  edinburgh glasgow manchester birmingham leeds luxembourg new-york new-york-city washington washington-dc dc boston
  chicago houston dallas miami atlanta philadelphia los-angeles san-francisco palo-alto denver seattle toronto montreal
  vancouver calgary ottawa mexico-city mexico-df ciudad-de-mexico bogota lima santiago buenos-aires sao-paulo
  rio-de-janeiro caracas quito montevideo panama-city guatemala-city san-jose dubai abu-dhabi doha riyadh cairo beirut
  tel-aviv lagos nairobi johannesburg cape-town casablanca tunis accra mumbai delhi new-delhi bangalore singapore
  hong-kong beijing shanghai shenzhen taipei tokyo osaka seoul bangkok jakarta kuala-lumpur hanoi manila sydney melbourne
  perth brisbane auckland
`);
const BRACKETS = /^(.*\S)\s*\(([^()]+)\)$/u;
const BESIDE = /^(.+?)\s*(?:,|\s[-–|]|\/)\s*([^,/|]+)$/u;
const LAST_PART = /^(.+),\s*([^,]+)$/u;
/** Longer names are no firm's. */
const LONGEST = 200;

/**
 * The name of a firm without the places where it sits: `Hartwell LLP, London`, `Hartwell LLP Washington, D.C.` and
 * `Hartwell (Paris)` say who it is in their first word. Cities count where a comma, a dash, a bracket or a legal form
 * stands before them, because an institution may be called by its city: `Chamber of Commerce of Milan`.
 */
export function dropOffices(name: string): string {
  if (name.length > LONGEST) return name;
  for (let left = name.trim(); ;) {
    const less = dropOne(left);
    if (less === left) return left;
    left = less;
  }
}

/** The name of a company without the place in brackets behind its legal form: `Abal Hermanos S.A. (Uruguay)`. */
export function dropHome(name: string): string {
  if (name.length > LONGEST) return name;
  const [, head = '', inside = ''] = BRACKETS.exec(name) ?? [];
  return head !== '' && hasForm(head) && arePlaces(inside) ? head : name;
}

function dropOne(name: string): string {
  const [, head = '', inside = ''] = BRACKETS.exec(name) ?? [];
  if (arePlaces(inside)) return head;
  const [, before = '', beside = ''] = LAST_PART.exec(name) ?? BESIDE.exec(name) ?? [];
  // What stands behind a legal form is where the firm sits, whatever it is called; another form belongs to the name.
  if (before !== '' && (arePlaces(beside) || (hasForm(before) && !isForm(beside)))) return before;
  const words = name.split(/\s+/u);
  for (let at = words.length - 1; at > 1 && at >= words.length - 4; at -= 1) {
    const kept = words.slice(0, at).join(' ');
    if (hasForm(kept) && arePlaces(words.slice(at).join(' '))) return kept.replace(/[\s,]+$/u, '');
  }
  return name;
}

function arePlaces(text: string): boolean {
  const parts = text.split(/\s*(?:,|;|\/|&|\band\b)\s*/u).filter(Boolean);
  return parts.length > 0 && parts.every(isPlace);
}

function isPlace(text: string): boolean {
  const folded = text.split(/\s+/u).map(foldNameWord).filter(Boolean).join('-');
  return CITIES.has(folded) || (text.length > 3 && findPlace(text) !== undefined);
}

function hasForm(name: string): boolean {
  return readOrganizationName(name).form !== '';
}

function isForm(text: string): boolean {
  return readOrganizationName(`Halm ${text}`).words.length === 1;
}
