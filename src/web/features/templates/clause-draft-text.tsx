import { TriangleAlert } from 'lucide-react';
import { useCopy } from '#web/app/use-copy.ts';
import { useFileMenu } from '#web/app/use-file-menu.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { FormatMenu } from '#web/ui/format-menu.tsx';
import styles from './clause.module.css';
import type { ClauseModel } from './use-clause.ts';

const FORMATS = [
  { format: 'word', name: 'Word', detail: 'to work on' },
  { format: 'pdf', name: 'PDF', detail: 'to print or pass on' },
] as const;

/** The clause as it stands, what is open in it and what to look at, and the file. */
export function ClauseDraftText({ model }: { readonly model: ClauseModel }) {
  const { draft, institution } = model;
  return (
    <section className={styles.draft} aria-label="Clause">
      <div className={styles.draftHead}>
        <h2>The clause</h2>
        <Acts model={model} />
      </div>
      <div className={styles.words} aria-live="polite">
        {draft.sentences.map(({ text, isOpen }) => (
          <p key={text} className={classNames(isOpen && styles.open)}>
            {text}
          </p>
        ))}
      </div>
      <Cautions cautions={draft.cautions} />
      <StillOpen open={draft.open} />
      {institution?.website ? (
        <p className={styles.model}>
          Model clause and rules of {institution.name}:{' '}
          <ExternalLink href={institution.website}>{new URL(institution.website).host}</ExternalLink>
        </p>
      ) : null}
    </section>
  );
}

function Acts({ model: { draft, form } }: { readonly model: ClauseModel }) {
  const menu = useFileMenu(() => ({ kind: 'clause', clause: form }));
  const [isCopied, copy] = useCopy('Clause copied');
  return (
    <div className={styles.acts}>
      <Button kind="ghost" onClick={() => copy(draft.sentences.map(({ text }) => text).join('\n\n'))}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <FormatMenu verb="Download" what="the clause" formats={FORMATS} kind="outlined" {...menu} />
    </div>
  );
}

function Cautions({ cautions }: { readonly cautions: readonly string[] }) {
  if (cautions.length === 0) return null;
  return (
    <ul className={styles.cautions} aria-label="To look at">
      {cautions.map((caution) => (
        <li key={caution}>
          <TriangleAlert size="1rem" aria-hidden /> <span>{caution}</span>
        </li>
      ))}
    </ul>
  );
}

function StillOpen({ open }: { readonly open: ClauseModel['draft']['open'] }) {
  return (
    <>
      <h3 className={styles.openTitle}>Still open</h3>
      {open.length === 0 ? (
        <p className={styles.note}>Nothing: every point was chosen.</p>
      ) : (
        <dl className={styles.openList}>
          {open.map(({ label, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
