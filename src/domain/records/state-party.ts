import { builtInKey } from './record-kind.ts';
import type { PartyRecord } from './party.ts';
import type { KnownPlace } from '#domain/places/known-places.ts';
import { isUnsureState } from '#domain/places/state-names.ts';

/** A place as a party to cases and treaties, so that it is found by what it is called there. */
export function createStateParty({ id, kind, name, aliases }: KnownPlace): PartyRecord {
  const [first = `${name} (country)`, ...others] = [name, ...aliases].filter((one) => !isUnsureState(one));
  const party = `party-${id}`;
  return {
    key: builtInKey(party),
    id: party,
    editions: [],
    name: first,
    aliases: others,
    type: kind === 'state' ? 'State' : 'Other',
    place: id,
    meta: {},
  };
}
