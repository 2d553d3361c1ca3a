import { listCasts, isPending, type Practices, type StageCast, type Taker } from './list-takers.ts';
import type { Matter } from './matter.ts';
import { earliest, latest } from './periods.ts';
import { relateTakers, type TakerRelation } from './relate-takers.ts';
import type { Face, Faces, Relation, RelationEnd } from './relation.ts';

/** Whether two of a question are asked for together; those of one side of it are not. */
export type IsAsked = (one: number, other: number) => boolean;

/** A relation in one stage, before those of the other stages are added to it. */
interface Found extends TakerRelation {
  readonly one: RelationEnd;
  readonly other: RelationEnd;
  readonly cast: StageCast;
  readonly sources: ReadonlySet<string>;
}

type FoundStages = [Found, ...Found[]];

/**
 * Every relation that a matter shows between two who are asked for together, each kind once for the matter with the
 * stages in which it shows. `one` is whom `isAsked` takes first.
 */
export function listRelations(matter: Matter, faces: Faces, isAsked: IsAsked, practices: Practices): Relation[] {
  const found = new Map<string, FoundStages>();
  for (const cast of listCasts(matter, practices)) {
    for (const one of listFound(cast, faces, isAsked)) {
      const key = keyOf(one);
      const same = found.get(key);
      if (same) same.push(one);
      else found.set(key, [one]);
    }
  }
  return [...found.values()].map((same) => joinFound(matter, same));
}

function keyOf({ type, basis, one, other }: Found): string {
  const isHearing = one.part === 'arbitrator';
  return [type, basis, one.actor, one.via, other.actor, other.via, isHearing].join(' ');
}

function* listFound(cast: StageCast, faces: Faces, isAsked: IsAsked): Generator<Found> {
  const asked = cast.takers.filter(({ actor }) => faces.has(actor));
  for (const one of asked) {
    for (const other of asked) {
      if (one === other || isOwnFirm(cast, one, other)) continue;
      for (const [face, otherFace] of pairFaces(faces, one, other, isAsked)) {
        for (const relation of relateTakers(one, other)) {
          const ends = { one: createEnd(face, one), other: createEnd(otherFace, other) };
          yield { ...relation, ...ends, cast, sources: joinSources(one, other) };
        }
      }
    }
  }
}

/** A firm and its own people. */
function isOwnFirm({ takers }: StageCast, one: Taker, other: Taker): boolean {
  const isOf = (person: Taker, firm: Taker) =>
    firm.part === 'firm' && takers.some(({ actor, through }) => actor === firm.actor && through === person.actor);
  return isOf(one, other) || isOf(other, one);
}

/** Nobody is related to a group by what belongs to it, nor to themselves. */
function* pairFaces(faces: Faces, one: Taker, other: Taker, isAsked: IsAsked): Generator<[Face, Face]> {
  for (const face of faces.get(one.actor) ?? []) {
    for (const otherFace of faces.get(other.actor) ?? []) {
      if (face.actor !== otherFace.actor && isAsked(face.actor, otherFace.actor)) yield [face, otherFace];
    }
  }
}

function createEnd(face: Face, { part, words, through }: Taker): RelationEnd {
  return { ...face, part, roles: [words], through: through === undefined ? [] : [through] };
}

/** Those that say both; where none does, those that say one each. */
function joinSources(one: Taker, other: Taker): ReadonlySet<string> {
  const both = new Set([...one.sources].filter((source) => other.sources.has(source)));
  const isSaid = both.size > 0 && one.basis === 'stated' && other.basis === 'stated';
  return isSaid ? both : new Set([...one.sources, ...other.sources]);
}

function joinFound(matter: Matter, found: FoundStages): Relation {
  const [first] = found;
  const from = earliest(found.map(({ cast }) => cast.from));
  const isOngoing = isPending(matter) && found.some(({ cast }) => cast.to === undefined && cast.from !== undefined);
  return {
    type: first.type,
    basis: first.basis,
    one: joinEnds(
      first.one,
      found.map(({ one }) => one),
    ),
    other: joinEnds(
      first.other,
      found.map(({ other }) => other),
    ),
    matter: matter.id,
    firm: undefined,
    stages: [...new Set(found.flatMap(({ cast }) => cast.stage?.id ?? []))],
    from,
    to: isOngoing ? undefined : latest(found.flatMap(({ cast }) => [cast.from, cast.to])),
    isOngoing,
    isTimeKnown: from !== undefined,
    sources: [...new Set(found.flatMap(({ sources }) => [...sources]))],
  };
}

function joinEnds(first: RelationEnd, ends: readonly RelationEnd[]): RelationEnd {
  return {
    ...first,
    roles: [...new Set(ends.flatMap(({ roles }) => roles))],
    through: [...new Set(ends.flatMap(({ through }) => through))],
  };
}
