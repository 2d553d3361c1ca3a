import { Printer } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { Select } from '#web/ui/select.tsx';
import { showDocument } from '../show-document.ts';
import { LazyDocumentDownload } from './lazy-document-download.tsx';
import type { Marking } from './marking.ts';
import { MarksButton } from './marks-button.tsx';
import { MatchBar } from './match-bar.tsx';
import styles from './reading-bar.module.css';
import { SettingsMenu } from './settings-menu.tsx';
import type { LanguageChoice } from './use-language.ts';
import type { Matches } from './use-matches.ts';
import type { ReadingSettings } from './use-reading-settings.ts';

const ALL_LANGUAGES = { value: '', label: 'All' };

interface ReadingBarProps {
  readonly document: DocumentDetails;
  readonly searchTerm: string | undefined;
  readonly matches: Matches;
  readonly settings: ReadingSettings;
  readonly language: LanguageChoice;
  /** Undefined where nothing can be marked. */
  readonly marking: Marking | undefined;
  /** Buttons that open what does not stand beside the text. */
  readonly sheets: ReactNode;
  /** The way to where the reader stopped. */
  readonly continuing: ReactNode;
}

/** Stays at the top while the text moves: the document's name once its title is out of sight, matches, language, citation, files, text size. */
export function ReadingBar(properties: ReadingBarProps) {
  const { document, searchTerm, matches, settings, language, marking, sheets, continuing } = properties;
  const isNamed = useTitleGone();
  return (
    <div className={styles.bar} data-named={isNamed || undefined} data-of-page data-page-actions>
      {searchTerm && marking?.isWanted ? (
        <MatchBar matches={matches} marking={marking} />
      ) : (
        <>
          <span className={styles.words}>{formatCount(document.words, 'word')}</span>
          {marking?.last ? (
            <MarksButton marking={marking} onPress={marking.setAgain}>
              {marking.isWanted ? 'Marking the matches …' : 'Mark matches again'}
            </MarksButton>
          ) : null}
          {continuing}
        </>
      )}
      {/* The heading says it to those who hear the page. */}
      <span className={styles.name} aria-hidden>
        {isNamed ? document.title : null}
      </span>
      {language.options.length > 1 ? (
        <Select
          label="Language"
          value={language.current}
          options={[ALL_LANGUAGES, ...language.options.map(({ tag, name }) => ({ value: tag, label: name }))]}
          onChange={language.choose}
        />
      ) : null}
      <DocumentActions place="bar" document={showDocument(document)} />
      <LazyDocumentDownload document={document} searchTerm={searchTerm} language={language.current} />
      <PrintButton />
      <span className={styles.sheets}>{sheets}</span>
      <SettingsMenu settings={settings} marking={marking} />
    </div>
  );
}

/** Prints the page as the browser’s own menu does: its letterhead and the whole text. */
function PrintButton() {
  return (
    <Button kind="icon" aria-label="Print" title="Print" onClick={() => window.print()}>
      <Printer size="1.125rem" aria-hidden />
    </Button>
  );
}

/** Whether the title of the page has left the window at its top. */
function useTitleGone(): boolean {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const title = window.document.querySelector('[data-title]');
    if (!title) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setGone(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(title);
    return () => observer.disconnect();
  }, []);
  return isGone;
}
