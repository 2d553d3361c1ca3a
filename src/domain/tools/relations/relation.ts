import type { LegalDate } from '#domain/document/document.ts';
import type { Part } from './relation-type.ts';
import type { RelationType } from './relation-type.ts';

/** For whom a record counts: one who was asked for, itself or through somebody who belongs to it as a record says. */
export interface Face {
  /** The number of the record that was asked for. */
  readonly actor: number;
  /** The record that belongs to it, where it is not itself. */
  readonly via: number | undefined;
}

/** For whom the records of a question count, by their numbers. */
export type Faces = ReadonlyMap<number, readonly Face[]>;

/** One of the two sides of a relation. */
export interface RelationEnd extends Face {
  /** The part taken in a matter; undefined of who is related by a firm. */
  readonly part: Part | undefined;
  /** The parts taken, in the words of the sources. */
  readonly roles: readonly string[];
  /** Of a firm: the people through whom it acted. */
  readonly through: readonly number[];
}

/** What relates two to each other: in a matter, or by the firm at which both were. */
export interface Relation {
  readonly type: RelationType;
  /** `stated`: one source says so; `derived`: two facts together. */
  readonly basis: 'stated' | 'derived';
  readonly one: RelationEnd;
  readonly other: RelationEnd;
  /** Id of the case or document; undefined of a firm. */
  readonly matter: string | undefined;
  readonly firm: number | undefined;
  /** Ids of the proceedings. */
  readonly stages: readonly string[];
  readonly from: LegalDate | undefined;
  readonly to: LegalDate | undefined;
  readonly isOngoing: boolean;
  /** Whether it is known when; a firm shared at an unknown time is the weaker kind (OP-137). */
  readonly isTimeKnown: boolean;
  /** Ids of the documents that say so. */
  readonly sources: readonly string[];
}
