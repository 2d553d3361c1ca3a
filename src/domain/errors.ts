/** Every refusal the product can answer: its status and what a reader is told. Nothing else leaves the server. */
export const ERRORS = {
  'request-invalid': { status: 400, message: 'The request could not be understood.' },
  'field-invalid': { status: 422, message: 'A field of the request is not as the library takes it.' },
  'route-not-found': { status: 404, message: 'There is no such address.' },
  'document-not-found': { status: 404, message: 'The library holds no document with this address.' },
  'search-not-found': { status: 404, message: 'There is no such search among your latest ones.' },
  'alert-not-found': { status: 404, message: 'There is no such search alert among yours.' },
  'feed-not-found': { status: 404, message: 'There is no feed with this address.' },
  'record-not-found': { status: 404, message: 'There is no such search in your research record.' },
  'feed-ended': { status: 410, message: 'This feed has ended: its alert was deleted or given a new address.' },
  'too-many-alerts': { status: 409, message: 'You have as many search alerts as the library keeps.' },
  'document-withdrawn': { status: 410, message: 'This document was withdrawn from the library.' },
  'sign-in-needed': { status: 401, message: 'Please sign in to use this.' },
  'account-needed': { status: 403, message: 'Sign in with a personal account to use this.' },
  'not-subscribed': { status: 403, message: 'This is not included in your subscription.' },
  'document-not-included': { status: 403, message: 'This document is not included in your subscription.' },
  'token-missing': { status: 403, message: 'The request did not carry the token that proves it came from this page.' },
  'method-not-allowed': { status: 405, message: 'This address does not take that kind of request.' },
  'request-too-slow': { status: 408, message: 'The request took too long to arrive.' },
  'address-too-long': { status: 414, message: 'The address is longer than the library accepts.' },
  'head-too-large': { status: 431, message: 'The address or the cookies are larger than the library accepts.' },
  'body-too-large': { status: 413, message: 'The request is larger than the library accepts.' },
  'query-unreadable': { status: 422, message: 'The search could not be read.' },
  'query-too-expensive': { status: 422, message: 'The search is too wide to answer in reasonable time.' },
  'mode-unknown': { status: 422, message: 'There is no such way to search.' },
  'value-not-allowed': { status: 422, message: 'A value of the search is not one the library knows.' },
  'result-too-deep': {
    status: 422,
    message: 'Results are listed up to the 10,000th; narrow the search to see others.',
  },
  'too-many-requests': { status: 429, message: 'Too many requests at once. Please wait a moment.' },
  'version-changed': { status: 409, message: 'This document has changed since it was opened. Reload the page.' },
  'library-busy': { status: 503, message: 'The library is busy. Please try again in a moment.' },
  'download-empty': { status: 404, message: 'Not Found' },
  'download-too-slow': {
    status: 503,
    message: 'The file took too long to make. Please try again, or with fewer rows.',
  },
  'format-not-available': { status: 501, message: 'Files of this kind cannot be made here.' },
  'library-unavailable': { status: 503, message: 'The library cannot answer at the moment. Please try again later.' },
  unexpected: { status: 500, message: 'An unexpected server error occurred.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** What a refusal may say beyond its message. */
export interface ErrorDetails {
  readonly at?: number;
  readonly length?: number;
  readonly reason?: string;
  readonly suggestion?: string;
  readonly title?: string;
  readonly date?: string;
  readonly field?: string;
  readonly allowed?: string[];
  /** The document that was refused. */
  readonly id?: string;
  readonly type?: string;
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
