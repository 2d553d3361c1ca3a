import { BookOpen, Info, PanelRightClose, Search, TextCursorInput } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import { SearchField } from '#web/app/search-field.tsx';
import { useShortcuts } from '#web/app/use-shortcuts.ts';
import { BottomBar } from '#web/ui/bottom-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { HAS_SIDE_PANEL, useMedia } from '#web/ui/use-media.ts';
import { FollowedContents } from './contents/followed-contents.tsx';
import { areLong } from './contents/unfold-contents.ts';
import { DetailsColumn } from './details/details-column.tsx';
import { DocumentHead, type TrailStep } from './document-head.tsx';
import styles from './document-page.module.css';
import { ContinueReading } from './place/continue-reading.tsx';
import type { LongPrint } from './text/describe-long-print.ts';
import { DocumentText } from './text/document-text.tsx';
import { Neighbours } from './neighbours.tsx';
import { HitMap } from './text/hit-map.tsx';
import type { Marking } from './text/marking.ts';
import { NoteBox } from './text/note-box.tsx';
import { PassageTools } from './citing/passage-tools.tsx';
import { GoToForm } from './text/go-to-form.tsx';
import { ParagraphLink } from './text/paragraph-link.tsx';
import { ReadingBar } from './text/reading-bar.tsx';
import { useReading } from './use-reading.ts';
import { AddressNotice } from './version/address-notice.tsx';
import { describeAddress } from './version/describe-address.ts';
import { FailedNotice, type Failure } from './version/failed-notice.tsx';
import { FormerNotice } from './version/former-notice.tsx';
import type { FollowedAddress } from './version/use-followed-address.ts';

interface DocumentPageProps {
  readonly document: DocumentDetails;
  readonly searchTerm: string | undefined;
  /** Undefined where nothing can be marked. */
  readonly marking: Marking | undefined;
  /** Why what the reader asked for instead of this text is not there. */
  readonly failure: Failure | undefined;
  readonly trail: readonly TrailStep[];
  /** The address of the document without query and anchor. */
  readonly path: string;
  /** The day on which the text was in force, where its address names one. */
  readonly day: string | undefined;
  /** Where its newest version is read. */
  readonly newest: string;
  /** Where the anchor of the address leads. */
  readonly followed: FollowedAddress;
  /** What stands above the document's head. */
  readonly above: ReactNode;
  /** What stands below the text. */
  readonly belowText?: ReactNode;
  /** What stands below the details. */
  readonly belowDetails: ReactNode;
}

type SheetName = 'contents' | 'details' | 'search' | 'place';

/** Width from which the details stand beside the text as well. */
const HAS_DETAILS = '(min-width: 80rem)';

/** A document: contents, text, details; what does not fit beside the text is a sheet. */
// Long because: it is one arrangement of columns, bar and sheets, with nothing between them to decide.
export function DocumentPage({ document, belowDetails, ...rest }: DocumentPageProps) {
  const text = useRef<HTMLDivElement>(null);
  const reading = useReading(document, rest.searchTerm, text, rest.followed.anchor);
  const hasContents = document.tocItems.length > 1;
  const showsContents = useMedia(HAS_SIDE_PANEL) && hasContents;
  const hasRoom = useMedia(HAS_DETAILS);
  const { showsDetails: wantsDetails, setShowsDetails } = reading.settings;
  const showsDetails = hasRoom && wantsDetails;
  const [sheet, setSheet] = useState<SheetName>();
  const close = () => setSheet(undefined);
  // Where there is room for them the details come back beside the text.
  const open = (name: SheetName) => (name === 'details' && hasRoom ? setShowsDetails(true) : setSheet(name));
  const className = classNames(styles.page, hasContents && styles.hasContents, !wantsDetails && styles.withoutDetails);
  const { matches, settings, openAnchor: follow } = reading;
  const openAnchor = useCallback(
    (anchor: string, address?: string) => {
      setSheet(undefined);
      follow(anchor, address);
    },
    [follow],
  );
  useShortcuts({ g: () => setSheet('place') });
  const contents = <FollowedContents items={document.tocItems} matches={matches.bySection} onOpen={openAnchor} />;
  const details = <DetailsColumn document={document}>{belowDetails}</DetailsColumn>;
  return (
    <div className={className} data-line-width={settings.width}>
      {showsContents ? (
        <nav className={styles.contents} aria-label="Contents" data-scrolls>
          <h2 className={styles.columnTitle}>Contents</h2>
          {contents}
        </nav>
      ) : null}
      <Article
        {...{ ...rest, document, reading, text }}
        sheets={<SheetButtons hasContents={hasContents && !showsContents} hasDetails={!showsDetails} onOpen={open} />}
      />
      {showsDetails ? <DetailsBeside onHide={() => setShowsDetails(false)}>{details}</DetailsBeside> : null}
      <NoteBox notes={reading.notes} />
      <Tools hasContents={hasContents} onOpen={setSheet} />
      <Sheets isLong={areLong(document.tocItems)} open={sheet} contents={contents} details={details} onClose={close} />
      <Sheet title="Go to" place="centre" isLight isOpen={sheet === 'place'} onClose={close}>
        <GoToForm document={document} onOpen={openAnchor} />
      </Sheet>
    </div>
  );
}

