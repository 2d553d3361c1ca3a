import { isLikelyPerson } from '#domain/names/is-likely-person.ts';
import { readOrganizationName } from '#domain/names/read-organization-name.ts';
import { remember } from '#domain/words/remember.ts';
import { dropHome } from '#domain/places/drop-offices.ts';
import { isStateName } from '#domain/places/state-names.ts';
import { nameKeyOf } from './name-key.ts';
import type { LinkedKind } from './record-link.ts';

/** Somebody whom sources print and of whom the library has no record: equal names of one kind are one (OP-189). */
export interface PrintedActor {
  /** Person, firm or organization, state, commercial party, as relations number them. */
  readonly kind: 0 | 1 | 2 | 3;
  /** The normal form by which the name is looked for. */
  readonly nameKey: string;
  /** What tells two of one normal form apart: the legal form of a company. */
  readonly form: string;
}

const REMEMBERED = 10_000;

/** Whether a number is that of a name without a record: below zero, where no record has one. */
export function isPrinted(number: number): boolean {
  return number < 0;
}

/**
 * Who takes part as printed by a name of a kind: everybody but natural persons who are parties, and what is no actor.
 */
export function readPrintedActor(kind: LinkedKind, name: string): PrintedActor | undefined {
  return kind === 'place' || kind === 'instrument' ? undefined : READ[kind](name);
}

const READ = {
  person: (name: string) => createActor(0, nameKeyOf('person', name)),
  organization: (name: string) => createActor(1, nameKeyOf('organization', name)),
  party: remember(REMEMBERED, readParty),
};

function readParty(name: string): PrintedActor | undefined {
  if (isStateName(name)) return createActor(2, nameKeyOf('party', name));
  if (isLikelyPerson(name)) return undefined;
  return createActor(3, nameKeyOf('party', name), readOrganizationName(dropHome(name)).form);
}

function createActor(kind: PrintedActor['kind'], nameKey: string, form = ''): PrintedActor | undefined {
  return nameKey === '' ? undefined : { kind, nameKey, form };
}
