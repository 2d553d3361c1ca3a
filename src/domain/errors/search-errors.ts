import type { Refusals } from './refusal.ts';

/** Searches that cannot be taken or answered. */
export const SEARCH_ERRORS = {
  'query-unreadable': { status: 422, message: 'The search could not be read.' },
  'query-too-expensive': { status: 422, message: 'The search is too wide to answer in reasonable time.' },
  'mode-unknown': { status: 422, message: 'There is no such way to search.' },
  'value-not-allowed': { status: 422, message: 'A value of the search is not one the library knows.' },
  'result-too-deep': {
    status: 422,
    message: 'Results are listed up to the 10,000th; narrow the search to see others.',
  },
} as const satisfies Refusals;
