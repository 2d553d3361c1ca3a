import { presentTextAddress } from '#domain/addresses/text-address.ts';
import * as calls from '#contract/document.ts';
import { getCitedWork } from '#contract/cited-work.ts';
import { getPublicationDetail } from '#contract/publication.ts';
import { getDocumentChanges } from '#contract/document-changes.ts';
import { getCover, getPdf } from '#contract/file.ts';
import { countReading } from '#server/asking/count-reading.ts';
import { describeShown } from '#server/asking/describe-shown.ts';
import type { Openings } from '#server/asking/openings.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import { PAGE_LINK, type UsageRecorder } from '#server/ports/usage-recorder.ts';
import type { ChangesService } from './changes.service.ts';
import type { CitingService } from './citing.service.ts';
import type { FileService } from './file.service.ts';
import type { PublicationService } from './publication.service.ts';
import type { ReadingService } from './reading.service.ts';

interface ReadingServices {
  readonly reading: ReadingService;
  readonly citing: CitingService;
  readonly changes: ChangesService;
  readonly publications: PublicationService;
  readonly files: FileService;
  readonly openings: Openings;
}

/** The calls that open documents, publications and files; what they show is counted. */
export function registerReadingRoutes(
  register: RegisterCall,
  { reading, citing, changes, publications, files, openings }: ReadingServices,
  usage: UsageRecorder,
): void {
  registerDocuments(register, reading, openings);
  register(getCitedWork, ({ reader, query }) => citing.getCitedWork(reader, query.id));
  // Shown over a document that was counted when it was opened.
  register(getDocumentChanges, ({ reader, query }) => changes.getChanges(reader, query.id, query));
  register(getPublicationDetail, ({ reader, query }) => {
    const open = () => publications.getPublication(reader, query.documentId);
    return openings.follow(reader, 'publication', open, ({ id, publicationTitle: title, publicationType: type }) => {
      return { kind: 'investigation', id, title, type, url: presentTextAddress({ id }) };
    });
  });
  register(getCover, ({ reader, params }) => publications.getCover(reader, params['file'] ?? ''));
  register(getPdf, ({ reader, params }) =>
    countReading(
      usage,
      reader,
      { place: 'file', link: 'pdf' },
      () => files.getFile(reader, params['file'] ?? ''),
      ({ name, title }) => ({ kind: 'request', id: name, title, type: 'PDF' }),
    ),
  );
}

function registerDocuments(register: RegisterCall, reading: ReadingService, openings: Openings): void {
  register(calls.getDocument, ({ reader, query, charge }) => {
    // Another version is another address, and so is another day.
    const { version, inForce } = query;
    const other = version === undefined ? inForce && `as in force on ${inForce}` : `of version ${version}`;
    const link = other === undefined ? PAGE_LINK : `${PAGE_LINK} ${other}`;
    const clicked = { place: 'document', link };
    const open = () => reading.getDocument(reader, query.id, query, charge);
    return openings.follow(reader, clicked, open, describeShown, { isFormer: other !== undefined });
  });
  // Further parts of a text that was counted when it was opened.
  register(calls.getDocumentPart, ({ reader, query, charge }) => reading.getParts(reader, query.id, query, charge));
  // Where something stands in a text that was counted when it was opened.
  register(calls.getDocumentAnchor, ({ reader, query }) =>
    reading.findAnchor(reader, query.id, query.anchor, query.version),
  );
}
