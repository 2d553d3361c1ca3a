import { ChevronDown, Download } from 'lucide-react';
import type { DownloadBody } from '#contract/download.ts';
import type { DownloadFormat } from '#web/api/download.ts';
import { Button } from '#web/ui/button.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import styles from './download-menu.module.css';
import { useDownload } from './use-download.ts';

const FORMATS: readonly { readonly format: DownloadFormat; readonly name: string; readonly detail: string }[] = [
  { format: 'excel', name: 'Excel', detail: 'a table to sort and filter' },
  { format: 'word', name: 'Word', detail: 'a list to work with' },
  { format: 'pdf', name: 'PDF', detail: 'a list to print or pass on' },
];

export interface DownloadMenuProps {
  /** What is downloaded, said after the button's word: `12 results`. */
  readonly what: string;
  /** What the file will not hold; nothing where it holds all. */
  readonly note?: string | undefined;
  readonly body: DownloadBody;
  readonly kind: 'outlined' | 'ghost';
}

/** A button that offers a list as Excel, Word or PDF (OP-68, OP-77). */
export function DownloadMenu({ what, note, body, kind }: DownloadMenuProps) {
  const { isBusy, start } = useDownload();
  return (
    <Dropdown
      align="end"
      renderTrigger={(properties) => (
        <Button {...properties} kind={kind} aria-busy={isBusy} className={styles.button}>
          <Download size={16} aria-hidden />
          {isBusy ? 'Preparing…' : 'Download'}
          <span className="visually-hidden"> {what}</span>
          <ChevronDown size={14} aria-hidden />
        </Button>
      )}
    >
      {(close) => (
        <>
          <p className={styles.what}>Download {what}</p>
          <ul>
            {FORMATS.map(({ format, name, detail }) => (
              <li key={format}>
                <button
                  type="button"
                  className={styles.item}
                  disabled={isBusy}
                  onClick={() => {
                    close();
                    start(format, body);
                  }}
                >
                  <span className={styles.name}>{name}</span> <span className={styles.detail}>{detail}</span>
                </button>
              </li>
            ))}
          </ul>
          {note ? <p className={styles.note}>{note}</p> : null}
        </>
      )}
    </Dropdown>
  );
}
