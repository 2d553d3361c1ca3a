import type { Refusals } from './refusal.ts';

/** What readers cannot do with their account, its password and its sessions. */
export const ACCOUNT_ERRORS = {
  'password-wrong': { status: 422, message: 'Your present password is not right.' },
  'password-unfit': { status: 422, message: 'This password cannot be chosen.' },
  'password-elsewhere': { status: 409, message: 'The password of this account cannot be changed here.' },
  'too-many-passwords': { status: 429, message: 'Too many wrong passwords.' },
  'session-not-found': { status: 404, message: 'There is no such session of yours; it may have ended already.' },
} as const satisfies Refusals;
