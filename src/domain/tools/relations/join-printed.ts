import { compareNameForms } from '#domain/names/compare-person-names.ts';
import { shapePersonName, type PersonNameForm } from '#domain/names/person-name-form.ts';
import { readPersonName } from '#domain/names/read-person-name.ts';
import { nameKeyOf } from '#domain/records/name-key.ts';
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
  const bearers = new Map<Part, Bearer[]>();
  for (const { role, actor, name } of statements) {
    const part = PART_OF_ROLE[role];
    if (part === undefined || actor === null || name === undefined) continue;
    bearers.set(part, [...(bearers.get(part) ?? []), { actor, name }]);
  }
  return statements.map((one) => {
    const part = PART_OF_ROLE[one.role];
    if (part === undefined || one.actor === null || one.actor > 0 || one.name === undefined) return one;
    const own = { actor: one.actor, name: one.name };
    const meant = new Set(
      (bearers.get(part) ?? []).filter((other) => isMeant(part, own, other)).map(({ actor }) => actor),
    );
    const recorded = [...meant].filter((actor) => actor > 0);
    const [only, another] = recorded.length > 0 ? recorded : [...meant];
    return only === undefined || another !== undefined ? one : { ...one, actor: only };
  });
}

function isMeant(part: Part, printed: Bearer, other: Bearer): boolean {
  if (printed.actor === other.actor) return false;
  if (part === 'party' || part === 'firm') {
    const kind = part === 'party' ? 'party' : 'organization';
    // Of two spellings of one name the one that says its legal form, which is the longer, is kept.
    const isKept = other.actor > 0 || other.name.length > printed.name.length;
    return isKept && nameKeyOf(kind, printed.name) === nameKeyOf(kind, other.name);
  }
  const [form, others] = [shapeName(printed.name), shapeName(other.name)];
  return (other.actor > 0 || saysMore(others, form)) && compareNameForms(form, others).verdict !== 'different';
}

function saysMore(one: PersonNameForm, other: PersonNameForm): boolean {
  return one.isFull === other.isFull ? one.key.length > other.key.length : one.isFull;
}
