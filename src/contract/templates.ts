import * as z from 'zod/mini';
import { LONGEST_CHOICE } from '#domain/tools/templates/clause-choices.ts';
import { defineCall } from './call.ts';
import { fileAnswer } from './file.ts';
import { roundedCount } from './rounded-count.ts';

const BASE = '/apiv2/TemplatesAndExamples';
const nullableText = z.nullable(z.string());

/** How many there are that this reader may open, and the search that finds exactly these; null where no filter does. */
const counted = z.object({ count: z.int(), url: z.nullable(z.string()), closed: roundedCount });

const listed = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  summary: nullableText,
  /** `docx`, `xlsx`, `pdf`, `rtf`: the kinds of its files, each once. */
  extensions: z.array(z.string()),
});

const institution = z.object({
  /** Null for what belongs to no institution. */
  name: nullableText,
  /** Its page inside the application. */
  url: nullableText,
  templates: counted,
  topics: z.array(z.object({ name: z.string(), templates: counted, documents: z.array(listed) })),
});

export type TemplateInstitution = z.output<typeof institution>;

export const getTemplatesAndExamples = defineCall({
  method: 'GET',
  path: `${BASE}/GetTemplatesAndExamples`,
  summary: 'The start page of templates and examples: institutions with topics and their documents, general editors.',
  access: 'subscriber',
  routes: ['/templates-and-examples'],
  answer: z.object({
    introduction: z.string(),
    editorLabel: z.string(),
    templates: counted,
    /** How many of them belong to the demo library. */
    demo: z.int(),
    institutions: z.array(institution),
    /** Each with the number of documents that they edit; who edits most comes first. */
    generalEditors: z.array(z.object({ name: z.string(), documents: z.int() })),
  }),
});

const file = z.object({
  displayName: z.string(),
  fileName: z.string(),
  extension: z.string(),
  /** From 1. */
  orderInList: z.int(),
  /** In bytes. */
  size: z.int(),
  /** Where it is downloaded. */
  url: z.string(),
});

export type TemplateFile = z.output<typeof file>;

export const getTemplatesAndExamplesDocument = defineCall({
  method: 'GET',
  path: `${BASE}/GetTemplatesAndExamplesDocument/{id}`,
  summary: 'One template or example: description, contributors, files in order, guidance, related content.',
  access: 'subscriber',
  routes: ['/templates-and-examples/{id}'],
  answer: z.object({
    id: z.string(),
    title: z.string(),
    url: z.string(),
    description: nullableText,
    institution: nullableText,
    topics: z.array(z.string()),
    contributors: z.array(z.string()),
    editors: z.array(z.string()),
    /** Legal date. */
    lastUpdated: nullableText,
    files: z.array(file),
    /** HTML, drawn by the server from blocks. */
    guidanceContent: z.string(),
    relatedContent: z.array(z.object({ documentTitle: z.string(), link: nullableText, category: z.string() })),
    demo: z.boolean(),
  }),
});

export const getTemplateFile = defineCall({
  method: 'GET',
  path: `${BASE}/File/{documentId}/{fileName}`,
  summary: 'A file of a template as it came, to be saved; names that the document does not list are not found.',
  access: 'subscriber',
  routes: ['/templates-and-examples/{documentId}'],
  file: 'application/octet-stream',
  answer: fileAnswer,
});

const text = z.string().check(z.maxLength(LONGEST_CHOICE));

/** The choices for a clause; what is left out stays open. */
export const clauseChoices = z.object({
  /** Id of an institution that `GetClauseInstitutions` lists, or `none` for an arbitration without one. */
  administration: z.optional(z.nullable(text)),
  seat: z.optional(z.nullable(text)),
  seatPlace: z.optional(z.nullable(text)),
  arbitrators: z.optional(z.nullable(z.union([z.literal(1), z.literal(3)]))),
  language: z.optional(z.nullable(text)),
  clauseLaw: z.optional(z.nullable(text)),
  contractLaw: z.optional(z.nullable(text)),
});

export type ClauseWish = z.input<typeof clauseChoices>;

export const getClauseInstitutions = defineCall({
  method: 'GET',
  path: `${BASE}/GetClauseInstitutions`,
  summary:
    'The institutions that a clause can name, each with where its own model clause is read, and places whose law it can name.',
  access: 'subscriber',
  routes: ['/templates-and-examples/arbitration-clause'],
  answer: z.object({
    institutions: z.array(z.object({ id: z.string(), name: z.string(), website: nullableText })),
    places: z.array(z.string()),
  }),
});
