import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { clearRecord, setKept } from '#web/api/research-record.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmSheet, type ConfirmSheetProps } from '#web/ui/confirm-sheet.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { notify } from '#web/app/notifications.ts';
import { Switch } from '#web/ui/switch.tsx';
import { attempt } from '#web/app/attempt.ts';
import { ExportMenu } from './export-menu.tsx';
import styles from './record-page.module.css';

interface RecordToolsProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isKept: boolean;
  /** Ids of the searches that are selected. */
  readonly chosen: readonly string[];
  readonly hasEntries: boolean;
  readonly onCleared: () => void;
}

/** Above the record: find in it, take it along, pause it, clear it. */
export function RecordTools({ text, onText, isKept, chosen, hasEntries, onCleared }: RecordToolsProps) {
  const id = useId();
  const queries = useQueryClient();
  const [isClearing, setClearing] = useState(false);
  const keep = () => attempt('The setting could not be changed', () => setKept(queries, !isKept));
  const clear = async () => {
    await attempt('The record could not be cleared', async () => {
      const { count } = await clearRecord(queries);
      notify({ type: 'success', title: `${formatCount(count, 'search was', 'searches were')} removed` });
      onCleared();
    });
  };
  return (
    <>
      <div className={styles.find}>
        <label htmlFor={id}>Find in the record</label>
        <input
          id={id}
          type="search"
          className={styles.findField}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      <div className={styles.actions}>
        <ExportMenu chosen={chosen} isDisabled={!hasEntries} />
        <Button disabled={!hasEntries && text === ''} onClick={() => setClearing(true)}>
          Clear record
        </Button>
        <div className={styles.keep}>
          <Switch isOn={isKept} onToggle={() => void keep()}>
            Keep a research record
          </Switch>
        </div>
      </div>
      <ClearSheet isOpen={isClearing} onClose={() => setClearing(false)} onConfirm={() => void clear()} />
    </>
  );
}

/** Asks once more before the record goes. */
function ClearSheet(props: Pick<ConfirmSheetProps, 'isOpen' | 'onClose' | 'onConfirm'>) {
  return (
    <ConfirmSheet title="Clear your research record?" button="Clear record" {...props}>
      <p>
        Every search of this edition goes, with its notes, and cannot be brought back. Export the record first if you
        may need it.
      </p>
    </ConfirmSheet>
  );
}
