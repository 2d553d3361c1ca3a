import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { SearchTerm } from '#domain/query/split-terms.ts';
import { announce } from '#web/app/live-region.tsx';
import { moveStop } from './move-stop.ts';
import styles from './term-pills.module.css';
import { TermPill } from './term-pill.tsx';

interface TermPillsProps {
  readonly terms: readonly SearchTerm[];
  readonly onChange: (index: number, change: Partial<SearchTerm>) => void;
  readonly onRemove: (index: number) => void;
  /** Gives the focus back to the field behind the pills. */
  readonly onLeave: () => void;
}

/**
 * The terms of the query as pills with their operators (SR-026). They are one stop of the Tab key; arrows, Home and End go
 * through their buttons and on to the field, Delete and Backspace remove.
 */
export function TermPills({ terms, onChange, onRemove, onLeave }: TermPillsProps) {
  const [stop, setStop] = useState('0 term');
  const [editing, setEditing] = useState<number>();
  const last = terms.length - 1;
  const remove = (index: number) => {
    announce(`Removed: ${nameOf(terms[index], index)}`);
    // The next pill takes the place of the one that goes; behind the last there is the field.
    if (index === last) onLeave();
    onRemove(index);
  };
  const [pill = '0', part] = stop.split(' ');
  const reached = `${Math.min(Number(pill), last)} ${part}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are for the buttons in it
    <ul
      aria-label="Terms of the query"
      className={styles.pills}
      onKeyDown={(event) => press(event, { leave: onLeave, remove, edit: setEditing })}
      onFocus={({ target }: FocusEvent<HTMLElement>) => setStop(stopOf(target) ?? stop)}
    >
      {terms.map((term, index) => (
        <TermPill
          // oxlint-disable-next-line react/no-array-index-key -- the focus stays at a place of the query, not with a word
          key={index}
          index={index}
          term={term}
          isOnly={terms.length === 1}
          reached={reached}
          isEditing={editing === index}
          onEdit={() => setEditing(index)}
          onApply={(text) => {
            setEditing(undefined);
            if (text === '') remove(index);
            else if (text !== undefined && text !== term.term) onChange(index, { term: text });
          }}
          onChoose={(operator) => onChange(index, { operator })}
          onRemove={() => remove(index)}
        />
      ))}
    </ul>
  );
}

function nameOf(term: SearchTerm | undefined, index: number): string {
  if (!term) return '';
  return index === 0 && term.operator === 'AND' ? term.term : `${term.operator} ${term.term}`;
}

/** Place and part of a button of the pills. */
function stopOf(target: HTMLElement): string | undefined {
  const at = target.closest<HTMLElement>('[data-pill]')?.dataset['pill'];
  const part = target.dataset['stop'];
  return at !== undefined && part ? `${at} ${part}` : undefined;
}

interface KeyActs {
  readonly leave: () => void;
  readonly remove: (index: number) => void;
  readonly edit: (index: number) => void;
}

/** The keys of the list of pills. */
function press(event: KeyboardEvent<HTMLElement>, { leave, remove, edit }: KeyActs): void {
  const target = event.target as HTMLElement;
  const index = Number(target.closest<HTMLElement>('[data-pill]')?.dataset['pill'] ?? -1);
  if (target instanceof HTMLInputElement || index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const next = moveStop(event.key, stops.indexOf(target), stops.length);
  if (next === 'field') leave();
  else if (next !== undefined) stops[next]?.focus();
  else if (event.key === 'Delete' || event.key === 'Backspace') remove(index);
  else if (event.key === 'F2') edit(index);
  else return;
  event.preventDefault();
}
