import * as calls from '#contract/case.ts';
import { countReading } from '#server/asking/count-reading.ts';
import { describeShown, describeVisit } from '#server/asking/describe-shown.ts';
import type { FavoriteMarks } from '#server/asking/favorite-marks.ts';
import type { ReadingHistory } from '#server/asking/reading-history.ts';
import type { DocumentOpener } from '#server/ports/document-opener.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import type { CasesService } from './cases.service.ts';

/** The calls that open cases; what they show is counted. */
export function registerCasesRoutes(
  register: RegisterCall,
  service: CasesService,
  texts: DocumentOpener,
  { marks, history }: { readonly marks: FavoriteMarks; readonly history: ReadingHistory },
  usage: UsageRecorder,
): void {
  register(calls.getCase, ({ reader, query }) => {
    const open = () => service.getCase(reader, query.caseId);
    const read = () =>
      countReading(usage, reader, 'case', open, ({ caseId, casename }) => ({
        kind: 'investigation',
        id: caseId,
        title: casename,
        type: 'Case',
      }));
    const seen = () => marks.note(reader, ({ caseId }) => caseId, read);
    return history.follow(
      reader,
      ({ caseId, casename, url }) => ({ target: caseId, url, title: casename, type: 'Case' }),
      seen,
    );
  });
  register(calls.getCaseToc, ({ reader, query }) => service.getContents(reader, query.caseId));
  register(calls.getProceeding, ({ reader, query }) => service.getProceeding(reader, query.caseId, query.proceedingId));
  register(calls.getProceedingDocument, async ({ reader, query, charge }) => {
    const open = () => texts.getDocument(reader, query.docId, query, charge);
    const read = () => countReading(usage, reader, 'case', open, describeShown);
    const seen = () => marks.note(reader, ({ id }) => id, read);
    const { content, tocItems } = await history.follow(reader, describeVisit, seen);
    return { content, tocItems };
  });
}
