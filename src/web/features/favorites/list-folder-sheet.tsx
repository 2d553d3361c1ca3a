import { useId } from 'react';
import { formatDate } from '#domain/document/format-date.ts';
import type { FoundWork } from '#web/api/citations.ts';
import type { Folder } from '#web/api/favorites.ts';
import { useCopy } from '#web/app/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { describeFound, explainLeftOut, listFirstLines, printLeftOut } from './describe-found.ts';
import dialog from './favorite-dialog.module.css';
import styles from './list-folder-sheet.module.css';
import { useListFolder, type ListFolderModel } from './use-list-folder.ts';

/** Characters of a list whose lines run in the direction of their own letters. */
const LONGEST_WITH_DIRECTION = 50_000;

interface ListFolderSheetProps {
  readonly onMade: (folder: Folder) => void;
  readonly onClose: () => void;
}

/** Makes a folder of a pasted list of citations or a RIS file; only what is recognised is kept (OP-177). */
export function ListFolderSheet({ onMade, onClose }: ListFolderSheetProps) {
  const model = useListFolder(onMade);
  const { found, isBusy, chosen } = model;
  const count = chosen.size;
  const [isCopied, copy] = useCopy('What was left out was copied');
  const leftOut = found ? printLeftOut(found) : '';
  const buttons = (
    <>
      {leftOut === '' ? null : (
        <Button onClick={() => copy(leftOut)}>{isCopied ? 'Copied' : 'Copy what was left out'}</Button>
      )}
      {found ? (
        <Button kind="default" aria-disabled={isBusy || count === 0} onClick={() => count > 0 && void model.make()}>
          Make folder with {count}
        </Button>
      ) : (
        <Button kind="default" aria-disabled={isBusy} onClick={() => void model.lookUp(model.text)}>
          {isBusy ? 'Looking up…' : 'Look up'}
        </Button>
      )}
    </>
  );
  return (
    <Sheet title="Folder from a list" place="centre" isOpen onClose={onClose} footer={buttons}>
      <ListField model={model} />
      {found ? (
        <>
          <NameField model={model} />
          <p className={styles.summary}>{describeFound(found)}</p>
          <Found found={found} model={model} />
        </>
      ) : null}
    </Sheet>
  );
}

function ListField({ model }: { readonly model: ListFolderModel }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        Citations, or the text of a RIS file
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        One citation on each line: numbers, neutral citations, ECLIs, DOIs, ISBNs, names of cases or exact titles. It is
        looked up and not kept.
      </p>
      <textarea
        id={id}
        data-autofocus
        className={styles.field}
        // Chromium takes minutes to find the direction of each of many lines.
        dir={model.text.length > LONGEST_WITH_DIRECTION ? undefined : 'auto'}
        rows={model.found ? 3 : 8}
        value={model.text}
        aria-describedby={`${id}-hint ${id}-trouble`}
        onChange={(event) => model.change(event.target.value)}
      />
      <label className={styles.file}>
        <span>Or choose a file</span>
        <input
          type="file"
          accept=".ris,.txt,application/x-research-info-systems,text/plain"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void model.open(file);
          }}
        />
      </label>
      <p id={`${id}-trouble`} className={styles.trouble} aria-live="polite">
        {model.trouble}
      </p>
    </>
  );
}

function NameField({ model: { name, setName } }: { readonly model: ListFolderModel }) {
  const id = useId();
  return (
    <div className={styles.name}>
      <label htmlFor={id} className={dialog.label}>
        Name of the folder
      </label>
      <input
        id={id}
        className={dialog.field}
        dir="auto"
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </div>
  );
}

function Found({ found, model }: { readonly found: readonly FoundWork[]; readonly model: ListFolderModel }) {
  const first = listFirstLines(found);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Entry</th>
          <th scope="col">Document</th>
        </tr>
      </thead>
      <tbody>
        {found.map((entry) => (
          <tr key={`${entry.work.line} ${entry.work.text}`}>
            <td>{entry.work.line}</td>
            <th scope="row" dir="auto">
              {entry.work.text}
            </th>
            <td>
              <p className={styles.reason}>
                {explainLeftOut(
                  entry,
                  entry.documents.every(({ id }) => first.get(id) !== entry),
                )}
              </p>
              {entry.documents.map((document) => (
                <Choice key={document.id} document={document} entry={entry} first={first} model={model} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChoiceProps {
  readonly document: FoundWork['documents'][number];
  readonly entry: FoundWork;
  /** Where each document is named first. */
  readonly first: ReadonlyMap<string, FoundWork>;
  readonly model: ListFolderModel;
}

/** A document once: lines that mean the same lead to the one where it is ticked. */
function Choice({ document, entry, first, model }: ChoiceProps) {
  const { id, title, type, publicationDate, isOpen } = document;
  const earlier = first.get(id);
  const name = (
    <span>
      <bdi>{title}</bdi>{' '}
      <span className={styles.meta}>
        <FactsLine facts={[type, publicationDate && formatDate(publicationDate)]} /> {isOpen ? null : <ClosedMark />}
      </span>
    </span>
  );
  if (earlier && earlier !== entry) {
    return (
      <div className={styles.again}>
        {name}
        <p className={styles.reason}>The same as in line {earlier.work.line}; it is kept once.</p>
      </div>
    );
  }
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={model.chosen.has(id)} onChange={() => model.toggle(id)} />
      {name}
    </label>
  );
}
