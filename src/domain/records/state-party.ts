import { builtInKey } from './record-kind.ts';
import type { PartyRecord } from './party.ts';
import type { KnownPlace } from '#domain/places/known-places.ts';

/**
 * Names that say of a place which it is, but not of a party: another state, a part of one or a person bears them, too.
 * `Republic of the Congo` is sure, `Congo` is not; a `Jordan` who sues may be anybody.
 */
const UNSURE: ReadonlySet<string> = new Set('Chad Congo Georgia Guinea Ireland Israel Jordan'.split(' '));

/** A place as a party to cases and treaties, so that it is found by what it is called there. */
export function createStateParty({ id, kind, name, aliases }: KnownPlace): PartyRecord {
  const [first = `${name} (country)`, ...others] = [name, ...aliases].filter((one) => !UNSURE.has(one));
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
