import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { fileAnswer } from './file.ts';

/** States of a file that is made while the reader goes on. */
export const JOB_STATES = ['waiting', 'making', 'ready', 'failed'] as const;

/** A file that is being made, or is kept for ten minutes (OP-124). */
export const downloadJob = z.object({
  id: z.string(),
  state: z.enum(JOB_STATES),
  /** How many files are made before this one. */
  ahead: z.int(),
  /** How much of it is done, from 0 to 1. */
  share: z.number(),
  /** Address of the file; null until it is ready. */
  file: z.nullable(z.string()),
  /** Why there is none, as the call for the file would have refused it: `status` is that of HTTP. */
  error: z.nullable(
    z.object({ code: z.string(), status: z.int(), message: z.string(), reason: z.nullable(z.string()) }),
  ),
});

export type DownloadJob = z.output<typeof downloadJob>;

/** What a call for a file answers at once where the client rather asks again than waits: status 202. */
export const jobAnswer = z.object({ job: downloadJob });

export const getDownloadJob = defineCall({
  method: 'GET',
  path: '/mip/api/Download/Job/{id}',
  summary: 'How far a file is that was asked for with `Prefer: respond-async`; only for the session that asked.',
  access: 'subscriber',
  answer: downloadJob,
});

export const endDownloadJob = defineCall({
  ...getDownloadJob,
  method: 'DELETE',
  summary: 'Ends the making of a file, or takes a finished one away.',
  query: z.object({
    /** Seconds within which somebody may come back: asked for again by then, it is made on. 0, as where absent: none. */
    patience: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(60)), 0),
  }),
  answer: z.object({}),
});

export const getDownloadedFile = defineCall({
  ...getDownloadJob,
  path: '/mip/api/Download/Job/{id}/File',
  summary: 'The finished file, for ten minutes.',
  file: 'application/octet-stream',
  answer: fileAnswer,
});
