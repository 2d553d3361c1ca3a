import type { Refusals } from './refusal.ts';

/** What a reader may not have. */
export const ACCESS_ERRORS = {
  'sign-in-needed': { status: 401, message: 'Please sign in to use this.' },
  'account-needed': { status: 403, message: 'Sign in with a personal account to use this.' },
  'not-subscribed': { status: 403, message: 'This is not included in your subscription.' },
  'feature-locked': { status: 403, message: 'This part of the page is not included in your subscription.' },
  'document-not-included': { status: 403, message: 'This document is not included in your subscription.' },
  'version-not-included': {
    status: 403,
    message: 'This version is not included in your subscription. Leave the version out to read the newest.',
  },
} as const satisfies Refusals;
