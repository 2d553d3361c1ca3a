import { cite } from '#domain/citing/cite.ts';
import { STYLES } from '#domain/citing/styles.ts';
import type { CitedWork } from '#domain/bibliography/cited-work.ts';
import { writePlain } from '#domain/citing/runs.ts';
import { useCopy } from '#web/app/use-copy.ts';
import { useStyle } from '#web/app/use-style.ts';
import { CitedWords } from '#web/ui/cited-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './citing.module.css';
import { copyBoth, writeCitedHtml } from '#web/app/copy-cited.ts';

export interface CiteBoxProps {
  /** Undefined while it is on its way. */
  readonly work: CitedWork | undefined;
  /** Of the work, absolute. */
  readonly address: string;
  /** Why it does not come. */
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** How the work is cited in the style of this reader, ready to be copied with the way to it (OP-198). */
export function CiteBox({ work, address, error, onRetry }: CiteBoxProps) {
  const [style, setStyle] = useStyle();
  const [isCopied, copy] = useCopy('Citation copied');
  const [isLinkCopied, copyLink] = useCopy('Link copied');
  if (!work && error) return <PartTrouble error={error} onRetry={onRetry} />;
  const runs = work && cite(work, style);
  return (
    <div className={styles.box}>
      <Select
        label="Style"
        value={style}
        options={STYLES.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(chosen) => setStyle(STYLES.find(({ id }) => id === chosen)?.id ?? style)}
      />
      <p className={styles.cited}>{runs ? <CitedWords runs={runs} /> : <SkeletonLine width="80%" />}</p>
      <div className={styles.buttons}>
        <Button
          kind="default"
          disabled={!runs}
          onClick={() => copy(() => copyBoth(writePlain(runs ?? []), writeCitedHtml(runs ?? [], address)))}
        >
          {isCopied ? 'Copied' : 'Copy citation'}
        </Button>
        <Button onClick={() => copyLink(address)}>{isLinkCopied ? 'Copied' : 'Copy link'}</Button>
      </div>
      <p className={styles.checked}>Checked against {STYLES.find(({ id }) => id === style)?.checked}.</p>
    </div>
  );
}
