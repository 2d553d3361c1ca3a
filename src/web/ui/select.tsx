import styles from './select.module.css';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A choice among few values with its label in front. */
export function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <label className={styles.label}>
      <span>{label}</span>
      {/* Said as well where there is no room to show it. */}
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
