import { CircleHelp, Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import type { SearchMode } from '#web/api/edition-view.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Popover } from '#web/ui/popover.tsx';
import { useShortcuts } from '#web/ui/use-shortcuts.ts';
import { LatestList } from './latest-list.tsx';
import { OperatorHelp } from './operator-help.tsx';
import styles from './search-bar.module.css';
import { useLatestList } from './use-latest-list.ts';
import { useSearchBar } from './use-search-bar.ts';

interface SearchBarProps {
  readonly mode?: SearchMode | undefined;
  readonly state?: SearchState | undefined;
  /** Large on the home page, where it is the main thing. */
  readonly size?: 'regular' | 'large';
  /** The field of a sheet takes the focus and leaves the `/` key to the page. */
  readonly isInSheet?: boolean;
  /** After a search was started. */
  readonly onSearch?: () => void;
}

/** The search field with its clear button, the operator help, the button that searches and the latest searches. */
export function SearchBar({ mode, state, size = 'regular', isInSheet = false, onSearch }: SearchBarProps) {
  const bar = useSearchBar({ mode, state });
  const latest = useLatestList(bar.text);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const focus = () => {
    input.current?.focus();
    input.current?.select();
  };
  useShortcuts(isInSheet ? {} : { '/': focus });
  const submit = (text?: string) => {
    latest.close();
    bar.submit(text);
    onSearch?.();
  };
  return (
    <search className={styles.search}>
      <form
        className={classNames(styles.bar, styles[size])}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.field}>
          <Search size={18} aria-hidden className={styles.icon} />
          <input
            ref={input}
            className={styles.input}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            aria-label="Search the library"
            aria-describedby={hint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            // A sheet with the field was opened in order to type here.
            data-autofocus={isInSheet || undefined}
            placeholder={bar.placeholder}
            value={bar.text}
            onChange={(event) => bar.setText(event.target.value)}
            {...latest.field}
          />
          {bar.text === '' ? null : (
            <Button
              kind="icon"
              aria-label="Clear search"
              onClick={() => {
                bar.clear();
                focus();
              }}
            >
              <X size={18} aria-hidden />
            </Button>
          )}
          <Popover
            label="How to write a query"
            align="end"
            width="text"
            renderTrigger={(properties) => (
              <Button kind="icon" aria-label="How to write a query" {...properties}>
                <CircleHelp size={18} aria-hidden />
              </Button>
            )}
          >
            {(close) => (
              <OperatorHelp
                onTry={(example) => {
                  close();
                  submit(example);
                }}
              />
            )}
          </Popover>
        </div>
        <Button kind="default" type="submit" className={styles.submit}>
          Search
        </Button>
        <span id={hint} className="visually-hidden">
          Operators such as AND, OR, NOT and NEAR5 are written in capitals.
        </span>
      </form>
      {latest.isOpen ? <LatestList model={latest} isInSheet={isInSheet} onSearch={onSearch} /> : null}
    </search>
  );
}
