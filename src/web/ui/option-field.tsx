import { ChevronDown } from 'lucide-react';
import { useEffect, useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './option-field.module.css';
import { useOptionKeys } from './use-option-keys.ts';
import type { Typing } from './use-typing.ts';

export interface FieldOption {
  readonly key: string;
  readonly name: string;
  /** What tells it from others, beside the name. */
  readonly note: string | null;
}

interface OptionFieldProps {
  readonly label: string;
  /** What stands at the end of the line of the label. */
  readonly beside?: ReactNode;
  /** What the list holds, for readers of screens. */
  readonly listLabel: string;
  readonly placeholder: string;
  readonly isDisabled?: boolean;
  /** Whether the list opens before anything is typed, as a select does. */
  readonly isSelect?: boolean;
  /** What is chosen, shown while nobody types. */
  readonly value?: string;
  readonly typing: Typing;
  /** What may be meant; none while the list is put away. */
  readonly options: readonly FieldOption[];
  /** What is said of the list below the field. */
  readonly told: string;
  readonly chosenAt?: number;
  readonly onChoose: (at: number) => void;
  /** Enter in a field that was emptied. */
  readonly onEmpty?: () => void;
  /** The focus goes elsewhere. */
  readonly onLeave: () => void;
}

/** A field that is completed from a list; the list is steered from the field and chosen from by pointer, too. */
// Long because: it is one piece of markup whose parts name each other by their ids.
export function OptionField(props: OptionFieldProps) {
  const { label, beside, listLabel, placeholder, isDisabled = false, isSelect = false, value = '' } = props;
  const { typing, options, told, chosenAt = -1, onChoose, onEmpty = typing.end, onLeave } = props;
  const id = useId();
  const keys = useOptionKeys({ typing, count: options.length, chosenAt, onChoose, onEmpty });
  const isOpen = options.length > 0;
  const activeId = isOpen && keys.active >= 0 ? `${id}-${keys.active}` : undefined;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {beside}
      </div>
      <span className={styles.box}>
        <input
          id={id}
          className={classNames(styles.input, isSelect && styles.withArrow)}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          disabled={isDisabled}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          value={typing.typed ?? value}
          onChange={(event) => keys.type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onClick={isSelect ? keys.open : undefined}
          onBlur={onLeave}
          onKeyDown={keys.press}
        />
        {isSelect ? <ChevronDown size="1rem" aria-hidden className={styles.chevron} /> : null}
      </span>
      <div
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- names with a note each, steered from the field
        role="listbox"
        aria-label={listLabel}
        className={styles.list}
        hidden={!isOpen}
      >
        {options.map(({ key, name, note }, at) => (
          // Pointers choose; the keyboard steers the list from the field.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the field
          <div
            key={key}
            id={`${id}-${at}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a name with a note
            role="option"
            tabIndex={-1}
            aria-selected={at === keys.active}
            className={styles.option}
            // The focus stays in the field; a finger that scrolls the list has chosen nothing.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => keys.choose(at)}
          >
            <span dir="auto">{name}</span>
            {note ? <span className={styles.note}>{note}</span> : null}
          </div>
        ))}
      </div>
      <output className={styles.told}>{told}</output>
    </div>
  );
}
