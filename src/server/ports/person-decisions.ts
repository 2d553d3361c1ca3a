import type { NameDifference } from '#domain/names/compare-person-names.ts';
import type { LinkRole } from '#domain/records/record-link.ts';

/**
 * What somebody decides about people and their names where the library must not guess. A decision names people and
 * documents by their keys: it holds whatever is imported or indexed anew, until it is undone.
 */
export interface PersonDecisions {
  /**
   * Makes a decision, or undoes one, with all that follows from it. With `dryRun` nothing is written and the answer is the
   * same. The library's lock has to be held. Throws `DecisionRefused` where it cannot be made.
   */
  decide(wish: DecisionWish, how: { readonly by: string | null; readonly dryRun: boolean }): Promise<DecisionEffect>;
  /** Decisions, the last first, those that were undone among them. */
  listHistory(limit: number): Promise<KeptDecision[]>;
  /** Names of links that might mean somebody whom the library knows; those that most documents say first. */
  listUnsure(wish: UnsureWish): Promise<UnsureNames>;
}

/**
 * `name`: a name means a person, or nobody known; `not`: a name does not mean a person; either in one document or
 * everywhere. `merge`: a person is part of another. `hide`: a person is shown nowhere.
 */
export type PersonDecisionKind = 'name' | 'not' | 'merge' | 'hide';

/** People and documents by their ids. */
export type DecisionWish =
  | { readonly kind: 'name'; readonly name: string; readonly person: string | null; readonly document?: string }
  | { readonly kind: 'not'; readonly name: string; readonly person: string; readonly document?: string }
  | { readonly kind: 'merge'; readonly person: string; readonly into: string }
  | { readonly kind: 'separate' | 'hide' | 'show'; readonly person: string }
  | { readonly kind: 'undo'; readonly number: number };

/** A decision as it is kept; people and documents by their ids, or by their keys while the library lacks them. */
export interface KeptDecision {
  readonly number: number;
  readonly kind: PersonDecisionKind;
  readonly person: string | null;
  /** Of whom that person is part. */
  readonly into: string | null;
  readonly name: string | null;
  readonly document: string | null;
  /** Instants in UTC; who it was, where that is known. */
  readonly at: string;
  readonly by: string | null;
  readonly undoneAt: string | null;
  readonly undoneBy: string | null;
}

/** What follows from a decision. */
export interface DecisionEffect {
  /** Made, or undone. */
  readonly decision: KeptDecision;
  /** Decisions on the same name that it takes the place of. */
  readonly replaced: readonly KeptDecision[];
  readonly links: readonly LinkChange[];
  readonly addresses: readonly AddressChange[];
}

/** A name in a document or record that leads elsewhere from now on; people by their ids, null is nowhere. */
export interface LinkChange {
  /** Id of the document, or of the record that says it. */
  readonly document: string;
  readonly role: LinkRole;
  /** As printed, else the id that its source gives. */
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** A profile's id whose address answers otherwise: with that profile, with another's id, or as withdrawn where null. */
export interface AddressChange {
  readonly id: string;
  readonly from: string | null;
  readonly to: string | null;
}

export interface UnsureWish {
  readonly edition?: string;
  /** How many names are left out before the first. */
  readonly from: number;
  readonly limit: number;
}

export interface UnsureNames {
  /** All there are. */
  readonly total: number;
  readonly names: readonly UnsureName[];
}

export interface UnsureName {
  /** As printed. */
  readonly name: string;
  /** How many documents and records say it, and ids of the first of them. */
  readonly said: number;
  readonly documents: readonly string[];
  readonly candidates: readonly PersonCandidate[];
}

export interface PersonCandidate {
  readonly id: string;
  /** The spelling that it may stand for. */
  readonly knownAs: string;
  /** Why that is not sure. */
  readonly reasons: readonly ('namesake' | NameDifference)[];
  readonly isHidden: boolean;
}

/** A decision that cannot be made, with the reason in words. */
export class DecisionRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'DecisionRefused';
  }
}
