import * as z from 'zod/mini';

/** How many documents outside a subscription there are: exact to 9, else rounded down to one digit (OP-169). */
export const roundedCount = z.object({ count: z.int(), isExact: z.boolean() });
