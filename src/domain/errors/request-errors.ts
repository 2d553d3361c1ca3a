import type { Refusals } from './refusal.ts';

/** Requests that cannot be taken, whatever they ask for. */
export const REQUEST_ERRORS = {
  'request-invalid': { status: 400, message: 'The request could not be understood.' },
  'field-invalid': { status: 422, message: 'A field of the request is not as the library takes it.' },
  'route-not-found': { status: 404, message: 'There is no such address.' },
  'method-not-allowed': { status: 405, message: 'This address does not take that kind of request.' },
  'token-missing': { status: 403, message: 'The request did not carry the token that proves it came from this page.' },
  'request-too-slow': { status: 408, message: 'The request took too long to arrive.' },
  'address-too-long': { status: 414, message: 'The address is longer than the library accepts.' },
  'head-too-large': { status: 431, message: 'The address or the cookies are larger than the library accepts.' },
  'body-too-large': { status: 413, message: 'The request is larger than the library accepts.' },
  'reading-limit': { status: 429, message: 'This is as much as may be opened in so short a time.' },
  'too-many-requests': { status: 429, message: 'Too many requests at once. Please wait a moment.' },
} as const satisfies Refusals;
