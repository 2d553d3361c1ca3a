import * as calls from '#contract/templates.ts';
import { callQuery, LASTING } from './call-query.ts';

/** The start page. */
export const templatesQuery = () => callQuery(calls.getTemplatesAndExamples, {}, LASTING);

export const templateQuery = (id: string) =>
  callQuery(calls.getTemplatesAndExamplesDocument, { path: { id } }, LASTING);

/** What a clause can be made of. */
export const clauseInstitutionsQuery = () => callQuery(calls.getClauseInstitutions, {}, LASTING);
