import * as z from 'zod/mini';
import { defineCall } from './call.ts';

const link = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  description: z.nullable(z.string()),
  country: z.nullable(z.string()),
  /** Postal; null where the list does not say it. */
  address: z.nullable(z.string()),
  /** The day somebody opened it; null where nobody did. */
  readOn: z.nullable(z.string()),
});

export type OutsideLink = z.output<typeof link>;

const group = z.object({ name: z.string(), links: z.array(link) });

export type LinkGroup = z.output<typeof group>;

export const listUsefulLinks = defineCall({
  method: 'GET',
  path: '/apiv2/UsefulLinks',
  summary:
    'Offices, courts, registers and organisations elsewhere, in groups, each with a line on what is found there.',
  access: 'subscriber',
  routes: ['/usefullinks'],
  answer: z.object({ groups: z.array(group) }),
});

const examPaper = z.object({
  id: z.string(),
  year: z.string(),
  paper: z.string(),
  subject: z.nullable(z.string()),
  url: z.nullable(z.string()),
  reportUrl: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  commentUrl: z.nullable(z.string()),
  source: z.nullable(z.string()),
  readOn: z.nullable(z.string()),
});

export type ExamPaper = z.output<typeof examPaper>;

const counted = z.object({ name: z.string(), count: z.int(), url: z.string() });

export const listExamMaterials = defineCall({
  method: 'GET',
  path: '/apiv2/ExamMaterials',
  summary:
    'Papers of the examination by year and paper with the reports on them, what it asks for, study notes and treaty texts.',
  access: 'subscriber',
  routes: ['/eqe-materials'],
  answer: z.object({
    /** The latest first, in each year by their names. */
    papers: z.array(examPaper),
    /** Syllabus, regulations, guides. */
    groups: z.array(group),
    /** Study notes of the library; null where the reader may open none. */
    notes: z.nullable(counted),
    /** Treaties whose provisions the library has, with their number. */
    treaties: z.array(counted),
  }),
});
