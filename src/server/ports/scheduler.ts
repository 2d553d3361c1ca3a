/** Something that is done from time to time. */
export interface Job {
  /** Names it in the log, and among servers. */
  readonly name: string;
  /** How often. */
  readonly milliseconds: number;
  /** Whether it is done the first time at once. */
  readonly startsNow?: boolean;
  /** Whether one server does it for all that share a database, and another when that one is gone. */
  readonly once?: boolean;
  /** Not begun anew before it has ended; what it throws is logged. */
  readonly work: () => void | Promise<void>;
}

/** Does what has to be done from time to time. No job keeps the process alive. */
export interface Scheduler {
  /** Answers what ends the job; what it is at is finished. */
  every(job: Job): () => void;
  /** Ends all jobs, and waits for what they are at. */
  close(): Promise<void>;
}
