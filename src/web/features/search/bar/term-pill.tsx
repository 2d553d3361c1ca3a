import { X } from 'lucide-react';
import { listOperators } from '#domain/query/offered-operators.ts';
import type { SearchTerm } from '#domain/query/split-terms.ts';
import { useReturnedFocus } from '#web/ui/use-returned-focus.ts';
import { OperatorMenu } from './operator-menu.tsx';
import { PillEditor } from './pill-editor.tsx';
import styles from './term-pills.module.css';

interface TermPillProps {
  readonly index: number;
  readonly term: SearchTerm;
  /** The only term is joined to nothing. */
  readonly isOnly: boolean;
  /** The button that the Tab key stops at, as place and part. */
  readonly reached: string;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
  /** Ends editing, with the text that is to stand here; undefined leaves everything as it was. */
  readonly onApply: (text: string | undefined) => void;
  readonly onChoose: (operator: string) => void;
  readonly onRemove: () => void;
}

/** One term: its operator, its text, which opens for editing, and the button that removes it. */
export function TermPill({ index, term, isOnly, reached, isEditing, ...act }: TermPillProps) {
  const text = useReturnedFocus(isEditing);
  const stopAt = (part: string) => ({ tabIndex: reached === `${index} ${part}` ? 0 : -1 });
  if (isEditing) {
    return (
      <li className={styles.pill} data-pill={index}>
        <PillEditor text={term.term} onApply={act.onApply} />
      </li>
    );
  }
  return (
    <li className={styles.pill} data-pill={index}>
      {isOnly && term.operator === 'AND' ? null : (
        <OperatorOfTerm index={index} term={term} onChoose={act.onChoose} stop={stopAt('operator')} />
      )}
      <button
        ref={text}
        type="button"
        className={styles.term}
        dir="auto"
        title="Edit this term"
        aria-label={`Edit ${term.term}`}
        data-stop="term"
        {...stopAt('term')}
        onClick={act.onEdit}
      >
        {term.term}
      </button>
      <RemoveTerm text={term.term} onRemove={act.onRemove} stop={stopAt('remove')} />
    </li>
  );
}

interface OperatorOfTermProps extends Pick<TermPillProps, 'index' | 'term' | 'onChoose'> {
  readonly stop: { readonly tabIndex: number };
}

function OperatorOfTerm({ index, term, onChoose, stop }: OperatorOfTermProps) {
  return (
    <OperatorMenu
      operator={term.operator}
      choices={listOperators(index, term.operator)}
      label={`Operator ${term.operator}, before ${term.term}`}
      isQuiet={index === 0 && term.operator === 'AND'}
      onChoose={onChoose}
      stop={stop}
    />
  );
}

interface RemoveTermProps extends Pick<TermPillProps, 'onRemove'> {
  readonly text: string;
  readonly stop: { readonly tabIndex: number };
}

function RemoveTerm({ text, onRemove, stop }: RemoveTermProps) {
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={`Remove ${text}`}
      data-stop="remove"
      {...stop}
      onClick={onRemove}
    >
      <X size="0.875rem" aria-hidden />
    </button>
  );
}
