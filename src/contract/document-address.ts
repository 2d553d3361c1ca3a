import * as z from 'zod/mini';

/** Characters of a block's text, `to` exclusive. */
const passage = z.object({ from: z.int(), to: z.int() });

/** A place in a version of a document; without an anchor where an entry of the contents begins in no block. */
const place = z.object({ version: z.int(), anchor: z.nullable(z.string()), passage: z.nullable(passage) });

/**
 * Where an address of a document with several versions leads (OP-119).
 *
 * - `same-words`: to the words that it was made for, in the newest version, possibly under another number.
 * - `changed`, `removed`: to the version that it names; the newest has these words no more, the first without is `since`.
 * - `other-words`: to the newest version; it names none, and `offered` has other words under that name.
 * - `renumbered`, `vanished`: to the same paragraph under another number, or to the nearest that is left, in the newest.
 * - `no-such-passage`: to the whole paragraph, which has not these characters.
 * - `not-known`: to the newest version; a former one is not kept, and may have had other words.
 * - `no-such-place`: nowhere; no version that is kept has such a place.
 * - `not-checked`: nowhere yet; the versions are too long, or holding them against each other takes too long.
 */
export const documentAddress = z.object({
  outcome: z.enum([
    'same-words',
    'changed',
    'removed',
    'other-words',
    'renumbered',
    'vanished',
    'no-such-passage',
    'not-known',
    'no-such-place',
    'not-checked',
  ]),
  /** Where to read on. A version that was asked for is answered all the same. */
  place: z.nullable(place),
  since: z.nullable(z.int()),
  /** What is nearest in the newest version to what was changed or removed. */
  newest: z.nullable(place),
  /** Other words that the address had, the newest first. */
  offered: z.array(place),
});

export type DocumentAddress = z.output<typeof documentAddress>;
