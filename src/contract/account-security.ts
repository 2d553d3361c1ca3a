import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** A session of the account that holds now. */
const accountSession = z.object({
  /** Opens nothing. */
  id: z.string(),
  /** That of the browser that asks. */
  isThis: z.boolean(),
  /** Browser and system in words, for example `Firefox 145 on Windows`; null where they are not known. */
  browser: z.nullable(z.string()),
  /** The network it was begun from, without the part that names a machine; null where it is not known or not shown. */
  network: z.nullable(z.string()),
  /** Instants, UTC. */
  begunAt: z.string(),
  usedAt: z.string(),
});

export type AccountSession = z.output<typeof accountSession>;

export const accountSecurity = z.object({
  username: z.string(),
  /** `demo`: printed for everybody, and not to be changed. */
  passwordKeptBy: z.enum(['library', 'demo', 'provider']),
  /** Name of the outside provider that keeps the password. */
  provider: z.nullable(z.string()),
  /** Whom to ask for another password. */
  help: z.nullable(z.object({ institution: z.string(), contact: z.nullable(z.string()) })),
  /** The one used last first. */
  sessions: z.array(accountSession),
});

export type AccountSecurity = z.output<typeof accountSecurity>;

export const getAccountSecurity = defineCall({
  method: 'GET',
  path: '/apiv2/Account/Security',
  summary: 'Who keeps the password of the account, and where it is signed in.',
  access: 'account',
  answer: accountSecurity,
});

/** Longer than any password may be, so that the rule says what is wrong. */
const typedPassword = z.string().check(z.maxLength(1000));

export const changePassword = defineCall({
  method: 'POST',
  path: '/apiv2/Account/ChangePassword',
  summary:
    'Puts another password in the place of the present one and ends every other session of the account; wrong passwords count as at sign-in.',
  access: 'account',
  body: z.object({ password: typedPassword, wanted: typedPassword }),
  /** How many other sessions ended. */
  answer: z.object({ ended: z.int() }),
});

export const endSessions = defineCall({
  method: 'POST',
  path: '/apiv2/Account/EndSessions',
  summary: 'Ends one session of the account by its id, all but the one that asks, or all; answers how many ended.',
  access: 'account',
  body: z.object({ which: z.enum(['one', 'others', 'all']), id: z.optional(z.string()) }),
  answer: z.object({ ended: z.int() }),
});
