import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** A file: to be shown, or to be saved where it is a `list`. */
export const fileAnswer = z.object({
  /** With its extension, as a reader keeps it; any letters. */
  name: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  /** Of a file that was made to be saved: its rows, and how many there would be. */
  list: z.optional(z.object({ rows: z.int(), total: z.int() })),
  /** Media type, where a call has files of several. */
  type: z.optional(z.string()),
  /** Names these very bytes: whoever has them already is told that nothing has changed. */
  tag: z.optional(z.string()),
  /** It is to be saved and not shown. */
  isSaved: z.optional(z.boolean()),
  /** Its address names the version: it may be kept for a year. */
  keeps: z.optional(z.boolean()),
});

export type FileContent = z.output<typeof fileAnswer>;

/** A PDF of the library, shown in the reader's browser (SR-012, OP-78). */
export const getPdf = defineCall({
  method: 'GET',
  path: '/apiv2/document/getpdf/{file}',
  summary: 'A PDF of the edition by its name; names with path parts are not found.',
  // Each file says itself which codes hold it.
  access: 'subscriber',
  file: 'application/pdf',
  answer: fileAnswer,
});

/** The cover of a publication, drawn from its title and type (OP-131). */
export const getCover = defineCall({
  method: 'GET',
  path: '/apiv2/document/cover/{file}',
  summary: 'The cover of a publication as a picture, `{id}.svg`; `v` names the version and changes with it.',
  access: 'subscriber',
  query: z.object({ v: z.optional(z.string()) }),
  file: 'image/svg+xml',
  answer: fileAnswer,
});
