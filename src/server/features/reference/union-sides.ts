import { findParticipation, readText } from '#domain/facts/participation.ts';
import { findCode, findUnion, nameCode, type KnownUnion } from '#domain/places/known-unions.ts';
import type { FactStore } from '#server/ports/fact-store.ts';

/** A name under which treaties may have a state: its own, or that of a union of which it is a member. */
export interface Side {
  readonly name: string;
  /** The union, as the library prints it; undefined of the state itself. */
  readonly through?: string;
}

/** The union that `EU (European Union)` and the like mean. */
export function findNamedUnion(name: string): KnownUnion | undefined {
  return findUnion(name) ?? findUnion(name.replace(/ \(.*\)$/u, ''));
}

/** The names of unions, by the union that each means. */
export function listUnionsNamed(values: Iterable<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const named = new Map<string, Set<string>>();
  for (const value of values) {
    const union = findNamedUnion(value);
    if (union) named.set(union.id, (named.get(union.id) ?? new Set()).add(value));
  }
  return named;
}

/**
 * A state with the unions that treaties name and of which it is a member on a day (`yyyy-mm-dd`), as facts say (OP-187); of
 * what is no place, that alone.
 */
export async function listSides(
  facts: Pick<FactStore, 'listFacts'>,
  state: string,
  { day, unions }: { readonly day: string; readonly unions: ReadonlyMap<string, ReadonlySet<string>> },
): Promise<Side[]> {
  const code = findCode(state);
  const own: Side = { name: state };
  if (code === undefined || unions.size === 0) return [own];
  return [
    own,
    ...(await listUnionsOf(facts, code, day)).flatMap((id) =>
      [...(unions.get(id) ?? [])].map((name): Side => ({ name, through: findUnion(id)?.name ?? id })),
    ),
  ];
}

/** The names of the places that are or were members of a union, by its id. */
export async function listMembers(facts: Pick<FactStore, 'listFacts'>, union: string): Promise<string[]> {
  const said = await facts.listFacts({ places: [union] });
  return said.flatMap(({ kind, subject, value }) =>
    kind === 'membership' && readText(value, 'union') === union && subject.place ? [nameCode(subject.place)] : [],
  );
}

/** The ids of the unions of which a place is a member on a day, by its code. */
export async function listUnionsOf(facts: Pick<FactStore, 'listFacts'>, code: string, day: string): Promise<string[]> {
  const said = (await facts.listFacts({ places: [code] })).filter(
    ({ kind, subject, value }) =>
      kind === 'membership' && subject.place === code && readText(value, 'union') !== undefined,
  );
  const members = [...Map.groupBy(said, ({ value }) => readText(value, 'union') ?? '')];
  return members.filter(([, own]) => findParticipation(own, day).bound === true).map(([id]) => id);
}
