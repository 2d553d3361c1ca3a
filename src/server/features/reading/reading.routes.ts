import * as cases from '#contract/case.ts';
import * as documents from '#contract/document.ts';
import type { DocumentDetails } from '#contract/document.ts';
import { getPdf } from '#contract/file.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import type { CaseService } from '#server/features/cases/cases.service.ts';
import { countReading, type Shown } from '#server/asking/count-reading.ts';
import type { FileService } from './file.service.ts';
import type { PublicationService } from './publication.service.ts';
import type { ReadingService } from './reading.service.ts';

export interface ReadingServices {
  readonly reading: ReadingService;
  readonly publications: PublicationService;
  readonly cases: CaseService;
  readonly files: FileService;
}

/** The calls that open documents, publications and cases; what they show is counted. */
export function registerReadingRoutes(register: RegisterCall, services: ReadingServices, usage: UsageRecorder): void {
  registerDocuments(register, services, usage);
  registerCases(register, services, usage);
  register(getPdf, ({ reader, params }) =>
    countReading(
      usage,
      reader,
      'file',
      () => services.files.getFile(reader, params['file'] ?? ''),
      ({ name, title }) => ({ kind: 'request', id: name, title, type: 'PDF' }),
    ),
  );
}

function registerDocuments(register: RegisterCall, services: ReadingServices, usage: UsageRecorder): void {
  register(documents.getDocument, ({ reader, query }) =>
    countReading(
      usage,
      reader,
      'document',
      () => services.reading.getDocument(reader, query.id, query.searchTerm, query.anchor),
      describeDocument,
    ),
  );
  // Further parts of a text that was counted when it was opened.
  register(documents.getDocumentPart, ({ reader, query }) =>
    services.reading.getParts(reader, query.id, query.from, query.to, query.searchTerm, query.version),
  );
  // Where something stands in a text that was counted when it was opened.
  register(documents.getDocumentAnchor, ({ reader, query }) =>
    services.reading.findAnchor(reader, query.id, query.anchor),
  );
  register(documents.getPublicationDetail, ({ reader, query }) =>
    countReading(
      usage,
      reader,
      'publication',
      () => services.publications.getPublication(reader, query.documentId),
      ({ id, publicationTitle, publicationType }) => ({
        kind: 'investigation',
        id,
        title: publicationTitle,
        type: publicationType,
      }),
    ),
  );
}

function registerCases(
  register: RegisterCall,
  { cases: service, reading }: ReadingServices,
  usage: UsageRecorder,
): void {
  register(cases.getCase, ({ reader, query }) =>
    countReading(
      usage,
      reader,
      'case',
      () => service.getCase(reader, query.caseId),
      ({ caseId, casename }) => ({ kind: 'investigation', id: caseId, title: casename, type: 'Case' }),
    ),
  );
  register(cases.getCaseToc, ({ reader, query }) => service.getContents(reader, query.caseId));
  register(cases.getProceeding, ({ reader, query }) => service.getProceeding(reader, query.caseId, query.proceedingId));
  register(cases.getProceedingDocument, async ({ reader, query }) => {
    const open = () => reading.getDocument(reader, query.docId, query.searchTerm, undefined);
    const { content, tocItems } = await countReading(usage, reader, 'case', open, describeDocument);
    return { content, tocItems };
  });
}

/** The page of a publication shows its contents, not its text. */
function describeDocument({ id, title, type, kind, publicationTitle }: DocumentDetails): Shown {
  return {
    kind: kind === 'publication' ? 'investigation' : 'request',
    id,
    title,
    type,
    publication: publicationTitle ?? undefined,
  };
}
