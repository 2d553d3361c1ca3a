import * as cases from '#contract/case.ts';
import * as documents from '#contract/document.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { CaseService } from './case.service.ts';
import type { PublicationService } from './publication.service.ts';
import type { ReadingService } from './reading.service.ts';

export interface ReadingServices {
  readonly reading: ReadingService;
  readonly publications: PublicationService;
  readonly cases: CaseService;
}

/** The calls that open documents, publications and cases. */
export function registerReadingRoutes(register: RegisterCall, services: ReadingServices): void {
  register(documents.getDocument, ({ edition, query }) =>
    services.reading.getDocument(edition, query.id, query.searchTerm, query.anchor),
  );
  register(documents.getDocumentPart, ({ edition, query }) =>
    services.reading.getParts(edition, query.id, query.from, query.to, query.searchTerm, query.version),
  );
  register(documents.getPublicationDetail, ({ edition, query }) =>
    services.publications.getPublication(edition, query.documentId),
  );
  register(cases.getCase, ({ query }) => services.cases.getCase(query.caseId));
  register(cases.getCaseToc, ({ query }) => services.cases.getContents(query.caseId));
  register(cases.getProceeding, ({ query }) => services.cases.getProceeding(query.caseId, query.proceedingId));
  register(cases.getProceedingDocument, async ({ edition, query }) => {
    const document = await services.reading.getDocument(edition, query.docId, query.searchTerm, undefined);
    return { content: document.content, tocItems: document.tocItems };
  });
}
