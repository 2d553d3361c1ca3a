import type { ClipboardEvent, KeyboardEvent, Ref, RefObject } from 'react';
import { openPalette } from '#web/app/open-palette.ts';
import type { FieldListsHandle, Steering } from './field-lists.tsx';
import styles from './search-bar.module.css';
import type { SearchBarModel } from './use-search-bar.ts';

interface SearchInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly bar: SearchBarModel;
  /** Whether the focus is meant to be here once the page or the sheet is there. */
  readonly isWaitedFor: boolean;
  /** Whether the focus comes with the page, which is no visit: nothing opens over a page that nobody has seen. */
  readonly isArriving: RefObject<boolean>;
  readonly hintId: string;
  /** What opens below; nothing until it is loaded. */
  readonly lists: RefObject<FieldListsHandle | null>;
  readonly steering: Steering | undefined;
  readonly onVisit: (visit: 'here' | 'left') => void;
  readonly onSubmit: () => void;
  /** Backspace and the left arrow at the very beginning lead to the pills. */
  readonly onEnterPills: (input: HTMLInputElement) => void;
  /** Several lines were pasted, or citations with semicolons between them, which are no query but a list. */
  readonly onCitations: (text: string) => void;
}

const FIXED = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  'aria-label': 'Search the library',
  'aria-autocomplete': 'list',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** The place to type in, behind the pills. It keeps the focus and steers what opens below it. */
export function SearchInput({ ref, bar, hintId, lists, steering, isWaitedFor, isArriving, ...on }: SearchInputProps) {
  const visit = () => {
    on.onVisit('here');
    lists.current?.visit();
  };
  return (
    <input
      ref={ref}
      className={styles.input}
      {...FIXED}
      role="combobox"
      aria-describedby={hintId}
      aria-haspopup={steering?.kind ?? 'listbox'}
      aria-expanded={steering !== undefined}
      aria-controls={steering?.listId}
      aria-activedescendant={steering?.active || undefined}
      data-autofocus={isWaitedFor || undefined}
      placeholder={bar.placeholder}
      value={bar.text}
      onChange={(event) => {
        bar.setText(event.target.value);
        on.onVisit('here');
        lists.current?.type();
      }}
      onFocus={() => {
        if (!isArriving.current) visit();
      }}
      onClick={visit}
      onBlur={() => {
        on.onVisit('left');
        lists.current?.close();
      }}
      onKeyDown={(event) => press(event, bar, lists.current, on)}
      onPaste={(event) => paste(event, bar, on)}
    />
  );
}

type Acts = Pick<SearchInputProps, 'onVisit' | 'onSubmit' | 'onEnterPills' | 'onCitations'>;

function press(
  event: KeyboardEvent<HTMLInputElement>,
  bar: SearchBarModel,
  lists: FieldListsHandle | null,
  on: Acts,
): void {
  // Enter and the arrows belong to the input method while it composes; 229 is how some browsers say so.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return;
  const { selectionStart, selectionEnd } = event.currentTarget;
  const isAtStart = selectionStart === 0 && selectionEnd === 0;
  if (event.key === 'ArrowDown') on.onVisit('here');
  // Enter searches by itself, since not every browser submits a form for it (SH-314).
  if (lists?.press(event)) event.preventDefault();
  else if (event.key === '/' && bar.text === '' && bar.query === '') {
    event.preventDefault();
    openPalette();
  } else if (event.key === 'Enter') {
    event.preventDefault();
    on.onSubmit();
  } else if (isAtStart && (event.key === 'Backspace' || event.key === 'ArrowLeft')) {
    event.preventDefault();
    on.onEnterPills(event.currentTarget);
  }
}

/**
 * A list is looked up as one; prose over several lines becomes one line, its last word and next one apart. What lists are
 * is known when one may have been pasted, so that no page waits for it.
 */
function paste(event: ClipboardEvent<HTMLInputElement>, bar: SearchBarModel, { onCitations }: Acts): void {
  const text = event.clipboardData.getData('text').trim();
  if (!/[\r\n;]/.test(text)) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const before = value.slice(0, selectionStart ?? value.length);
  // At once, so that Enter right behind finds it there.
  bar.setText(`${before}${text.replaceAll(/\s+/g, ' ')}${value.slice(selectionEnd ?? value.length)}`);
  const lookAgain = async () => {
    const { isPastedList } = await import('#domain/document/read-pasted.ts');
    if (!isPastedList(text)) return;
    bar.setText(value);
    onCitations(text);
  };
  // Where that cannot be had, a list is looked for as words, and the results offer to look it up.
  lookAgain().catch(() => undefined);
}
