import type { ActorKind } from './actor-kind.ts';

/** Somebody relations are between: a person, a firm or organization, a state or a commercial party whose record is held. */
export interface Actor {
  /** Stable inside one library; never leaves the server. */
  readonly number: number;
  readonly kind: ActorKind;
  /** Id of the record. */
  readonly id: string;
  readonly name: string;
  /** What tells namesakes apart: firm and years of a person, seat of a firm, home of a party. */
  readonly note: string | undefined;
}
