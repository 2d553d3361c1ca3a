import * as calls from '#contract/case.ts';
import { describeShown } from '#server/asking/describe-shown.ts';
import type { Openings } from '#server/asking/openings.ts';
import type { DocumentOpener } from '#server/ports/document-opener.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { CasesService } from './cases.service.ts';

/** The calls that open cases; what they show is counted. */
export function registerCasesRoutes(
  register: RegisterCall,
  service: CasesService,
  texts: DocumentOpener,
  openings: Openings,
): void {
  register(calls.getCase, ({ reader, query }) => {
    const open = () => service.getCase(reader, query.caseId);
    return openings.follow(reader, 'case', open, ({ caseId: id, casename: title, url }) => {
      return { kind: 'investigation', id, title, type: 'Case', url };
    });
  });
  register(calls.getCaseToc, ({ reader, query }) => service.getContents(reader, query.caseId));
  register(calls.getProceeding, ({ reader, query }) => service.getProceeding(reader, query.caseId, query.proceedingId));
  register(calls.getProceedingDocument, async ({ reader, query, charge }) => {
    const open = () => texts.getDocument(reader, query.docId, query, charge);
    const { content, tocItems } = await openings.follow(reader, 'case', open, describeShown);
    return { content, tocItems };
  });
}
