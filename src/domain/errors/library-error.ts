import { ERRORS, type ErrorCode } from './errors.ts';

/** What a refusal may say beyond its message. */
export interface ErrorDetails {
  readonly at?: number;
  readonly length?: number;
  readonly reason?: string;
  readonly suggestion?: string;
  readonly title?: string;
  readonly date?: string;
  /** The block that was refused, by its anchor in the document. */
  readonly anchor?: string;
  readonly field?: string;
  readonly allowed?: string[];
  /** The document that was refused. */
  readonly id?: string;
  readonly type?: string;
  /** The version of it that was asked for, and the newest there is. */
  readonly version?: number;
  readonly newest?: number;
  /** Of texts of law the nearest to the day that was asked for, by their first days in force. */
  readonly nearest?: string[];
  readonly authors?: string[];
  /** Court or institution. */
  readonly court?: string;
  /** Title of the publication it is part of. */
  readonly publication?: string;
  readonly summary?: string;
  readonly contents?: { readonly label: string; readonly level: number }[];
  /** The subscriptions that hold what was refused, by name. */
  readonly heldBy?: string[];
  /** Whom readers of the institution are told to ask; null where nobody is named. */
  readonly contact?: string | null;
  /** Seconds until it may be asked again. */
  readonly retryAfter?: number;
}

/** A refusal in the product's own words; anything else that is thrown becomes `unexpected`. */
export class LibraryError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetails | undefined;

  constructor(code: ErrorCode, details?: ErrorDetails) {
    super(ERRORS[code].message);
    this.name = 'LibraryError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.details = details;
  }
}
