import type { RelationType } from '#domain/tools/relations/relation-type.ts';
import type { Partner } from '#domain/tools/relations/partners.ts';
import type { ActorKind } from '#domain/tools/relations/actor-kind.ts';

/** How many questions of the relationship indicator are kept of an account on each edition (OP-85). */
export const RELATION_SEARCHES_KEPT = 20;

/** A question of the relationship indicator, as somebody asked it. */
export interface RelationSearch {
  readonly relationshipOne: Partner;
  /** Empty for all known relationships. */
  readonly relationshipTwo: readonly Partner[];
  readonly relationshipTypeSelection: readonly RelationType[];
}

/** A question in words. */
export function nameRelationSearch({ relationshipOne, relationshipTwo }: NamedPartners): string {
  const others = relationshipTwo.map(({ name }) => name);
  return `${relationshipOne.name} and ${others.length === 0 ? 'anybody' : others.join(', ')}`;
}

interface NamedPartners {
  readonly relationshipOne: { readonly name: string };
  readonly relationshipTwo: readonly { readonly name: string }[];
}

/** What makes a question the same again: whom it is about and the kinds, in whatever order they were added. */
export function keyOfRelationSearch(search: RelationSearch): string {
  const { relationshipOne, relationshipTwo, relationshipTypeSelection } = search;
  return JSON.stringify([
    keyOf(relationshipOne),
    relationshipTwo.map(keyOf).toSorted(),
    [...relationshipTypeSelection].toSorted(),
  ]);
}

function keyOf({ relType, slug, name }: { relType: ActorKind; slug?: string | undefined; name: string }): string {
  return `${relType} ${slug ?? name}`;
}
