import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { Fragment, useRef, type ReactNode } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import type { PublicationDetail, TocNode } from '#contract/publication.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { useTypeset } from '#web/app/use-typeset.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Cover } from '#web/ui/cover.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { ChapterForm } from './chapters/chapter-form.tsx';
import { ChapterResults } from './chapters/chapter-results.tsx';
import { LostChapters } from './chapters/lost-chapters.tsx';
import { useChapterSearch, type ChapterSearch } from './chapters/use-chapter-search.ts';
import { ContentsDownload } from './contents/contents-download.tsx';
import { ContentsTree } from './contents/contents-tree.tsx';
import { DocumentTrouble } from './document-trouble.tsx';
import { listImprint } from './details/imprint.ts';
import { showDocument } from './show-document.ts';
import { VersionLine } from './version/version-line.tsx';
import styles from './publication-page.module.css';
import type { PublicationModel } from './use-publication.ts';

interface PublicationPageProps {
  readonly document: DocumentDetails;
  readonly model: PublicationModel;
  /** What stands above all. */
  readonly above?: ReactNode;
}

/** A book, loose-leaf or journal: cover, description, imprint and contents (SR-160). */
export function PublicationPage({ document, model, above }: PublicationPageProps) {
  const { publication } = model;
  const title = publication?.publicationTitle ?? document.title;
  const words = useRef<HTMLDivElement>(null);
  useTypeset(words, document.languages[0]);
  return (
    <Page>
      {above}
      <div className={styles.page}>
        <aside className={styles.side}>
          <Cover
            id={document.id}
            title={title}
            type={publication?.publicationType ?? document.type}
            authors={publication?.authors ?? []}
            imprint={publication?.publicationInfo.publisher ?? null}
            size="large"
          />
          {publication ? <Imprint publication={publication} /> : null}
        </aside>
        <div ref={words} className={styles.main}>
          <PageHead
            kind={publication?.publicationType ?? document.type}
            isDemo={document.demo}
            title={title}
            lead={publication?.subtitle}
            actions={<DocumentActions place="alone" document={showDocument(document)} />}
          >
            {publication ? <Contributors people={publication.contributors} /> : null}
            {publication?.label ? <p className={styles.people}>{publication.label}</p> : null}
            <VersionLine document={document} path={presentTextAddress(document)} />
          </PageHead>
          {publication || model.error ? <Words document={document} model={model} /> : <Waiting />}
        </div>
      </div>
    </Page>
  );
}

/** What it is about and what it contains, once both are known; what is known of it where they cannot be had. */
function Words({ document, model: { publication, error, retry } }: Pick<PublicationPageProps, 'document' | 'model'>) {
  return (
    <>
      <p className={styles.description}>{publication?.descriptiveText ?? document.summary}</p>
      {error ? <DocumentTrouble error={error} onRetry={retry} /> : null}
      {publication && hasContents(publication) ? <Contents publication={publication} document={document} /> : null}
    </>
  );
}

/** A newsletter, for example, has none: its issues are found by searching. */
function hasContents({ tocNodes, formerNodes }: PublicationDetail): boolean {
  return tocNodes.length > 0 || formerNodes.length > 0;
}

interface ContentsProps {
  readonly publication: PublicationDetail;
  readonly document: DocumentDetails;
}

/** The contents with the search in their chapters. */
function Contents({ publication, document }: ContentsProps) {
  const search = useChapterSearch(publication);
  return (
    <section>
      <div className={styles.contentsHead}>
        <h2>Contents</h2>
        <ContentsDownload
          id={publication.id}
          title={publication.publicationTitle}
          chapters={listTexts(publication.tocNodes, search)}
          isChosen={search.chosen > 0}
        />
      </div>
      <LostChapters id={document.id} search={search} former={publication.formerNodes} versions={document.versions} />
      {search.choosable > 0 ? <ChapterForm search={search} /> : null}
      <ChapterResults search={search} />
      <ContentsTree nodes={publication.tocNodes} search={search} />
    </section>
  );
}

/**
 * Documents of the chapters that are ticked, or without any of all, in their order; none where the reader may open none
 * of them. A file names the closed ones that it leaves out.
 */
function listTexts(nodes: readonly TocNode[], search: ChapterSearch): readonly string[] {
  const wanted = listNodes(nodes).filter(({ id }) => search.chosen === 0 || search.ticks.get(id) === 'all');
  if (!wanted.some(({ docId, isOpen }) => docId !== null && isOpen)) return [];
  return [...new Set(wanted.flatMap(({ docId }) => docId ?? []))];
}

function listNodes(nodes: readonly TocNode[]): readonly TocNode[] {
  return nodes.flatMap((node) => [node, ...listNodes(node.children)]);
}

function Contributors({ people }: { readonly people: PublicationDetail['contributors'] }) {
  if (people.length === 0) return null;
  return (
    <p className={styles.people}>
      {people.map(({ name, role, arbitratorProfileLink, searchLink }, index) => {
        const href = arbitratorProfileLink ?? searchLink;
        return (
          <Fragment key={`${role} ${name}`}>
            {index > 0 ? ', ' : null}
            {href ? <AppLink href={href}>{name}</AppLink> : name}
            {role === 'editor' ? ' (editor)' : null}
          </Fragment>
        );
      })}
    </p>
  );
}

function Imprint({ publication }: { readonly publication: PublicationDetail }) {
  return (
    <dl className={styles.imprint}>
      {listImprint(publication).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {publication.otherEditions.length > 0 ? (
        <div>
          <dt>Other editions</dt>
          {publication.otherEditions.map(({ id, title, year }) => (
            <dd key={id}>
              <AppLink href={presentTextAddress({ id })}>{[title, year].filter(Boolean).join(', ')}</AppLink>
              <DocumentActions place="row" document={{ id, title, url: presentTextAddress({ id }) }} />
            </dd>
          ))}
        </div>
      ) : null}
      {publication.publicationInfo.storeUrl ? (
        <div>
          <dt>In print</dt>
          <dd>
            <a href={publication.publicationInfo.storeUrl} rel="noopener noreferrer" target="_blank">
              Go to the publisher’s store
            </a>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      {[72, 64, 80, 58, 66, 74].map((width) => (
        <div key={width} className={styles.awaited}>
          <SkeletonLine width={`${width}%`} />
        </div>
      ))}
    </div>
  );
}
