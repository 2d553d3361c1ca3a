import type { Refusals } from './refusal.ts';

/** Documents that are not there, or not as they were. */
export const DOCUMENT_ERRORS = {
  'document-not-found': { status: 404, message: 'The library holds no document with this address.' },
  'document-withdrawn': { status: 410, message: 'This document was withdrawn from the library.' },
  'version-not-found': {
    status: 404,
    message: 'This document has no such version. Leave the version out to read the newest.',
  },
  'version-not-kept': {
    status: 410,
    message: 'The text of this version is not kept any more. Leave the version out to read the newest.',
  },
  'version-forgotten': {
    status: 410,
    message: 'The text of this version was removed by the operator. Leave the version out to read the newest.',
  },
  'text-of-day-unknown': {
    status: 404,
    message: 'The library holds no text of this document that is known to have been in force on that day.',
  },
  'comparison-too-slow': {
    status: 503,
    message: 'These versions took too long to compare. Please try again, or read them one after the other.',
  },
  'version-changed': { status: 409, message: 'This document has changed since it was opened. Reload the page.' },
} as const satisfies Refusals;
