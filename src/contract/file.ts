import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** A PDF of the library, shown in the reader's browser (SR-012, OP-78). */
export const getPdf = defineCall({
  method: 'GET',
  path: '/apiv2/document/getpdf/{file}',
  summary: 'A PDF of the edition by its name; names with path parts are not found.',
  access: 'subscriber',
  file: 'application/pdf',
  answer: z.object({ name: z.string(), bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array) }),
});
