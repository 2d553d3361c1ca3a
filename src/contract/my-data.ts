import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { fileAnswer } from './file.ts';

export const getMyData = defineCall({
  method: 'GET',
  path: '/apiv2/Account/MyData',
  summary: 'Everything that is kept about the account, on every edition, as one JSON file.',
  // What is kept about somebody stays theirs without a subscription, too.
  access: 'account',
  budget: 'files',
  file: 'application/json',
  answer: fileAnswer,
});

export const deleteMyData = defineCall({
  method: 'POST',
  path: '/apiv2/Account/DeleteMyData',
  summary:
    'Forgets everything the account has collected, on every edition, all or nothing; the account itself and usage counted without a person stay.',
  access: 'account',
  /** Said once more, so that no program does it by mistake. */
  body: z.object({ confirmed: z.literal(true) }),
  answer: z.object({ count: z.int() }),
});
