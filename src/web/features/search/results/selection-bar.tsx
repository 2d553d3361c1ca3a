import type { DownloadBody } from '#contract/download.ts';
import type { SelectedItem } from '#domain/search/selection.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import { LazyDownloadMenu } from './lazy-download-menu.tsx';
import styles from './selection-bar.module.css';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  readonly selection: Selection;
  /** Every hit of the page. */
  readonly page: readonly SelectedItem[];
  /** The search, as a download of its whole result would ask for it. */
  readonly body: DownloadBody;
}

/** Over the hits: all of the page at once, and what can be done with what is selected (OP-68, SR-081, SR-082). */
export function SelectionBar({ selection, page, body }: SelectionBarProps) {
  const { items } = selection;
  const state = selection.has(page);
  const hasSome = items.length > 0;
  return (
    <fieldset className={classNames(styles.bar, hasSome && styles.active)} aria-label="Selection" data-focus-group>
      <Checkbox state={state} onChange={() => (state === true ? selection.clear() : selection.addAll(page))}>
        <span className={styles.all}>{state === true ? 'Deselect all' : 'Select all on this page'}</span>
      </Checkbox>
      {hasSome ? (
        <div className={styles.tools}>
          <p className={styles.count}>{formatNumber(items.length)} selected</p>
          <LazyDownloadMenu
            kind="outlined"
            what={formatCount(items.length, 'selected result')}
            body={{ ...body, ids: items.map(({ id, type }) => ({ id, type })) }}
          />
          <Button kind="text" onClick={selection.clear}>
            Clear<span className="visually-hidden"> the selection</span>
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
