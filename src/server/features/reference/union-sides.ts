import { findParticipation, readText } from '#domain/facts/participation.ts';
import { findCode, findUnion } from '#domain/places/known-unions.ts';
import type { FactStore } from '#server/ports/fact-store.ts';

/** A name under which treaties may have a state: its own, or that of a union of which it is a member. */
export interface Side {
  readonly name: string;
  /** The union, as the library prints it; undefined of the state itself. */
  readonly through?: string;
}

/** `EU (European Union)` and the like, by the union that is meant. */
export function listUnionsNamed(values: Iterable<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const named = new Map<string, Set<string>>();
  for (const value of values) {
    const union = findUnion(value) ?? findUnion(value.replace(/ \(.*\)$/u, ''));
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
  const said = (await facts.listFacts({ places: [code] })).filter(
    ({ kind, subject, value }) =>
      kind === 'membership' && subject.place === code && readText(value, 'union') !== undefined,
  );
  const members = [...Map.groupBy(said, ({ value }) => readText(value, 'union') ?? '')];
  const through = members.filter(([, own]) => findParticipation(own, day).bound === true);
  return [
    own,
    ...through.flatMap(([id]) =>
      [...(unions.get(id) ?? [])].map((name): Side => ({ name, through: findUnion(id)?.name ?? id })),
    ),
  ];
}
