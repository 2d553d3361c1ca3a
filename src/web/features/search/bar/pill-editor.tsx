import { useRef } from 'react';
import styles from './term-pills.module.css';

interface PillEditorProps {
  readonly text: string;
  /** With undefined where nothing is to change. */
  readonly onApply: (text: string | undefined) => void;
}

/** A term being edited where it stands: Enter or going elsewhere applies, Escape leaves it as it was. */
export function PillEditor({ text, onApply }: PillEditorProps) {
  const isDone = useRef(false);
  const finish = (value: string | undefined) => {
    if (isDone.current) return;
    isDone.current = true;
    onApply(value?.trim());
  };
  return (
    <input
      ref={(input) => {
        if (!input || input === document.activeElement) return;
        input.focus();
        input.select();
      }}
      className={styles.editor}
      type="text"
      aria-label={`Edit term ${text}`}
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      size={Math.min(60, Math.max(6, text.length))}
      defaultValue={text}
      onBlur={(event) => finish(event.target.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') finish(event.currentTarget.value);
        else if (event.key === 'Escape') finish(undefined);
        else return;
        event.preventDefault();
      }}
    />
  );
}
