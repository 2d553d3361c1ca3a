import { foldName } from '#domain/names/fold-name.ts';
import { remember } from '#domain/words/remember.ts';
import { compareOrganizationNames } from '#domain/names/compare-organization-names.ts';
import type { RecordKindName } from './kinds.ts';
import { dropHome, dropOffices } from '#domain/places/drop-offices.ts';
import { dropStateForm, isOneState } from '#domain/places/state-names.ts';
import { shapePersonName } from '#domain/names/person-name-form.ts';
import { readOrganizationName } from '#domain/names/read-organization-name.ts';
import { readPersonName } from '#domain/names/read-person-name.ts';

/** How names of a kind are told to be the same: those of people, of organisations and states, and all others word by word. */
interface NameRule {
  /** Names that are the same share it; '' is that of nobody. */
  readonly key: (name: string) => string;
  /** Whether two names of one key are the same. */
  readonly isSame: (one: string, other: string) => boolean;
}

/** Many documents name the same authors, parties and states. */
const REMEMBERED = 10_000;

const WORDS: NameRule = { key: foldName, isSame: () => true };
const PEOPLE: NameRule = {
  key: remember(REMEMBERED, (name) => shapePersonName(readPersonName(name)).key),
  isSame: () => true,
};
const ORGANIZATIONS: NameRule = {
  key: remember(REMEMBERED, (name) => readOrganizationName(name).words.join(' ')),
  isSame: (one, other) => compareOrganizationNames(readOrganizationName(one), readOrganizationName(other)) === 'same',
};
/** Firms wherever they sit. */
const FIRMS: NameRule = {
  key: remember(REMEMBERED, (name) => ORGANIZATIONS.key(dropOffices(name))),
  isSame: (one, other) => ORGANIZATIONS.isSame(dropOffices(one), dropOffices(other)),
};
/** States whether or not it is said that they are republics or governments, where no other can be meant. */
const PARTIES: NameRule = {
  key: remember(REMEMBERED, (name) => ORGANIZATIONS.key(plainParty(name))),
  isSame: (one, other) => isOneState(one, other) && ORGANIZATIONS.isSame(plainParty(one), plainParty(other)),
};
const RULES: Partial<Record<RecordKindName, NameRule>> = {
  person: PEOPLE,
  organization: FIRMS,
  party: PARTIES,
  place: ORGANIZATIONS,
};

/** The key under which a name of a kind is looked for: all that are the same have one key. */
export function nameKeyOf(kind: RecordKindName, name: string): string {
  return (RULES[kind] ?? WORDS).key(name);
}

/** Whether two names of a kind that share their key are the same, without a guess. */
export function isSameName(kind: RecordKindName, one: string, other: string): boolean {
  return (RULES[kind] ?? WORDS).isSame(one, other);
}

/** `Abal Hermanos S.A. (Uruguay)` and `Government of Velmorra` without what is said beside their names. */
function plainParty(name: string): string {
  return dropHome(dropStateForm(name));
}
