import * as z from 'zod/mini';

/** Number of a version of a document, from 1. */
export const versionNumber = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));
