import type { EditionId } from '../edition/edition.ts';
import { listEffectiveCodes, type AccessCode, type SubscriptionDefinition } from '#domain/edition/subscription-code.ts';

/** Whoever makes a request, as the server knows them from its own record; never from what a browser claims. */
export interface Visitor {
  /** Opaque and safe to show: names the session in usage figures, opens nothing (`gaSessionId`). */
  readonly sessionId: string;
  /** What it was called half a minute ago, where that was something else: names without a cookie change by the hour. */
  readonly sessionBefore?: string;
  /** The personal account; null for the anonymous and for those recognised by address alone. */
  readonly account: VisitorAccount | null;
  /** Whose contract is used; null for the anonymous and for accounts that belong to none. */
  readonly institution: VisitorInstitution | null;
  /** Recognised by network address. Such a visitor may be signed in personally on top. */
  readonly byAddress: boolean;
  /**
   * Whether the visitor's own browser holds the session; without one, `sessionId` names an address and a program, which
   * several people may share, and nothing can be kept for it.
   */
  readonly hasSession?: boolean;
  /** What is in force today. */
  readonly contracts: readonly { readonly edition: EditionId; readonly code: AccessCode }[];
}

export interface VisitorAccount {
  readonly id: string;
  readonly username: string;
  /** As shown, for example `Nadia Brandt`. */
  readonly name: string;
  readonly accountNo: string;
}

export interface VisitorInstitution {
  readonly id: string;
  readonly name: string;
  readonly customerNo: string;
}

/** The codes of a visitor that count on one edition, in order of precedence; empty means no subscription. */
export function listVisitorCodes(
  edition: { readonly id: EditionId; readonly subscriptions: readonly SubscriptionDefinition[] },
  visitor: Visitor,
): AccessCode[] {
  const held = visitor.contracts.filter((contract) => contract.edition === edition.id).map(({ code }) => code);
  return listEffectiveCodes(edition.subscriptions, held);
}
