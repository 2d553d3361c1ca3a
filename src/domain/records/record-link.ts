import type { LegalDate } from '../document/document.ts';

const LINKED_KINDS = ['person', 'organization', 'party', 'place', 'instrument'] as const;

/** Kinds of records that others name. */
export type LinkedKind = (typeof LINKED_KINDS)[number];

export function isLinkedKind(kind: string): kind is LinkedKind {
  return LINKED_KINDS.some((linked) => linked === kind);
}

/** In which way a record or document names another. */
export type LinkRole =
  | 'author'
  | 'judge'
  | 'party'
  | 'arbitrator'
  | 'counsel'
  | 'expert'
  | 'secretary'
  | 'representative'
  | 'institution'
  | 'firm'
  | 'parent'
  | 'place'
  | 'home'
  | 'instrument';

export type Side = 'claimant' | 'respondent';

/** What a record or a document says of another: by its id, by a name, or by both. */
export interface StatedLink {
  readonly role: LinkRole;
  readonly kind: LinkedKind;
  readonly id?: string;
  /** As printed. */
  readonly name?: string;
  /** The role in the source's own words, for example `Co-arbitrator`. */
  readonly as?: string;
  readonly side?: Side;
  readonly proceeding?: string;
  /** How it came about, in the source's words, for example of an appointment. */
  readonly method?: string;
  /** The firm for which somebody acted, as printed. */
  readonly firm?: string;
  /** What became of somebody's part, in the source's words, for example `Resigned`. */
  readonly status?: string;
  readonly from?: LegalDate;
  readonly to?: LegalDate;
  readonly evidence?: LinkEvidence;
}

/** Where a document says so. */
export interface LinkEvidence {
  /** Id or key of the document. */
  readonly document: string;
  readonly anchor?: string;
}

/** A link that names somebody; one with neither id nor name is none. */
export function namesSomebody({ id, name }: StatedLink): boolean {
  return id !== undefined || name !== undefined;
}
