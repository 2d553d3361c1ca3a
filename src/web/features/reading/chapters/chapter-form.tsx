import { Search } from 'lucide-react';
import { useState } from 'react';
import { MOST_CHAPTERS } from '#contract/chapter-search.ts';
import { hasOperator, isQuoted, quoteChapterTerm, readChapterTerm } from '#domain/chapters/chapter-term.ts';
import { Button } from '#web/ui/button.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import styles from './chapter-form.module.css';
import { CHOSEN_ID } from './focus-chosen.ts';
import type { ChapterSearch } from './use-chapter-search.ts';

interface ChapterFormProps {
  readonly search: ChapterSearch;
}

/** The field to search in chosen chapters, how many are chosen, and how its words are read (OP-118). */
export function ChapterForm({ search }: ChapterFormProps) {
  const { asked, chosen } = search;
  const shown = isQuoted(asked) ? readChapterTerm(asked) : asked;
  const [{ typed, of }, setText] = useState({ typed: shown, of: shown });
  // The field begins anew with every search that the address holds.
  if (of !== shown) setText({ typed: shown, of: shown });
  const [isMissing, setMissing] = useState(false);
  return (
    <search aria-label="Chapters">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(chosen === 0 && typed.trim() !== '');
          search.search(typed === shown ? asked : quoteChapterTerm(typed));
        }}
      >
        <input
          type="search"
          className={styles.input}
          aria-label="Search in the chosen chapters"
          placeholder="Search in chosen chapters"
          value={typed}
          aria-describedby={CHOSEN_ID}
          onChange={(event) => setText({ typed: event.target.value, of: shown })}
        />
        <Button kind="default" type="submit" disabled={search.isTooMany}>
          <Search size="1rem" aria-hidden /> Search
        </Button>
        <Chosen search={search} isMissing={isMissing && chosen === 0} />
        <Reading search={search} />
      </form>
    </search>
  );
}

interface ChosenProps extends ChapterFormProps {
  /** A search was asked for without any. */
  readonly isMissing: boolean;
}

/** How many chapters are chosen, and the ways to all and to none. */
function Chosen({ search, isMissing }: ChosenProps) {
  const { chosen, choosable, tickAll, clear } = search;
  return (
    <p id={CHOSEN_ID} className={styles.state}>
      <span role={isMissing ? 'alert' : undefined}>{describeChosen(search, isMissing)}</span>
      {chosen < choosable ? (
        <Button kind="text" onClick={tickAll}>
          Choose all
        </Button>
      ) : null}
      {chosen > 0 ? (
        <Button kind="text" onClick={clear}>
          Clear
        </Button>
      ) : null}
    </p>
  );
}

function describeChosen({ chosen, choosable, isTooMany }: ChapterSearch, isMissing: boolean): string {
  if (isTooMany) return `One search takes at most ${MOST_CHAPTERS} chapters.`;
  if (isMissing) return 'Choose at least one chapter first.';
  return chosen === 0 ? 'No chapter chosen.' : `${formatNumber(chosen)} of ${formatNumber(choosable)} chosen.`;
}

/** How the term is read, and the other way to read it. */
function Reading({ search: { term, search } }: ChapterFormProps) {
  const words = readChapterTerm(term);
  if (isQuoted(term) && hasOperator(words)) {
    return (
      <p className={styles.state}>
        Searched as the exact phrase.
        <Button kind="text" onClick={() => search(words)}>
          Search with operators
        </Button>
      </p>
    );
  }
  if (term === '' || isQuoted(term)) return null;
  return (
    <p className={styles.state}>
      Searched with operators.
      <Button kind="text" onClick={() => search(quoteChapterTerm(term))}>
        Search as the exact phrase
      </Button>
    </p>
  );
}
