import { ChevronDown } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useStateField } from './use-state-field.ts';
import styles from './state-field.module.css';

interface StateFieldProps {
  readonly label: string;
  readonly states: readonly string[];
  readonly value: string;
  readonly onChoose: (state: string) => void;
}

/** A state out of a list, chosen by typing any of its names (`UK`, `Türkiye`); the list is steered from the field. */
// Long because: it is one piece of markup whose parts name each other by their ids.
export function StateField({ label, ...wish }: StateFieldProps) {
  const id = useId();
  const field = useStateField(wish);
  const activeId = field.isOpen && field.active >= 0 ? `${id}-${field.active}` : undefined;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.box}>
        <input
          id={id}
          className={styles.input}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder="Type a name"
          aria-autocomplete="list"
          aria-expanded={field.isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          value={field.text}
          onChange={(event) => field.type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onClick={field.open}
          onBlur={field.leave}
          onKeyDown={field.press}
        />
        <ChevronDown size="1rem" aria-hidden className={styles.chevron} />
      </span>
      <div
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- names with a note each, steered from the field
        role="listbox"
        aria-label={`States for ${label.toLowerCase()}`}
        className={styles.list}
        hidden={!field.isOpen}
      >
        {field.offered.map(({ name, also }, at) => (
          // Pointers choose; the keyboard steers the list from the field.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the field
          <div
            key={name}
            id={`${id}-${at}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a name with a note
            role="option"
            tabIndex={-1}
            aria-selected={at === field.active}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => field.choose(name)}
          >
            {name}
            {also === null ? null : <span className={styles.note}>{also}</span>}
          </div>
        ))}
      </div>
      <output className={styles.told}>{field.told}</output>
    </div>
  );
}
