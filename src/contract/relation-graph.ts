import * as z from 'zod/mini';
import { RELATION_TYPE_IDS } from '#domain/tools/relations/relation-type.ts';
import { defineCall } from './call.ts';
import { relationActor, relationQuestion, RELATIONS_BASE, searchedLibrary } from './relations.ts';

export const relationGraph = z.object({
  /** Those who are drawn first. */
  nodes: z.array(z.object({ actor: relationActor, isAsked: z.boolean(), isDrawn: z.boolean(), count: z.int() })),
  /** From the one to the other node, by their places in `nodes`. */
  edges: z.array(
    z.object({
      from: z.int(),
      to: z.int(),
      kinds: z.array(z.object({ relationshipType: z.enum(RELATION_TYPE_IDS), count: z.int() })),
      latest: z.nullable(z.string()),
      /** Whether it has a place in the drawing; the table has all. */
      isDrawn: z.boolean(),
    }),
  ),
  /** How many partners are not in it at all. */
  left: z.int(),
});

export type RelationGraph = z.output<typeof relationGraph>;

export const getRelationGraph = defineCall({
  method: 'POST',
  path: `${RELATIONS_BASE}/Graph`,
  summary:
    'The one who is asked about, the others and how all of them are related, as a graph of at most 60 names, of which at most 24 with 48 lines are to be drawn.',
  access: 'subscriber',
  routes: ['/relationship-indicator'],
  budget: 'search',
  body: relationQuestion,
  answer: relationGraph,
});

/** One way from one to another, step by step, each with its reason. */
export const relationPaths = z.object({
  paths: z.array(
    z.object({
      steps: z.array(
        z.object({
          from: relationActor,
          to: relationActor,
          relationshipType: z.enum(RELATION_TYPE_IDS),
          /** What it is from the side of the first. */
          words: z.string(),
          roleFrom: z.string(),
          roleTo: z.string(),
          casename: z.string(),
          date: z.nullable(z.string()),
          url: z.nullable(z.string()),
          /** How many relations there are of the two beside this one. */
          others: z.int(),
        }),
      ),
    }),
  ),
  /** Whether more people were met on the way than could be looked at. */
  isCut: z.boolean(),
  searched: searchedLibrary,
});

export type RelationPaths = z.output<typeof relationPaths>;

export const findRelationPaths = defineCall({
  method: 'POST',
  path: `${RELATIONS_BASE}/Paths`,
  summary: 'The shortest ways of at most three steps from one to the first of the others, each step with its reason.',
  access: 'subscriber',
  routes: ['/relationship-indicator'],
  budget: 'search',
  body: relationQuestion,
  answer: relationPaths,
});
