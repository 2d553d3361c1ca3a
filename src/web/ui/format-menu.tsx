import type { ReactNode } from 'react';
import { Dropdown } from './dropdown.tsx';
import { FormatButton } from './format-button.tsx';
import styles from './format-menu.module.css';

export interface FormatMenuProps<Format extends string> {
  readonly verb: 'Download' | 'Export';
  /** What the file will hold, said after the verb: `12 results`. */
  readonly what: string;
  readonly short?: string | undefined;
  /** Whether the words of the button give way on phones. */
  readonly folds?: boolean;
  /** What it will not hold; nothing where it holds all. */
  readonly note?: string | undefined;
  readonly formats: readonly { readonly format: Format; readonly name: string; readonly detail?: string }[];
  readonly onChoose: (format: Format) => void;
  /** Whether a file is being made. */
  readonly isBusy: boolean;
  /** How far that file is, where it takes its time. */
  readonly progress?: string;
  /** Ends the file that is being made, where that can be. */
  readonly onCancel?: () => void;
  readonly isDisabled?: boolean;
  readonly kind: 'outlined' | 'ghost';
  /** What can be chosen of the file besides its format. */
  readonly children?: ReactNode;
}

/** A button that offers something as a file in one of several formats. */
export function FormatMenu<Format extends string>(props: FormatMenuProps<Format>) {
  const { verb, what, short = '', folds, isBusy, progress = '', isDisabled = false, kind } = props;
  return (
    <Dropdown
      align="end"
      renderTrigger={(properties) => (
        <FormatButton
          {...{ ...properties, folds: folds ?? short !== '', kind }}
          {...(progress === '' ? { what, short } : { what: `, ${what}` })}
          verb={isBusy ? (progress ? capitalize(progress) : 'Preparing…') : verb}
          sign={isBusy ? shorten(progress) : ''}
          disabled={isDisabled}
          aria-busy={isBusy}
        />
      )}
    >
      {(close) => <Formats {...props} onClose={close} />}
    </Dropdown>
  );
}

interface FormatsProps<Format extends string> extends FormatMenuProps<Format> {
  readonly onClose: () => void;
}

function Formats<Format extends string>(props: FormatsProps<Format>) {
  const { verb, what, note, formats, isBusy, progress = '', onChoose, onCancel, onClose, children } = props;
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <>
      <p className={styles.what}>
        {verb} {what}
      </p>
      <ul>
        {formats.map(({ format, name, detail }) => (
          <li key={format}>
            <FormatItem name={name} detail={detail} isDisabled={isBusy} onChoose={closing(() => onChoose(format))} />
          </li>
        ))}
      </ul>
      {isBusy && onCancel ? (
        <FormatItem
          name="Cancel"
          detail={`the file that is being made${progress ? `, ${progress}` : ''}`}
          isDisabled={false}
          onChoose={closing(onCancel)}
        />
      ) : null}
      {children ? <div className={styles.options}>{children}</div> : null}
      {note ? <p className={styles.note}>{note}</p> : null}
    </>
  );
}

interface FormatItemProps {
  readonly name: string;
  readonly detail: string | undefined;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

function FormatItem({ name, detail, isDisabled, onChoose }: FormatItemProps) {
  return (
    <button type="button" className={styles.item} disabled={isDisabled} onClick={onChoose}>
      <span className={styles.name}>{name}</span>
      {detail ? <span className={styles.detail}> {detail}</span> : null}
    </button>
  );
}

/** How much is done, on screens that have no room for more; the list says the rest. */
function shorten(progress: string): string {
  return /^\d+ %/u.exec(progress)?.[0] ?? '…';
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
