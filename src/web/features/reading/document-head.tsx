import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { DocumentDetails } from '#contract/document.ts';
import { memo, useRef } from 'react';
import { useTypeset } from '#web/app/use-typeset.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { findSubject } from '#domain/document/development.ts';
import { describeChecking } from '#domain/document/describe-checking.ts';
import { isStateUnknown } from '#domain/document/state-of-law.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { MarkedText } from '#web/ui/marked-text.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { formatDate } from '#domain/document/format-date.ts';
import { BesideLine } from './beside/beside-line.tsx';
import { anchorOfEntry } from './contents/contents-anchor.ts';
import { showDocument } from './show-document.ts';
import styles from './document-head.module.css';
import { hasStates } from './version/name-version.ts';
import { VersionLine } from './version/version-line.tsx';

/** A step of the way that leads to a document. */
export interface TrailStep {
  readonly name: string;
  /** Empty for the step that is this page. */
  readonly href: string;
}

interface DocumentHeadProps {
  readonly document: DocumentDetails;
  readonly trail: readonly TrailStep[];
  readonly path: string;
  /** The day on which the text was in force, where its address names one. */
  readonly day?: string | undefined;
}

/** Where the document stands, its title, the line that identifies it, and its summary. */
export const DocumentHead = memo(function DocumentHead({ document, trail, path, day }: DocumentHeadProps) {
  const head = useRef<HTMLDivElement>(null);
  useTypeset(head, document.languages[0]);
  return (
    <div ref={head}>
      <Trail steps={[...trail, ...listPlace(document)]} />
      <PageHead
        kind={<FactsLine facts={[document.type, sayDate(document)]} />}
        isDemo={document.demo}
        title={<Marked document={document} label="Title" text={document.title} />}
        facts={listMeta(document)}
        actions={<DocumentActions place="head" document={showDocument(document)} />}
      >
        <Subject document={document} />
        <VersionLine document={document} path={path} day={day} />
        <BesideLine document={document} path={path} />
        <Authors authors={document.authors} />
        <Summary document={document} />
        <Checking document={document} />
      </PageHead>
    </div>
  );
});

function Trail({ steps }: { readonly steps: readonly TrailStep[] }) {
  if (steps.length === 0) return null;
  return (
    <nav aria-label="Place in the collection">
      <ol className={styles.trail}>
        {steps.map(({ name, href }) => (
          <li key={`${href} ${name}`}>{href ? <AppLink href={href}>{name}</AppLink> : name}</li>
        ))}
      </ol>
    </nav>
  );
}

/** What a development is about stands where it is read, not among the details alone. */
function Subject({ document }: Pick<DocumentHeadProps, 'document'>) {
  const subject = findSubject(document);
  if (!subject?.url) return null;
  return (
    <p className={styles.authors}>
      About <AppLink href={subject.url}>{subject.displayValue}</AppLink>
    </p>
  );
}

function Summary({ document }: Pick<DocumentHeadProps, 'document'>) {
  const { summary } = document;
  if (!summary) return null;
  return (
    <p dir="auto" className={styles.summary}>
      <Marked document={document} label="Summary" text={summary} />
    </p>
  );
}

/** Of a summary in the library's own words: what it describes, and whether anybody held it against that (OP-176). */
function Checking({ document }: Pick<DocumentHeadProps, 'document'>) {
  const { officialText: text } = document;
  if (text === null) return null;
  return (
    <p role="note" className={styles.checking}>
      <strong>Our own summary</strong> of {text.title}
      {text.url === null ? null : (
        <>
          , published at <ExternalLink href={text.url}>{new URL(text.url).host}</ExternalLink>
        </>
      )}
      . {describeChecking(text)}
      {isStateUnknown(document) && !hasStates(document) ? ' In force from: not stated.' : null}
    </p>
  );
}

interface MarkedProps {
  readonly document: Pick<DocumentDetails, 'highlights'>;
  /** What it is, as matches name it. */
  readonly label: string;
  readonly text: string;
}

/** What is said of the document, with the matches of the search where it has some. */
function Marked({ document, label, text }: MarkedProps) {
  const said = document.highlights?.said.find((match) => match.label === label && match.text === text);
  // Its lines run on, as they do without marks.
  return said ? <MarkedText text={text.replaceAll(/\s/gu, ' ')} marks={said.marks} /> : text;
}

function Authors({ authors }: Pick<DocumentDetails, 'authors'>) {
  if (authors.length === 0) return null;
  return (
    <p className={styles.authors}>
      {authors.map((author, index) => {
        const href = author.arbitratorProfileLink ?? author.searchLink;
        return (
          <span key={author.name}>
            {index > 0 ? ', ' : null}
            {href ? <AppLink href={href}>{author.name}</AppLink> : author.name}
          </span>
        );
      })}
    </p>
  );
}

/** The sub trail: publication, part, chapter; every step but the document's own opens its place (SH-305, OP-29). */
function listPlace({ publicationTitle, publicationLink, contentsPath }: DocumentDetails): readonly TrailStep[] {
  if (publicationTitle === null || publicationLink === null) return [];
  const way = contentsPath.map(({ id, label, docId }, index) => {
    const isLast = index === contentsPath.length - 1;
    return {
      name: label,
      href: isLast ? '' : docId ? presentTextAddress({ id: docId }) : `${publicationLink}#${anchorOfEntry(id)}`,
    };
  });
  return [{ name: publicationTitle, href: publicationLink }, ...way];
}

/** What happened on the date of the document, and when (OP-170). */
function sayDate({ legalDate }: DocumentDetails): string {
  return legalDate ? `${legalDate.label} ${formatDate(legalDate.date)}` : 'Undated';
}

function listMeta(document: DocumentDetails): readonly (string | null | undefined)[] {
  return [
    document.court ?? document.organization,
    document.caseNumbers[0],
    document.bibliographicReference ?? document.citations[0],
  ];
}
