import { BookOpen, Info, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import { SearchField } from '#web/app/search-field.tsx';
import { BottomBar } from '#web/ui/bottom-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { HAS_SIDE_PANEL, useMedia } from '#web/ui/use-media.ts';
import { ContentsList } from './contents/contents-list.tsx';
import { DetailsColumn } from './details/details-column.tsx';
import { DocumentHead, type TrailStep } from './document-head.tsx';
import styles from './document-page.module.css';
import { DocumentText } from './text/document-text.tsx';
import { Neighbours } from './neighbours.tsx';
import { NoteBox } from './text/note-box.tsx';
import { ParagraphLink } from './text/paragraph-link.tsx';
import { ReadingBar } from './text/reading-bar.tsx';
import { useReading } from './use-reading.ts';

interface DocumentPageProps {
  readonly document: DocumentDetails;
  readonly searchTerm: string | undefined;
  readonly trail: readonly TrailStep[];
  readonly onClearTerm: () => void;
}

/** Width from which the details stand beside the text as well. */
const HAS_DETAILS = '(min-width: 80rem)';

/** A document: contents, text, details; what does not fit beside the text is a sheet. */
export function DocumentPage({ document, searchTerm, trail, onClearTerm }: DocumentPageProps) {
  const text = useRef<HTMLDivElement>(null);
  const reading = useReading(document, searchTerm, text);
  const hasContents = document.tocItems.length > 1;
  const showsContents = useMedia(HAS_SIDE_PANEL) && hasContents;
  const showsDetails = useMedia(HAS_DETAILS);
  const [sheet, setSheet] = useState<'contents' | 'details' | 'search'>();
  const close = () => setSheet(undefined);
  const contents = (
    <ContentsList
      items={document.tocItems}
      current={reading.section}
      matches={reading.matches.bySection}
      onOpen={(anchor) => {
        close();
        reading.openAnchor(anchor);
      }}
    />
  );
  return (
    <div className={classNames(styles.page, hasContents && styles.hasContents)}>
      {showsContents ? (
        <nav className={styles.contents} aria-label="Contents" data-scrolls>
          <h2 className={styles.columnTitle}>Contents</h2>
          {contents}
        </nav>
      ) : null}
      <article className={styles.article} data-text-size={reading.settings.size}>
        <DocumentHead document={document} trail={trail} />
        <ReadingBar
          document={document}
          searchTerm={searchTerm}
          matches={reading.matches}
          settings={reading.settings}
          language={reading.language}
          onClearTerm={onClearTerm}
          sheets={
            <>
              {hasContents && !showsContents ? (
                <Button kind="ghost" onClick={() => setSheet('contents')}>
                  <BookOpen size={16} aria-hidden /> Contents
                </Button>
              ) : null}
              {showsDetails ? null : (
                <Button kind="ghost" onClick={() => setSheet('details')}>
                  <Info size={16} aria-hidden /> Details
                </Button>
              )}
            </>
          }
        />
        <div className={styles.text}>
          <DocumentText ref={text} document={document} parts={reading.parts} showsNotes={reading.settings.showsNotes} />
          <ParagraphLink text={text} />
        </div>
        {reading.parts.hasFailed ? (
          <p className={styles.failed}>
            The rest of the text could not be loaded.{' '}
            <Button kind="text" onClick={reading.parts.retry}>
              Try again
            </Button>
          </p>
        ) : null}
        <Neighbours document={document} />
      </article>
      {showsDetails ? (
        <aside className={styles.details} aria-label="Details">
          <h2 className={styles.columnTitle}>Details</h2>
          <DetailsColumn document={document} />
        </aside>
      ) : null}
      <NoteBox notes={reading.notes} />
      <BottomBar label="Document tools">
        {hasContents ? <Button onClick={() => setSheet('contents')}>Contents</Button> : null}
        <Button onClick={() => setSheet('details')}>Details</Button>
        <Button onClick={() => setSheet('search')} aria-label="Search the library">
          <Search size={18} aria-hidden />
        </Button>
      </BottomBar>
      <Sheet title="Contents" isOpen={sheet === 'contents'} onClose={close}>
        <nav aria-label="Contents">{contents}</nav>
      </Sheet>
      <Sheet title="Details" isOpen={sheet === 'details'} onClose={close}>
        <DetailsColumn document={document} />
      </Sheet>
      <Sheet title="Search" isOpen={sheet === 'search'} onClose={close} isTall>
        <SearchField isInSheet onSearch={close} />
      </Sheet>
    </div>
  );
}
