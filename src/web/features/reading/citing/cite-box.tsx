import { cite } from '#domain/citing/cite.ts';
import { STYLES } from '#domain/citing/styles.ts';
import type { CitedWork } from '#domain/bibliography/cited-work.ts';
import { writePlain } from '#domain/citing/runs.ts';
import { useCopy } from '#web/app/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './citing.module.css';
import { copyBoth, writeCitedHtml } from './copy-cited.ts';
import { useStyle } from '#web/app/use-style.ts';

export interface CiteBoxProps {
  readonly work: CitedWork;
  /** Of the work, absolute. */
  readonly address: string;
}

/** How the work is cited in the style of this reader, ready to be copied with the way to it (OP-198). */
export function CiteBox({ work, address }: CiteBoxProps) {
  const [style, setStyle] = useStyle();
  const [isCopied, copy] = useCopy('Citation copied');
  const [isLinkCopied, copyLink] = useCopy('Link copied');
  const runs = cite(work, style);
  return (
    <div className={styles.box}>
      <Select
        label="Style"
        value={style}
        options={STYLES.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(chosen) => setStyle(STYLES.find(({ id }) => id === chosen)?.id ?? style)}
      />
      <p className={styles.cited}>
        {runs.map((run, at) =>
          // oxlint-disable-next-line react/no-array-index-key -- the words of one citation never move
          typeof run === 'string' ? run : <i key={at}>{run.italic}</i>,
        )}
      </p>
      <div className={styles.buttons}>
        <Button kind="default" onClick={() => copy(() => copyBoth(writePlain(runs), writeCitedHtml(runs, address)))}>
          {isCopied ? 'Copied' : 'Copy citation'}
        </Button>
        <Button onClick={() => copyLink(address)}>{isLinkCopied ? 'Copied' : 'Copy link'}</Button>
      </div>
      <p className={styles.checked}>Checked against {STYLES.find(({ id }) => id === style)?.checked}.</p>
    </div>
  );
}
