/** The four kinds of what relations are between (TL-030); on the wire their numbers. */
export const ACTOR_KINDS = [0, 1, 2, 3] as const;

/** Person, firm or organization, state, commercial party. */
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** `any`: all known relations. Chosen on the right alone, never a partner (OP-92). */
export const ANY_PARTNER = 4;

/** The most partners on the right (OP-92). */
export const MOST_PARTNERS = 10;

/** How the completion call spells the kinds (API-084). */
export const ACTOR_KIND_NAMES = {
  0: 'Person',
  1: 'LawFirm',
  2: 'State',
  3: 'CommercialParty',
} as const satisfies Record<ActorKind, string>;

/** The kinds in the reader's words. */
export const ACTOR_KIND_WORDS = {
  0: 'Person',
  1: 'Firm or organization',
  2: 'State',
  3: 'Commercial party',
} as const satisfies Record<ActorKind, string>;

/** The kind that the completion call means; a person where it is not known (TL-039). */
export function readActorKind(name: string): ActorKind {
  const folded = name.toLowerCase();
  return ACTOR_KINDS.find((kind) => ACTOR_KIND_NAMES[kind].toLowerCase() === folded) ?? 0;
}

export function isActorKind(relType: number): relType is ActorKind {
  return ACTOR_KINDS.some((kind) => kind === relType);
}
