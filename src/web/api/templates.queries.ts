import * as calls from '#contract/templates.ts';
import { callQuery, LASTING } from './call-query.ts';

const KEY = 'templates';

/** The start page. */
export function templatesQuery() {
  return callQuery([KEY, 'start'], calls.getTemplatesAndExamples, {}, LASTING);
}

export function templateQuery(id: string) {
  return callQuery([KEY, 'document', id], calls.getTemplatesAndExamplesDocument, { path: { id } }, LASTING);
}

/** What a clause can be made of. */
export function clauseInstitutionsQuery() {
  return callQuery([KEY, 'clause'], calls.getClauseInstitutions, {}, LASTING);
}
