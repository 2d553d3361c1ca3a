import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { splitTreePath } from '#domain/document/tree-path.ts';
import { DevelopmentsPanel } from '#web/features/developments/developments-panel.tsx';
import type { TrailStep } from '#web/features/reading/document-head.tsx';
import { DocumentPage } from '#web/features/reading/document-page.tsx';
import type { Marking } from '#web/features/reading/text/marking.ts';
import { DocumentSkeleton } from '#web/features/reading/document-skeleton.tsx';
import { DocumentTrouble } from '#web/features/reading/document-trouble.tsx';
import { PublicationPage } from '#web/features/reading/publication-page.tsx';
import { readBeside } from '#web/features/reading/beside/beside-in-address.ts';
import { ChangesPage } from '#web/features/reading/version/changes-page.tsx';
import { useDocument, type DocumentModel } from '#web/features/reading/use-document.ts';
import type { Failure } from '#web/features/reading/version/failed-notice.tsx';
import { useFollowedAddress, type FollowedAddress } from '#web/features/reading/version/use-followed-address.ts';
import { isFormer, nameVersion } from '#web/features/reading/version/name-version.ts';
import { usePublication } from '#web/features/reading/use-publication.ts';
import { ResultSteps } from '#web/features/search/results/result-steps.tsx';
import { afterPaint } from '#web/ui/after-paint.ts';
import { Page } from '#web/ui/page.tsx';
import type { DocumentDetails } from '#contract/document.ts';
import { LAW_DOCUMENTS } from '#collections/law-documents.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { readDayInForce, readVersion } from '#web/app/version-in-address.ts';
import { Beside } from './beside.tsx';
import { useMarking } from './use-marking.ts';
import { useOwnAddress } from './use-own-address.ts';
import { usePageOfType } from './use-page-of-type.ts';
import { usePageTitle } from './use-page-title.ts';
import { printSearchTerm, readSearchTerm } from '#web/app/search-term.ts';
import '#web/styles/document/document.css';

interface ReadingProps {
  readonly id: string;
  readonly trail: readonly TrailStep[];
}

const NOWHERE: FollowedAddress = { anchor: '', isLeaving: false };

/** A document, or a publication with its contents. `trail` is the way to it through its case. */
export function Reading({ id, trail }: ReadingProps) {
  const { searchStr: wanted } = useLocation();
  const marking = useMarking(wanted);
  const model = useDocument(id, readSearchTerm(wanted).searchTerm, readVersion(wanted), readDayInForce(wanted));
  const { document, searchStr } = useLastRead(model.document, wanted);
  const { searchTerm } = readSearchTerm(searchStr);
  const version = readVersion(searchStr);
  const isMoving = useOwnAddress(id, model.document);
  // The anchor of an address on its way is none of the text that is still shown.
  const isThere = document !== undefined && document === model.document;
  const there = useFollowedAddress(isThere ? document : undefined, version, readDayInForce(searchStr) !== undefined);
  const followed = isThere ? there : NOWHERE;
  const hasOwnPage = usePageOfType(id, model.document, version);
  // What was on the screen stays where asking again may help.
  const failure = document && model.error?.canRetry ? { message: model.error.message, retry: model.retry } : undefined;
  const isTrouble = model.error !== undefined && !failure;
  usePageTitle(document && !isTrouble ? titleOf(document) : titleOfTrouble(model));
  if (model.error && isTrouble) {
    return (
      <Page>
        <DocumentTrouble error={model.error} onRetry={model.retry} />
      </Page>
    );
  }
  if (!document || isMoving || hasOwnPage || followed.isLeaving) return <DocumentSkeleton />;
  const from = readVersion(searchStr, 'from');
  // A former version of a publication, and what changed in it, are read as the text that it was.
  if (document.kind === 'publication' && !isFormer(document) && (from === undefined || from === document.version)) {
    return <Publication document={document} />;
  }
  const beside = readBeside(searchStr);
  if (beside) return <Beside key={document.version} {...{ document, beside }} />;
  if (from !== undefined && from !== document.version) return <Changes {...{ document, from, trail }} />;
  return (
    <Text
      key={`${document.version} ${searchTerm ?? ''}`}
      {...{ document, searchTerm, searchStr, trail, followed, failure }}
      marking={failure ? holdMarks(marking, searchTerm, failure) : marking}
    />
  );
}

