import type { AccessCode, SubscriptionDefinition } from './subscription-code.ts';

/** What the decision needs to know of a document. */
export interface GuardedDocument {
  readonly id: string;
  /** Codes that may read it; none of this edition's means every full subscriber of the edition. */
  readonly subscriptions: readonly string[];
  /** The publication it belongs to. */
  readonly publication?: string | undefined;
}

export interface AccessDecision {
  readonly isOpen: boolean;
  /** The codes of this edition that open the document, in order of precedence. */
  readonly heldBy: readonly AccessCode[];
}

/**
 * The one decision on whether somebody who holds `codes` (effective ones, see `listEffectiveCodes`) may read a document
 * of the edition. Nothing is open without a code.
 */
export function decideAccess(
  subscriptions: readonly SubscriptionDefinition[],
  codes: readonly AccessCode[],
  document: GuardedDocument,
): AccessDecision {
  const heldBy = subscriptions.filter((subscription) => opens(subscriptions, subscription, document));
  return {
    isOpen: heldBy.some(({ code }) => codes.includes(code)),
    heldBy: heldBy.map(({ code }) => code),
  };
}

/** Who asks: the edition's subscriptions and the codes that count there. */
export interface Asker {
  readonly edition: { readonly subscriptions: readonly SubscriptionDefinition[] };
  readonly codes: readonly AccessCode[];
}

/** A document as the store answers it, whole or as a preview. */
export interface HeldDocument {
  readonly id: string;
  readonly record: { readonly subscriptions: readonly string[] };
  readonly publication: string | undefined;
}

/** The same decision for a document as the store holds it: hits, lists and readings ask it in one way. */
export function decideHeld({ edition, codes }: Asker, { id, record, publication }: HeldDocument): AccessDecision {
  return decideAccess(edition.subscriptions, codes, { id, subscriptions: record.subscriptions, publication });
}

/** The names that readers know the codes by, in order of precedence. */
export function nameSubscriptions(
  subscriptions: readonly SubscriptionDefinition[],
  codes: readonly AccessCode[],
): string[] {
  return subscriptions.filter(({ code }) => codes.includes(code)).map(({ name }) => name);
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
