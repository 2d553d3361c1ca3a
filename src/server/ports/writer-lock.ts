/**
 * Says who may change the library: one holder at a time, whichever process or machine it is on. A holder that dies, by
 * whatever death, holds it no longer; nobody has to guess from clocks or process numbers (OP-180).
 */
export interface WriterLock {
  /** Takes the lock; rejects with `LibraryLocked` while somebody else, this process included, holds it. */
  take(): Promise<void>;
  /** Gives it back; without effect where it is not held. */
  release(): Promise<void>;
}

/** Who holds the library, as they noted it when they took it. */
export interface LockHolder {
  readonly process: number;
  readonly host: string;
  /** Instant, UTC. */
  readonly since: string;
}

/** Somebody else changes the library. */
export class LibraryLocked extends Error {
  readonly holder: LockHolder | undefined;

  constructor(holder: LockHolder | undefined) {
    const who = holder ? ` (process ${holder.process} on ${holder.host}) has been writing` : ' is writing';
    const since = holder ? ` since ${holder.since}` : '';
    super(`Another import${who} to this library${since}. Wait for it to end.`);
    this.name = 'LibraryLocked';
    this.holder = holder;
  }
}
