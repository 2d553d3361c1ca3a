import type { Refusals } from './refusal.ts';

/** What is no fault of the request: the library cannot answer. */
export const SERVICE_ERRORS = {
  'library-busy': { status: 503, message: 'The library is busy. Please try again in a moment.' },
  'library-unavailable': { status: 503, message: 'The library cannot answer at the moment. Please try again later.' },
  unexpected: { status: 500, message: 'An unexpected server error occurred.' },
} as const satisfies Refusals;
