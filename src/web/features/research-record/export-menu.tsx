import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import { toApiError } from '#web/api/api-error.ts';
import { exportRecord, type ExportFormat } from '#web/api/research-record.ts';
import { Button } from '#web/ui/button.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { announce } from '#web/ui/live-region.tsx';
import { notify } from '#web/ui/notifications.ts';
import styles from './record-page.module.css';

const FORMATS: readonly { readonly format: ExportFormat; readonly name: string }[] = [
  { format: 'word', name: 'Word' },
  { format: 'excel', name: 'Excel' },
  { format: 'text', name: 'Plain text' },
];

interface ExportMenuProps {
  /** Ids of the searches that are selected; all are taken where none is. */
  readonly chosen: readonly string[];
  readonly isDisabled: boolean;
}

/** Saves the record as a file. */
export function ExportMenu({ chosen, isDisabled }: ExportMenuProps) {
  const [isBusy, setBusy] = useState(false);
  const what = chosen.length === 0 ? 'the whole record' : formatCount(chosen.length, 'search', 'searches');
  const start = async (format: ExportFormat) => {
    setBusy(true);
    try {
      await exportRecord(format, chosen);
      announce('The file was saved.');
    } catch (error) {
      notify({ type: 'error', title: 'The record could not be exported', content: toApiError(error).message });
    }
    setBusy(false);
  };
  return (
    <Dropdown
      renderTrigger={(properties) => (
        <Button {...properties} disabled={isDisabled} aria-busy={isBusy}>
          <Download size={16} aria-hidden /> {isBusy ? 'Preparing…' : 'Export'}
          <span className="visually-hidden"> {what}</span>
          <ChevronDown size={14} aria-hidden />
        </Button>
      )}
    >
      {(close) => (
        <>
          <p className={styles.exported}>Export {what} as</p>
          <ul>
            {FORMATS.map(({ format, name }) => (
              <li key={format}>
                <button
                  type="button"
                  className={styles.item}
                  disabled={isBusy}
                  onClick={() => {
                    close();
                    void start(format);
                  }}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dropdown>
  );
}
