import { isActorKind, MOST_PARTNERS, type ActorKind } from './actor-kind.ts';

/** A name with what it is (ENT-042). */
export interface NamedActor {
  readonly name: string;
  readonly relType: number;
  /** The record that was chosen; without it the name alone counts. */
  readonly slug?: string | undefined;
}

export interface Partner extends NamedActor {
  readonly relType: ActorKind;
}

/**
 * The partners on the right with one more: what is there already by type and name, and types outside 0 to 3, change
 * nothing (TL-036, TL-038); nor does an eleventh (OP-92). Of two of one name, each by its record, both are taken.
 */
export function addPartner(partners: readonly Partner[], { name, relType, slug }: NamedActor): readonly Partner[] {
  if (!isActorKind(relType) || name.trim() === '' || partners.length >= MOST_PARTNERS) return partners;
  const isThere = partners.some((one) => one.relType === relType && one.name === name && one.slug === slug);
  return isThere ? partners : [...partners, { name, relType, ...(slug === undefined ? {} : { slug }) }];
}

/** The partners of a whole list, each once, as if they had been added one after the other. */
export function readPartners(list: readonly NamedActor[]): readonly Partner[] {
  return list.reduce<readonly Partner[]>(addPartner, []);
}
