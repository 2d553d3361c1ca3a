import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { announce } from '#web/app/live-region.tsx';
import { useShortcuts } from '#web/app/use-shortcuts.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import styles from './beside-page.module.css';
import { describeBeside, nameChanges } from './describe-beside.ts';
import { useBeside, type BesideText } from './use-beside.ts';

/** One of the two texts, with its name and the address where it is read alone. */
export interface NamedText extends BesideText {
  readonly name: string;
  readonly href: string;
}

interface BesidePageProps {
  readonly title: string;
  /** The older one, or the one that is translated, first. */
  readonly texts: readonly [NamedText, NamedText];
  /** The words of a translation are not compared. */
  readonly isTranslation: boolean;
}

/** Two versions or languages of a text side by side, paragraph beside paragraph, so that they move together. */
export function BesidePage({ title, texts, isTranslation }: BesidePageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const beside = useBeside(texts, isTranslation, frame);
  const [old, next] = texts;
  return (
    <Page>
      <PageHead title={title} />
      <div className={styles.bar}>
        <p className={styles.names}>
          {[old, next].map(({ name, href }) => (
            <AppLink key={href} href={href}>
              {name}
            </AppLink>
          ))}
        </p>
        <output className={styles.state} aria-busy={beside.phase === 'loading' || beside.phase === 'comparing'}>
          {describeBeside(beside, isTranslation)}
        </output>
        {beside.phase === 'paused' ? (
          <Button kind="text" onClick={beside.goOn}>
            Compare the rest
          </Button>
        ) : null}
        <Progress beside={beside} />
        <Steps beside={beside} />
      </div>
      {beside.phase === 'failed' ? (
        <PartTrouble onRetry={beside.retry}>
          <p>{beside.message} Each text can be read alone.</p>
        </PartTrouble>
      ) : null}
      <div ref={frame} className="document-text" data-translation={isTranslation || undefined} />
    </Page>
  );
}

type BesideState = ReturnType<typeof useBeside>;

function Progress({ beside: { phase, done, total } }: { readonly beside: BesideState }) {
  if (phase !== 'loading' && phase !== 'comparing') return null;
  return (
    <progress
      className={styles.progress}
      aria-label={phase === 'loading' ? 'Loading the texts' : 'Comparing the texts'}
      {...(total > 0 ? { max: total, value: done } : {})}
    />
  );
}

/** From change to change; nothing where there is none. */
function Steps({ beside: { rows, show } }: { readonly beside: BesideState }) {
  const [current, setCurrent] = useState(-1);
  const changes = [...rows.keys()].filter((at) => rows[at]?.kind !== 'same');
  const step = (by: 1 | -1) => {
    const from = current < 0 && by < 0 ? changes.length : current;
    const at = (from + by + changes.length) % changes.length;
    const row = changes[at];
    if (row === undefined || !show(row)) return;
    setCurrent(at);
    announce(`Change ${formatNumber(at + 1)} of ${formatNumber(changes.length)}: ${nameChanges(rows[row]?.kind)}`);
  };
  useShortcuts(changes.length > 0 ? { n: () => step(1), p: () => step(-1) } : {});
  if (changes.length === 0) return null;
  return (
    <fieldset className={styles.steps} aria-label="Changes">
      <Button kind="icon" aria-label="Previous change" title="Previous change (p)" onClick={() => step(-1)}>
        <ChevronUp size="1.125rem" aria-hidden />
      </Button>
      <span>
        {current < 0 ? formatNumber(changes.length) : `${formatNumber(current + 1)} of ${formatNumber(changes.length)}`}
      </span>
      <Button kind="icon" aria-label="Next change" title="Next change (n)" onClick={() => step(1)}>
        <ChevronDown size="1.125rem" aria-hidden />
      </Button>
    </fieldset>
  );
}
