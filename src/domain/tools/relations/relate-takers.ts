import type { Taker } from './list-takers.ts';
import { didSitTogether } from './read-appointment.ts';
import type { Part, RelationType } from './relation-type.ts';

/** A relation between two who took part in one stage, in whichever order they are given. */
export interface TakerRelation {
  readonly type: RelationType;
  readonly basis: 'stated' | 'derived';
}

/** In this order every pair of parts is looked at once. */
const ORDER: readonly Part[] = ['expert', 'secretary', 'arbitrator', 'party', 'counsel', 'firm'];

/** How two who took part in one stage are related (OP-137): in none, one or several ways. */
export function relateTakers(one: Taker, other: Taker): TakerRelation[] {
  if (one.actor === other.actor) return [];
  const isInOrder = ORDER.indexOf(one.part) <= ORDER.indexOf(other.part);
  const types = isInOrder ? relate(one, other) : relate(other, one);
  const basis = one.basis === 'stated' && other.basis === 'stated' ? 'stated' : 'derived';
  return types.map((type) => ({ type, basis: type === 'nominated-by-firm' ? 'derived' : basis }));
}

/** The first comes before the second in `ORDER`. */
function relate(one: Taker, other: Taker): RelationType[] {
  switch (one.part) {
    case 'expert':
      return isAgainst(one, other) ? [] : ['expert-or-secretary'];
    case 'secretary':
      return ['expert-or-secretary'];
    case 'arbitrator':
      return other.part === 'arbitrator' ? relateMembers(one, other) : relateArbitrator(one, other);
    case 'party':
      return relateParty(one, other);
    case 'counsel':
    case 'firm':
      return relateCounsel(one, other);
  }
}

/** A party's own expert is with its side, not with the other (OP-190); whom a side appointed to decide is on neither. */
function isAgainst(expert: Taker, other: Taker): boolean {
  if (other.part === 'arbitrator' || expert.side === undefined || other.side === undefined) return false;
  return expert.side !== other.side;
}

function relateMembers(one: Taker, other: Taker): RelationType[] {
  return didSitTogether(one, other) ? ['same-tribunal'] : [];
}

function relateArbitrator(arbitrator: Taker, other: Taker): RelationType[] {
  const hasAppointed = arbitrator.appointedBy !== undefined && arbitrator.appointedBy === other.side;
  if (!hasAppointed || other.part === 'counsel') return ['appeared-before'];
  return ['appeared-before', other.part === 'firm' ? 'nominated-by-firm' : 'appointed-by-party'];
}

function relateParty(party: Taker, other: Taker): RelationType[] {
  if (party.side === undefined || other.side === undefined) return [];
  if (other.part === 'party') return party.side === other.side ? [] : ['opposing-party'];
  return party.side === other.side ? ['represented-by'] : [];
}

function relateCounsel(one: Taker, other: Taker): RelationType[] {
  if (one.side === undefined || other.side === undefined) return [];
  return [one.side === other.side ? 'co-counsel' : 'opposing-counsel'];
}
