import { compareNameForms } from '#domain/names/compare-person-names.ts';
import { shapePersonName, type PersonNameForm } from '#domain/names/person-name-form.ts';
import { readOrganizationName } from '#domain/names/read-organization-name.ts';
import { readPersonName } from '#domain/names/read-person-name.ts';
import { isSameName, nameKeyOf } from '#domain/records/name-key.ts';
import { remember } from '#domain/words/remember.ts';
import type { Statement } from './matter.ts';
import { PART_OF_ROLE } from './part-of-role.ts';
import type { Part } from './relation-type.ts';

const REMEMBERED = 2_000;
const shapeName = remember(REMEMBERED, (name) => shapePersonName(readPersonName(name)));

/** Somebody of one part in a matter, by one of the spellings. */
interface Bearer {
  readonly actor: number;
  readonly name: string;
}

/**
 * What the sources of one matter say, with who is printed there once without a record and once with one, or once in full
 * and once less so, as one: two of a name do not take the same part in one matter. Elsewhere nothing follows from it.
 */
export function joinPrinted(statements: readonly Statement[]): readonly Statement[] {
  if (statements.every(({ actor }) => actor === null || actor > 0)) return statements;
  const bearers = new Map<string, Bearer[]>();
  for (const { role, actor, name } of statements) {
    const part = PART_OF_ROLE[role];
    if (part === undefined || actor === null || name === undefined) continue;
    const key = keyOf(part, name);
    const own = bearers.get(key) ?? [];
    if (!own.some((other) => other.actor === actor && other.name === name)) own.push({ actor, name });
    bearers.set(key, own);
  }
  return statements.map((one) => {
    const part = PART_OF_ROLE[one.role];
    if (part === undefined || one.actor === null || one.actor > 0 || one.name === undefined) return one;
    const own = { actor: one.actor, name: one.name };
    const meant = new Set(
      (bearers.get(keyOf(part, own.name)) ?? []).filter((other) => isMeant(part, own, other)).map(({ actor }) => actor),
    );
    const recorded = [...meant].filter((actor) => actor > 0);
    const [only, another] = recorded.length > 0 ? recorded : [...meant];
    return only === undefined || another !== undefined ? one : { ...one, actor: only };
  });
}

/** Who may be one: bodies share their normal form, of people a matter has few. */
function keyOf(part: Part, name: string): string {
  return part === 'party' || part === 'firm' ? `${part} ${nameKeyOf(kindOf(part), name)}` : part;
}

function kindOf(part: 'party' | 'firm'): 'party' | 'organization' {
  return part === 'party' ? 'party' : 'organization';
}

function isMeant(part: Part, printed: Bearer, other: Bearer): boolean {
  if (printed.actor === other.actor) return false;
  if (part === 'party' || part === 'firm') {
    // Of two spellings of one name the one that says its legal form, which is the longer, is kept; two forms are two.
    const isKept = other.actor > 0 || other.name.length > printed.name.length;
    return (
      isKept && (readOrganizationName(printed.name).form === '' || isSameName(kindOf(part), printed.name, other.name))
    );
  }
  const [form, others] = [shapeName(printed.name), shapeName(other.name)];
  return (other.actor > 0 || saysMore(others, form)) && compareNameForms(form, others).verdict !== 'different';
}

function saysMore(one: PersonNameForm, other: PersonNameForm): boolean {
  return one.isFull === other.isFull ? one.key.length > other.key.length : one.isFull;
}
