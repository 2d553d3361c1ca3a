import { X } from 'lucide-react';
import { useRef } from 'react';
import type { ResearchEntry } from '#web/api/research-record.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { formatDate } from '#domain/document/format-date.ts';
import { formatInstant, timeOf } from '#domain/tools/desk/local-instant.ts';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import { isFocusFree } from '#web/ui/is-focus-free.ts';
import { NewHitList } from '#web/ui/new-hit-list.tsx';
import { EntryNote } from './entry-note.tsx';
import styles from './record-page.module.css';
import { useEntry } from './use-entry.ts';

interface RecordEntryProps {
  readonly entry: ResearchEntry;
  readonly corpusVersion: number;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
  /** `isFocusFree`: the focus may be moved on from it. */
  readonly onRemoved: (id: string, isFocusFree: boolean) => void;
}

/** One search of the record, with what can be done with it. */
export function RecordEntry({ entry, corpusVersion, isChosen, onChoose, onRemoved }: RecordEntryProps) {
  const { matches, isBusy, findNew, remove } = useEntry(entry);
  const { id, title, url, madeAt } = entry;
  const row = useRef<HTMLLIElement>(null);
  const removeIt = async () => {
    if (await remove()) onRemoved(id, isFocusFree(row.current));
  };
  return (
    <li ref={row} className={styles.entry}>
      <Pick entry={entry} isChosen={isChosen} onChoose={onChoose} />
      <time className={styles.time} dateTime={madeAt}>
        {timeOf(madeAt)}
      </time>
      <div className={styles.main}>
        <h3 dir="auto" className={styles.name}>
          <FactsLine facts={title.split(' · ')} />
        </h3>
        <Facts entry={entry} corpusVersion={corpusVersion} />
        <div className={styles.tools}>
          <AppLink href={url}>
            Search again<span className="visually-hidden">: {title}</span>
          </AppLink>
          <Button kind="text" aria-busy={isBusy} onClick={findNew}>
            New since then<span className="visually-hidden">: {title}</span>
          </Button>
          <EntryNote entry={entry} />
        </div>
        {matches ? (
          <NewHitList
            matches={matches}
            title={`New since ${formatInstant(matches.since)}`}
            {...{ formatDate, formatInstant }}
            renderActions={(hit) => <DocumentActions place="row" document={hit} />}
          />
        ) : null}
      </div>
      <Remove entry={entry} onRemove={() => void removeIt()} />
    </li>
  );
}

function Pick({ entry, isChosen, onChoose }: Omit<RecordEntryProps, 'corpusVersion' | 'onRemoved'>) {
  return (
    <label className={styles.pick}>
      <input type="checkbox" className={styles.box} checked={isChosen} onChange={() => onChoose(entry.id)} />
      <span className="visually-hidden">
        Select {entry.title}, {formatInstant(entry.madeAt)}
      </span>
    </label>
  );
}

function Remove({ entry, onRemove }: { readonly entry: ResearchEntry; readonly onRemove: () => void }) {
  return (
    <Button
      kind="icon"
      className={styles.remove}
      data-remove={entry.id}
      aria-label={`Remove ${entry.title}, ${formatInstant(entry.madeAt)}`}
      onClick={onRemove}
    >
      <X size="1.125rem" aria-hidden />
    </Button>
  );
}

/** What was searched for and what it found at the time. */
function Facts({ entry, corpusVersion }: { readonly entry: ResearchEntry; readonly corpusVersion: number }) {
  const { understood, filters } = entry;
  return (
    <>
      {understood ? <p className={styles.words}>{understood}</p> : null}
      {filters.length > 0 ? (
        <ul className={styles.filters} aria-label="Filters">
          {filters.map((filter) => (
            <li key={filter} dir="auto">
              {filter}
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.meta}>
        <FactsLine
          facts={[
            entry.mode,
            <strong key="total">{formatCount(entry.total, 'result')}</strong>,
            lowerFirst(entry.sort),
            nameVersion(entry.corpusVersion, corpusVersion),
          ]}
        />
      </p>
    </>
  );
}

function nameVersion(then: number, now: number): string {
  return `Library version ${formatNumber(then)}${then === now ? ' (current)' : ''}`;
}

/** An order within a line: `newest first`, `title A to Z`. */
function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
