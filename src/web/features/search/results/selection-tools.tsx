import type { DownloadBody } from '#contract/download.ts';
import type { SelectedItem } from '#domain/search/selection.ts';
import { SelectionActions } from '#web/app/selection-actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import { LazyDownloadMenu } from './lazy-download-menu.tsx';
import styles from './selection-tools.module.css';
import type { Selection } from './use-selection.ts';

interface SelectionToolsProps {
  readonly selection: Selection;
  /** Every hit of the page. */
  readonly page: readonly SelectedItem[];
  /** The search, as a download of its whole result would ask for it. */
  readonly body: DownloadBody;
}

/** At the head of the bar: all of the page at once, and what can be done with what is selected (OP-68, SR-081, SR-082). */
export function SelectionTools({ selection, page, body }: SelectionToolsProps) {
  const { items } = selection;
  const state = selection.has(page);
  const name = state === true ? 'Deselect all' : 'Select all on this page';
  return (
    <fieldset className={styles.tools} aria-label="Selection" data-focus-group>
      <span title={name} className={styles.all}>
        <Checkbox state={state} onChange={() => (state === true ? selection.clear() : selection.addAll(page))}>
          <span className="visually-hidden">{name}</span>
        </Checkbox>
      </span>
      {items.length > 0 ? (
        <>
          <p className={styles.count}>{formatNumber(items.length)} selected</p>
          <LazyDownloadMenu
            kind="outlined"
            what={formatCount(items.length, 'selected result')}
            short={formatNumber(items.length)}
            body={{ ...body, ids: items.map(({ id, type }) => ({ id, type })) }}
          />
          <SelectionActions items={items} />
          <Button kind="text" onClick={selection.clear}>
            Clear<span className="visually-hidden"> the selection</span>
          </Button>
        </>
      ) : null}
    </fieldset>
  );
}