interface ArticleProps extends Omit<DocumentPageProps, 'belowDetails'> {
  readonly reading: ReturnType<typeof useReading>;
  readonly text: RefObject<HTMLDivElement | null>;
  readonly sheets: ReactNode;
}

function Article({ document, searchTerm, marking, followed, reading, text, ...rest }: ArticleProps) {
  const { settings, parts } = reading;
  const { trail, path, day, newest, sheets, above, belowText, failure } = rest;
  const words = describeAddress(followed, document.version);
  return (
    <article
      className={styles.article}
      data-text-size={settings.size}
      data-marks={marking?.isWanted ? undefined : 'hidden'}
    >
      <FormerNotice document={document} day={day} newest={newest} />
      {above}
      <DocumentHead document={document} trail={trail} path={path} day={day} />
      <ReadingBar
        {...{ document, searchTerm, settings, marking, sheets }}
        matches={reading.matches}
        language={reading.language}
        continuing={
          <ContinueReading {...{ document, path }} hasAim={followed.anchor !== '' || searchTerm !== undefined} />
        }
      />
      {words ? <AddressNotice key={words.text} words={words} path={path} /> : null}
      {failure ? <FailedNotice {...failure} /> : null}
      <PrintHint words={reading.longPrint} />
      <div className={styles.text}>
        <DocumentText ref={text} document={document} parts={parts} showsNotes={settings.showsNotes} />
        <ParagraphLink text={text} version={document.version} />
        <PassageTools document={document} text={text} />
        {marking?.isWanted ? <HitMap document={document} matches={reading.matches} /> : null}
      </div>
      {parts.hasFailed ? <RestMissing onRetry={parts.retry} /> : null}
      {belowText}
      <Neighbours document={document} />
    </article>
  );
}

/** What is printed once in place of a very long text. */
function PrintHint({ words }: { readonly words: LongPrint | undefined }) {
  if (!words) return null;
  return (
    <p className="print-hint">
      <strong>{words.title}.</strong> {words.content}
    </p>
  );
}

interface SheetButtonsProps {
  readonly hasContents: boolean;
  readonly hasDetails: boolean;
  readonly onOpen: (sheet: SheetName) => void;
}

/** For what does not stand beside the text. */
function SheetButtons({ hasContents, hasDetails, onOpen }: SheetButtonsProps) {
  return (
    <>
      {hasContents ? (
        <Button kind="ghost" onClick={() => onOpen('contents')}>
          <BookOpen size="1rem" aria-hidden /> Contents
        </Button>
      ) : null}
      <Button kind="ghost" aria-keyshortcuts="g" onClick={() => onOpen('place')}>
        <TextCursorInput size="1rem" aria-hidden /> Go to
      </Button>
      {hasDetails ? (
        <Button kind="ghost" data-pair="details" onClick={() => onOpen('details')}>
          <Info size="1rem" aria-hidden /> Details
        </Button>
      ) : null}
    </>
  );
}

interface DetailsBesideProps {
  readonly onHide: () => void;
  readonly children: ReactNode;
}

/** The details in a column of their own, which gives its room to the text when it is hidden. */
function DetailsBeside({ onHide, children }: DetailsBesideProps) {
  return (
    <aside className={styles.details} aria-label="Details">
      <div className={styles.detailsHead}>
        <h2 className={styles.columnTitle}>Details</h2>
        <Button kind="icon" aria-label="Hide the details" title="Hide the details" data-pair="details" onClick={onHide}>
          <PanelRightClose size="1rem" aria-hidden />
        </Button>
      </div>
      {children}
    </aside>
  );
}

function RestMissing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p className={styles.failed}>
      The rest of the text could not be loaded.{' '}
      <Button kind="text" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}

function Tools({ hasContents, onOpen }: Pick<SheetButtonsProps, 'hasContents' | 'onOpen'>) {
  return (
    <BottomBar label="Document tools">
      {hasContents ? <Button onClick={() => onOpen('contents')}>Contents</Button> : null}
      <Button onClick={() => onOpen('place')}>Go to</Button>
      <Button onClick={() => onOpen('details')}>Details</Button>
      <Button onClick={() => onOpen('search')} aria-label="Search the library">
        <Search size="1.125rem" aria-hidden />
      </Button>
    </BottomBar>
  );
}

interface SheetsProps {
  /** Whether its contents can be searched, and so grow and shrink. */
  readonly isLong: boolean;
  readonly open: SheetName | undefined;
  readonly contents: ReactNode;
  readonly details: ReactNode;
  readonly onClose: () => void;
}

function Sheets({ isLong, open, contents, details, onClose }: SheetsProps) {
  return (
    <>
      <Sheet title="Contents" isOpen={open === 'contents'} onClose={onClose} isTall={isLong}>
        <nav aria-label="Contents">{contents}</nav>
      </Sheet>
      <Sheet title="Details" isOpen={open === 'details'} onClose={onClose}>
        {details}
      </Sheet>
      <Sheet title="Search" isOpen={open === 'search'} onClose={onClose} isTall>
        <SearchField isInSheet onSearch={onClose} />
      </Sheet>
    </>
  );
}
