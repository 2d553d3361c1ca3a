import { memo } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import styles from './facet.module.css';

interface ValueBoxProps {
  /** What the value is called in a search. */
  readonly name: string;
  readonly label: string;
  readonly count: number;
  readonly state: boolean | 'mixed';
  readonly isDisabled: boolean;
  /** One of several of which one holds. */
  readonly radioName?: string;
  /** The same function each time: a panel has a hundred boxes, and a click changes a few. */
  readonly onToggle: (name: string) => void;
}

/** A value to tick and how many hits it has, the numbers of a list below each other. */
export const ValueBox = memo(function ValueBox(props: ValueBoxProps) {
  const { name, label, count, state, isDisabled, radioName, onToggle } = props;
  return (
    <Checkbox
      state={state}
      {...(radioName === undefined ? {} : { radioName })}
      isDisabled={isDisabled}
      onChange={() => onToggle(name)}
    >
      <span className={styles.value}>
        <span>{label}</span>
        <span className={styles.count}>{formatNumber(count)}</span>
      </span>
    </Checkbox>
  );
});