/** While the text without marks, or with them, cannot be fetched, the buttons show what there is and ask for it again. */
function holdMarks(marking: Marking, searchTerm: string | undefined, { retry }: Failure): Marking {
  return { ...marking, isWanted: searchTerm !== undefined, remove: retry, setAgain: retry };
}

interface LastRead {
  readonly document: DocumentDetails | undefined;
  /** The query of the address that it was read at. */
  readonly searchStr: string;
}

/**
 * What was read stays until another version of it, or the same with other marks, is there: taking a long text out of the
 * page is work, too, and not for the moment in which the reader presses: what is pressed is seen first.
 */
function useLastRead(document: DocumentDetails | undefined, searchStr: string): LastRead {
  const [last, setLast] = useState<LastRead>({ document, searchStr });
  const isOther = document !== undefined && last.document !== undefined && document !== last.document;
  useEffect(
    () => (isOther ? afterPaint(() => setLast({ document, searchStr })) : undefined),
    [isOther, document, searchStr],
  );
  if (!document || isOther || (document === last.document && searchStr === last.searchStr)) return last;
  const read = { document, searchStr };
  setLast(read);
  return read;
}

function titleOf(document: DocumentDetails): string {
  return isFormer(document)
    ? `${document.title} (${nameVersion(document.version, document.versions)})`
    : document.title;
}

function titleOfTrouble({ error }: DocumentModel): string {
  return error ? (error.details?.title ?? 'Document not available') : 'Document';
}

function Publication({ document }: { readonly document: DocumentDetails }) {
  return (
    <PublicationPage document={document} model={usePublication(document.id)} above={<ResultSteps id={document.id} />} />
  );
}

interface TextProps {
  readonly document: DocumentDetails;
  readonly searchTerm: string | undefined;
  /** The query of the address. */
  readonly searchStr: string;
  readonly trail: readonly TrailStep[];
  readonly followed: FollowedAddress;
  readonly marking: Marking;
  readonly failure: Failure | undefined;
}

interface ChangesProps {
  readonly document: DocumentDetails;
  readonly from: number;
  readonly trail: readonly TrailStep[];
}

function Changes({ document, from, trail }: ChangesProps) {
  const { pathname } = useLocation();
  const text = isFormer(document) ? `${pathname}?v=${document.version}` : pathname;
  return <ChangesPage key={`${from} ${document.version}`} {...{ document, from, trail, text }} path={pathname} />;
}

function Text({ document, searchTerm, searchStr, trail, followed, marking, failure }: TextProps) {
  const { pathname } = useLocation();
  const withTerm = searchTerm === undefined ? '' : `?${printSearchTerm(readSearchTerm(searchStr))}`;
  // Moving inside the text leaves both as they are.
  const above = useMemo(() => <ResultSteps id={document.id} />, [document]);
  const belowText = useMemo(() => <Law document={document} />, [document]);
  const belowDetails = useMemo(() => <Developments document={document} />, [document]);
  return (
    <DocumentPage
      document={document}
      searchTerm={isFormer(document) ? undefined : searchTerm}
      marking={isFormer(document) ? undefined : marking}
      failure={failure}
      trail={trail}
      followed={followed}
      path={pathname}
      day={readDayInForce(searchStr)}
      newest={`${pathname}${withTerm}`}
      above={above}
      belowText={belowText}
      belowDetails={belowDetails}
    />
  );
}

const LazyLaw = createLazyPart(
  async () => (await import('#web/features/collection/law/law-of-document.tsx')).LawOfDocument,
);

/** Below a document on the law of one place, its figures. */
function Law({ document: { type, jurisdictions } }: Pick<TextProps, 'document'>) {
  const groups = LAW_DOCUMENTS[type];
  const [place, other] = jurisdictions;
  return groups === undefined || place === undefined || other !== undefined ? null : (
    <LazyLaw place={place} groups={groups} />
  );
}

function Developments({ document: { recentDevelopments, jurisdictions, topics } }: Pick<TextProps, 'document'>) {
  return (
    <DevelopmentsPanel
      developments={recentDevelopments}
      jurisdiction={jurisdictions[0] ?? ''}
      topic={splitTreePath(topics[0] ?? '')[0] ?? ''}
    />
  );
}
