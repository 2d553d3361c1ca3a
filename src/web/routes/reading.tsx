import { useLocation, useRouter } from '@tanstack/react-router';
import type { TrailStep } from '#web/features/reading/document-head.tsx';
import { DocumentPage } from '#web/features/reading/document-page.tsx';
import { DocumentSkeleton } from '#web/features/reading/document-skeleton.tsx';
import { DocumentTrouble } from '#web/features/reading/document-trouble.tsx';
import { PublicationPage } from '#web/features/reading/publication-page.tsx';
import { useDocument, type DocumentModel } from '#web/features/reading/use-document.ts';
import { usePublication } from '#web/features/reading/use-publication.ts';
import { Page } from '#web/ui/page.tsx';
import type { DocumentDetails } from '#contract/document.ts';
import { usePageTitle } from './use-page-title.ts';
import '#web/styles/document/document.css';

interface ReadingProps {
  readonly id: string;
  readonly trail: readonly TrailStep[];
}

/** A document, or a publication with its contents. `trail` is the way to it through its case. */
export function Reading({ id, trail }: ReadingProps) {
  const { searchStr } = useLocation();
  const searchTerm = new URLSearchParams(searchStr).get('searchTerm') ?? undefined;
  const model = useDocument(id, searchTerm);
  usePageTitle(model.document?.title ?? titleOfTrouble(model));
  if (model.error) {
    return (
      <Page>
        <DocumentTrouble error={model.error} onRetry={model.retry} />
      </Page>
    );
  }
  if (!model.document) return <DocumentSkeleton />;
  if (model.document.kind === 'publication') return <Publication document={model.document} searchTerm={searchTerm} />;
  return <Text key={searchTerm ?? ''} document={model.document} searchTerm={searchTerm} trail={trail} />;
}

function titleOfTrouble({ error }: DocumentModel): string {
  return error ? (error.details?.title ?? 'Document not available') : 'Document';
}

interface PublicationProps {
  readonly document: DocumentDetails;
  readonly searchTerm: string | undefined;
}

function Publication({ document, searchTerm }: PublicationProps) {
  return <PublicationPage document={document} model={usePublication(document.id)} searchTerm={searchTerm} />;
}

interface TextProps extends PublicationProps {
  readonly trail: readonly TrailStep[];
}

function Text({ document, searchTerm, trail }: TextProps) {
  const router = useRouter();
  const { pathname } = useLocation();
  return (
    <DocumentPage
      document={document}
      searchTerm={searchTerm}
      trail={trail}
      onClearTerm={() => void router.navigate({ href: pathname, resetScroll: false })}
    />
  );
}
