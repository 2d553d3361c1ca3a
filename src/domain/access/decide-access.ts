import type { AccessCode, SubscriptionDefinition } from '#domain/edition/subscription-code.ts';

/** What the decision needs to know of a document. */
export interface GuardedDocument {
  readonly id: string;
  /** Codes that may read it; none of this edition's means every full subscriber of the edition. */
  readonly subscriptions: readonly string[];
  /** The publication it belongs to. */
  readonly publication?: string | undefined;
  /** The editions that hold it. */
  readonly editions: readonly string[];
}

export interface AccessDecision {
  /** Whether the edition has it at all; where not, not even its title is told (OP-122). */
  readonly isHeld: boolean;
  readonly isOpen: boolean;
  /** The codes of this edition that open the document, in order of precedence. */
  readonly heldBy: readonly AccessCode[];
}

/** Who asks: the edition with its subscriptions, and the codes that count there (see `listEffectiveCodes`). */
export interface Asker {
  readonly edition: { readonly id: string; readonly subscriptions: readonly SubscriptionDefinition[] };
  readonly codes: readonly AccessCode[];
}

/**
 * The one decision on a document, one of its versions, an edition and a reader. A former version is open where the
 * document as it is and the version as it was both admit the reader (OP-204); nothing is open without a code.
 */
export function decideAccess(
  { edition, codes }: Asker,
  document: GuardedDocument,
  version: GuardedDocument = document,
): AccessDecision {
  const asked = [document, version];
  const [ofDocument = [], ofVersion = []] = asked.map((one) => listHolders(edition, one));
  return {
    isHeld: asked.every(({ editions }) => editions.includes(edition.id)),
    isOpen: [ofDocument, ofVersion].every((holders) => holders.some((code) => codes.includes(code))),
    heldBy: ofDocument.filter((code) => ofVersion.includes(code)),
  };
}

/** A document as the store answers it, whole or as a preview. */
export interface HeldDocument extends Pick<GuardedDocument, 'id' | 'editions'> {
  readonly record: { readonly subscriptions: readonly string[] };
  readonly publication: string | undefined;
}

/** The same decision for a document as the store holds it: hits, lists and readings ask it in one way. */
export function decideHeld(asker: Asker, { record, ...document }: HeldDocument): AccessDecision {
  return decideAccess(asker, { ...document, subscriptions: record.subscriptions });
}

/** The names that readers know the codes by, in order of precedence. */
export function nameSubscriptions(
  subscriptions: readonly SubscriptionDefinition[],
  codes: readonly AccessCode[],
): string[] {
  return subscriptions.filter(({ code }) => codes.includes(code)).map(({ name }) => name);
}

function listHolders({ id, subscriptions }: Asker['edition'], document: GuardedDocument): AccessCode[] {
  if (!document.editions.includes(id)) return [];
  return subscriptions.filter((one) => opens(subscriptions, one, document)).map(({ code }) => code);
}

function opens(
  subscriptions: readonly SubscriptionDefinition[],
  subscription: SubscriptionDefinition,
  document: GuardedDocument,
): boolean {
  if (document.subscriptions.includes(subscription.code)) return true;
  if (subscription.reduced) {
    return [document.id, document.publication].some((id) => id !== undefined && subscription.publications.includes(id));
  }
  return !subscriptions.some(({ code }) => document.subscriptions.includes(code));
}
