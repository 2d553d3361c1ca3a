import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { useLocation } from '@tanstack/react-router';
import type { DocumentDetails } from '#contract/document.ts';
import type { Beside as BesideWish } from '#web/features/reading/beside/beside-in-address.ts';
import type { NamedText } from '#web/features/reading/beside/beside-page.tsx';
import { nameLanguage } from '#web/features/reading/beside/name-language.ts';
import { DocumentSkeleton } from '#web/features/reading/document-skeleton.tsx';
import { DocumentTrouble } from '#web/features/reading/document-trouble.tsx';
import { nameVersion } from '#web/features/reading/version/name-version.ts';
import { useDocument } from '#web/features/reading/use-document.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { Page } from '#web/ui/page.tsx';

const BesidePage = createLazyPart(
  async () => (await import('#web/features/reading/beside/beside-page.tsx')).BesidePage,
  { waiting: () => <DocumentSkeleton /> },
);

interface BesideProps {
  /** The newer one, or the one that is translated. */
  readonly document: DocumentDetails;
  readonly beside: BesideWish;
}

/** A document and what its address sets beside it. */
export function Beside({ document, beside }: BesideProps) {
  const { pathname } = useLocation();
  if (beside.kind === 'language') return <Languages {...{ document, pathname }} language={beside.language} />;
  const id = beside.kind === 'document' ? beside.id : document.id;
  return <Documents {...{ document, pathname, id }} version={beside.kind === 'version' ? beside.version : undefined} />;
}

interface LanguagesProps {
  readonly document: DocumentDetails;
  readonly pathname: string;
  readonly language: string;
}

function Languages({ document, pathname, language }: LanguagesProps) {
  const text = (tag: string): NamedText => ({
    document,
    language: tag,
    name: nameLanguage(tag),
    href: pathname,
  });
  const texts = [text(document.languages[0] ?? ''), text(language)] as const;
  return <BesidePage title={document.title} texts={texts} isTranslation />;
}

interface DocumentsProps {
  readonly document: DocumentDetails;
  readonly pathname: string;
  readonly id: string;
  readonly version: number | undefined;
}

function Documents({ document, pathname, id, version }: DocumentsProps) {
  const { document: other, error, retry } = useDocument(id, undefined, version);
  if (error) {
    return (
      <Page>
        <DocumentTrouble error={error} onRetry={retry} />
      </Page>
    );
  }
  if (!other) return <DocumentSkeleton />;
  if (version === undefined) {
    const texts = [nameText(document, pathname), nameText(other, presentTextAddress(other))] as const;
    return <BesidePage title={document.title} texts={texts} isTranslation />;
  }
  const texts = [nameShown(other, pathname), nameShown(document, pathname)] as const;
  return <BesidePage title={document.title} texts={texts} isTranslation={false} />;
}

function nameText(document: DocumentDetails, href: string): NamedText {
  return { document, href, name: nameLanguage(document.languages[0] ?? '') };
}

function nameShown(document: DocumentDetails, pathname: string): NamedText {
  const { version, versions } = document;
  const isNewest = versions[0]?.version === version;
  const name = nameVersion(version, versions);
  return {
    document,
    href: isNewest ? pathname : `${pathname}?v=${version}`,
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}${isNewest ? ', current' : ''}`,
  };
}
