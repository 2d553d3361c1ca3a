import { useId } from 'react';
import { FAVORITE_LIMITS } from '#domain/tools/desk/favorite.ts';
import { useAccount } from '#web/app/account.ts';
import { useCitations } from '#web/app/citation-list.ts';
import { useCopy } from '#web/app/use-copy.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import styles from './citation-list-page.module.css';
import { describeFound, printFound, printLeftOut } from './describe-found.ts';
import { FoundTable } from './found-table.tsx';
import { useListLookUp, type ListLookUp } from './use-list-look-up.ts';

/** Characters of a list whose lines run in the direction of their own letters. */
const LONGEST_WITH_DIRECTION = 50_000;

/**
 * A pasted bibliography with what each entry stands for, all of it on one page (OP-177, OP-184). `signIn` is the page that
 * leads back here.
 */
export function CitationListPage({ signIn }: { readonly signIn: string }) {
  const text = useCitations();
  return (
    <Page>
      <PageHead
        title="Look up a list of citations"
        lead={`One citation on each line, or separated by semicolons: numbers, neutral citations, ECLIs, DOIs, ISBNs, names of cases or exact titles, with what your list says beside them. Up to ${FAVORITE_LIMITS.added} at once; they are looked up and not kept.`}
      />
      <List key={text} text={text} signIn={signIn} />
    </Page>
  );
}

function List({ text, signIn }: { readonly text: string; readonly signIn: string }) {
  const model = useListLookUp(text);
  const { found, isBusy } = model;
  return (
    <>
      <ListField model={model} />
      <p>
        <Button kind="default" aria-disabled={isBusy} onClick={() => void model.lookUp(model.text)}>
          {isBusy ? 'Looking up…' : 'Look up'}
        </Button>
      </p>
      {found ? (
        <section aria-label="What was found">
          <p className={styles.summary}>{describeFound(found)}</p>
          <Tools model={model} signIn={signIn} />
          <FoundTable found={found} model={model} />
        </section>
      ) : null}
    </>
  );
}

function ListField({ model }: { readonly model: ListLookUp }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        Citations, or the text of a RIS file
      </label>
      <textarea
        id={id}
        className={styles.field}
        // Chromium takes minutes to find the direction of each of many lines.
        dir={model.text.length > LONGEST_WITH_DIRECTION ? undefined : 'auto'}
        rows={model.found ? 4 : 10}
        value={model.text}
        aria-describedby={`${id}-trouble`}
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

/** What can be done with the answer: copied whole, or what was left out of it, and what is ticked kept as a folder. */
function Tools({ model, signIn }: { readonly model: ListLookUp; readonly signIn: string }) {
  const { found = [] } = model;
  const { isSignedIn } = useAccount();
  const [isCopied, copy] = useCopy('The result was copied');
  const [isLeftOutCopied, copyLeftOut] = useCopy('What was left out was copied');
  const leftOut = printLeftOut(found);
  return (
    <div className={styles.tools}>
      {isSignedIn ? (
        <FolderForm model={model} />
      ) : (
        <p>
          <AppLink href={signIn}>Sign in with a personal account</AppLink> to keep these as a folder.
        </p>
      )}
      <Button onClick={() => copy(printFound(found, location.origin))}>{isCopied ? 'Copied' : 'Copy result'}</Button>
      {leftOut === '' ? null : (
        <Button onClick={() => copyLeftOut(leftOut)}>{isLeftOutCopied ? 'Copied' : 'Copy what was left out'}</Button>
      )}
    </div>
  );
}

function FolderForm({ model: { name, setName, chosen, isBusy, makeFolder } }: { readonly model: ListLookUp }) {
  const id = useId();
  return (
    <form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.size > 0) void makeFolder();
      }}
    >
      <label htmlFor={id}>Name of the folder</label>
      <input id={id} dir="auto" autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
      <Button kind="default" type="submit" aria-disabled={isBusy || chosen.size === 0}>
        Make folder with {chosen.size}
      </Button>
    </form>
  );
}
