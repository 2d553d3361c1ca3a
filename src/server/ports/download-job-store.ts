import type { ErrorCode } from '#domain/errors/errors.ts';

/** Where a file stands that is made while its reader goes on; `owner` names the session that asked. Instants are ISO strings in UTC. */
export interface DownloadJobRow {
  readonly id: string;
  readonly state: 'making' | 'ready' | 'failed';
  /** How many files are made before it. */
  readonly ahead: number;
  /** From 0 to 1. */
  readonly share: number;
  /** Why it failed. */
  readonly error: JobFailure | undefined;
  /** When whoever makes it last said so, or when it ended. */
  readonly touchedAt: string;
  /** Until when it is made without anybody asking for it; null while somebody does. */
  readonly wantedUntil: string | null;
}

export interface JobFailure {
  readonly code: ErrorCode;
  readonly reason: string | undefined;
}

export interface JobFile {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly list: { readonly rows: number; readonly total: number };
}

/** Files that are being made and those that are kept for a while, so that any server answers for them. */
export interface DownloadJobStore {
  createJob(job: {
    readonly id: string;
    readonly owner: string;
    readonly at: string;
    readonly ahead: number;
  }): Promise<void>;
  /** False where the job was taken out, was left for good or has ended meanwhile: nobody waits for it any more. */
  touchJob(
    id: string,
    progress: { readonly ahead: number; readonly share: number; readonly at: string },
  ): Promise<boolean>;
  /** Nothing happens where the job was taken out. */
  finishJob(id: string, file: JobFile, at: string): Promise<void>;
  failJob(id: string, failure: JobFailure, at: string): Promise<void>;
  /** Undefined for nobody's and somebody else's. */
  findJob(id: string, owner: string): Promise<DownloadJobRow | undefined>;
  /** Undefined as well where the file is not ready. */
  findFile(id: string, owner: string): Promise<JobFile | undefined>;
  /** Says until when somebody may come back for it, null that they have; whether there was one. */
  leaveJob(id: string, owner: string, until: string | null): Promise<boolean>;
  /** Whether there was one. */
  removeJob(id: string, owner: string): Promise<boolean>;
  /** Takes out all that nobody touched since. */
  removeJobsBefore(at: string): Promise<void>;
}
