import type { IsAsked } from './list-relations.ts';
import type { Employment } from './matter.ts';
import { earliest, findOverlap, isBefore, latest, type Overlap } from './periods.ts';
import type { Faces, Relation, RelationEnd } from './relation.ts';

/** Two facts of one firm, and the time that they share. */
interface Shared {
  readonly firm: number;
  readonly one: RelationEnd;
  readonly other: RelationEnd;
  readonly basis: Relation['basis'];
  readonly overlap: Overlap;
  readonly sources: readonly string[];
}

/**
 * The relations of kind `same-firm`: of two people at one firm in years that overlap, or at times of which that is not
 * known, and of a person to the firm itself. Each pair has one for each firm, with a known time if there is any.
 */
export function listFirmRelations(employments: readonly Employment[], faces: Faces, isAsked: IsAsked): Relation[] {
  const shared = new Map<string, [Shared, ...Shared[]]>();
  for (const ofFirm of Map.groupBy(holdEnds(employments), ({ firm }) => firm).values()) {
    for (const found of [...listPairs(ofFirm, faces, isAsked), ...listMemberships(ofFirm, faces, isAsked)]) {
      const key = [found.firm, found.basis, found.one.actor, found.other.actor].join(' ');
      const same = shared.get(key);
      if (same) same.push(found);
      else shared.set(key, [found]);
    }
  }
  return [...shared.values()].map(joinShared);
}

/** What cases print counts beside what a profile says, but not after the day on which by that somebody left (OP-190). */
function holdEnds(employments: readonly Employment[]): Employment[] {
  const stated = Map.groupBy(
    employments.filter(({ isPrinted }) => !isPrinted),
    ({ person, firm }) => `${person} ${firm}`,
  );
  return employments.filter(({ isPrinted, person, firm, from }) => {
    const own = isPrinted ? (stated.get(`${person} ${firm}`) ?? []) : [];
    const end = own.every(({ to }) => to !== undefined) ? latest(own.map(({ to }) => to)) : undefined;
    return end === undefined || (from !== undefined && !isBefore(end, from));
  });
}

function* listPairs(ofFirm: readonly Employment[], faces: Faces, isAsked: IsAsked): Generator<Shared> {
  for (const one of ofFirm) {
    for (const other of ofFirm) {
      const isPair = one.person !== other.person && isAsked(one.person, other.person);
      if (!isPair || !faces.has(one.person) || !faces.has(other.person)) continue;
      const overlap = findOverlap(one, other);
      if (!overlap) continue;
      const sources = [one.source.id, other.source.id];
      yield { firm: one.firm, one: createEnd(one), other: createEnd(other), basis: 'derived', overlap, sources };
    }
  }
}

/** Whoever practised at the firm that is asked for. */
function* listMemberships(ofFirm: readonly Employment[], faces: Faces, isAsked: IsAsked): Generator<Shared> {
  for (const employment of ofFirm) {
    const { person, firm, from, to, source } = employment;
    if (!faces.has(firm) || !faces.has(person)) continue;
    const overlap: Overlap = from === undefined ? { kind: 'unknown' } : { kind: 'known', from, to };
    const itself: RelationEnd = { actor: firm, via: undefined, part: undefined, roles: ['Firm'], through: [] };
    const shared = { firm, basis: 'stated', overlap, sources: [source.id] } as const;
    if (isAsked(person, firm)) yield { ...shared, one: createEnd(employment), other: itself };
    if (isAsked(firm, person)) yield { ...shared, one: itself, other: createEnd(employment) };
  }
}

function createEnd({ person, position }: Employment): RelationEnd {
  return { actor: person, via: undefined, part: undefined, roles: [position ?? 'Member of the firm'], through: [] };
}

/** What is known outweighs what is not. */
function joinShared(all: readonly [Shared, ...Shared[]]): Relation {
  const known = all.filter(({ overlap }) => overlap.kind === 'known');
  const counted = known.length > 0 ? known : all;
  const [first] = all;
  const times = counted.flatMap(({ overlap }) => (overlap.kind === 'known' ? [overlap] : []));
  const isOngoing = times.some(({ to }) => to === undefined);
  return {
    type: 'same-firm',
    basis: first.basis,
    one: { ...first.one, roles: [...new Set(counted.flatMap(({ one }) => one.roles))] },
    other: { ...first.other, roles: [...new Set(counted.flatMap(({ other }) => other.roles))] },
    matter: undefined,
    firm: first.firm,
    stages: [],
    from: earliest(times.map(({ from }) => from)),
    to: isOngoing ? undefined : latest(times.flatMap(({ from, to }) => [from, to])),
    isOngoing,
    isTimeKnown: times.length > 0,
    sources: [...new Set(counted.flatMap(({ sources }) => sources))],
  };
}
