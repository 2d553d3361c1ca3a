import * as z from 'zod/mini';
import { LONGEST_CAST_NAME, MOST_CAST } from '#domain/tools/relations/read-cast.ts';
import { RELATION_TYPE_IDS } from '#domain/tools/relations/relation-type.ts';
import { RELATION_WINDOWS } from '#domain/tools/relations/relation-window.ts';
import { defineCall } from './call.ts';
import { closedRelations, relationActor, relationHit, RELATIONS_BASE, searchedLibrary } from './relations.ts';

/** The cast of a new matter: names as they are written, of whom those that were picked are known by their records. */
export const conflictQuestion = z.object({
  names: z
    .array(
      z.object({
        name: z.string().check(z.minLength(1), z.maxLength(LONGEST_CAST_NAME)),
        /** In the words of the list; only shown again. */
        role: z._default(z.string().check(z.maxLength(LONGEST_CAST_NAME)), ''),
        /** Who was picked of several whom the name could mean. */
        relType: z.optional(z.int()),
        slug: z.optional(z.string().check(z.maxLength(200))),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_CAST, `A check takes at most ${MOST_CAST} names.`)),
  relationshipTypeSelection: z._default(z.array(z.enum(RELATION_TYPE_IDS)), []),
  dates: z._default(z.object({ window: z._default(z.enum(RELATION_WINDOWS), 'all') }), { window: 'all' }),
});

export type ConflictQuestionBody = z.output<typeof conflictQuestion>;

/** Every known relation between the names of a cast. */
export const conflictAnswer = z.object({
  names: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      /** `one`: known for certain; `several`: could be one of these; `none`: nobody of the name is known. */
      state: z.enum(['one', 'several', 'none']),
      actor: z.nullable(relationActor),
      candidates: z.array(relationActor),
    }),
  ),
  /** Those of one pair stand together, the pair with most of them first, of as many the more recent. */
  rows: z.array(z.object({ one: relationActor, hit: relationHit })),
  totalRows: z.int(),
  /** Who was appointed more than once by one party or firm within three years, whatever kinds and years are asked for. */
  repeats: z.object({
    /** The day since which appointments count. */
    since: z.string(),
    of: z.array(
      z.object({
        arbitrator: relationActor,
        by: relationActor,
        cases: z.array(z.object({ casename: z.string(), date: z.string(), url: z.nullable(z.string()) })),
      }),
    ),
  }),
  closed: closedRelations,
  searched: searchedLibrary,
});

export type ConflictAnswer = z.output<typeof conflictAnswer>;

export const checkConflicts = defineCall({
  method: 'POST',
  path: `${RELATIONS_BASE}/ConflictCheck`,
  summary: `Every known relation between up to ${MOST_CAST} names, with the evidence; names are neither kept nor logged (OP-177).`,
  access: 'subscriber',
  routes: ['/relationship-indicator/conflict-check'],
  budget: 'search',
  body: conflictQuestion,
  answer: conflictAnswer,
});
