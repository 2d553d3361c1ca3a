import type { LegalDate } from '#domain/document/document.ts';
import type { LinkRole, Side } from '#domain/records/record-link.ts';

/** A document that says who took part: the case itself, one of its papers, or one that stands alone. */
export interface MatterSource {
  readonly id: string;
  readonly title: string;
  readonly kind: 'case' | 'document' | 'publication';
  readonly type: string;
  readonly date: LegalDate | undefined;
  /** What the decision on access needs. */
  readonly subscriptions: readonly string[];
  readonly publication: string | undefined;
  /** The stage that it belongs to, of a paper. */
  readonly stage: string | undefined;
}

/** A proceeding. Without an end that is known it may still go on, where the case is pending. */
export interface Stage {
  readonly id: string;
  readonly title: string;
  readonly from: LegalDate | undefined;
  readonly to: LegalDate | undefined;
}

/** What a source says of one who took part; `actor` is null where nobody knows whom it means. */
export interface Statement {
  readonly source: string;
  readonly actor: number | null;
  /** As printed. */
  readonly name: string | undefined;
  readonly role: LinkRole;
  /** The role in the source's own words. */
  readonly as: string | undefined;
  readonly side: Side | undefined;
  /** The proceeding; undefined for all of the matter. */
  readonly stage: string | undefined;
  readonly method: string | undefined;
  readonly status: string | undefined;
  /** The firm for which somebody acted, as printed. */
  readonly firm: string | undefined;
}

/** A case with what its record and its papers say, or a document that belongs to no case. */
export interface Matter {
  readonly id: string;
  readonly kind: 'case' | 'document';
  readonly title: string;
  readonly institution: string | undefined;
  readonly status: string | undefined;
  readonly date: LegalDate | undefined;
  readonly stages: readonly Stage[];
  /** The case or document itself first. */
  readonly sources: readonly MatterSource[];
  readonly statements: readonly Statement[];
}

/**
 * Where somebody practised and when, as a profile says or a case prints it beside a name. Without an end it lasts to
 * this day, without a beginning its time is not known.
 */
export interface Employment {
  readonly person: number;
  readonly firm: number;
  readonly from: LegalDate | undefined;
  readonly to: LegalDate | undefined;
  /** Whether only a case says so, which knows of its own day alone. */
  readonly isPrinted: boolean;
  readonly position: string | undefined;
  readonly source: MatterSource;
}
