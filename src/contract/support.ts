import * as z from 'zod/mini';
import { findSupportFault, SUPPORT_LIMITS, type SupportField } from '#domain/tools/support/support-message.ts';
import { defineCall } from './call.ts';

/** A field is held to the same rules, in the same words, as on the page that it is written on. */
const field = (name: SupportField) =>
  z.string().check(
    z.trim(),
    z.refine((value) => findSupportFault(name, value) === undefined, {
      error: ({ input }) => findSupportFault(name, String(input)) ?? '',
    }),
    z.maxLength(SUPPORT_LIMITS[name]),
  );

export const sendSupportMessage = defineCall({
  method: 'POST',
  path: '/apiv2/Support/Message',
  summary: 'A message to whoever runs the library, kept until they have read it (OP-26); a few an hour of each client.',
  access: 'open',
  budget: 'messages',
  body: z.object({
    name: field('name'),
    email: field('email'),
    subject: field('subject'),
    message: field('message'),
  }),
  answer: z.object({}),
});
