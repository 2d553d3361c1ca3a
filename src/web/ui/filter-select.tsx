import styles from './filter-select.module.css';

interface FilterSelectProps {
  readonly label: string;
  /** '' where nothing is chosen. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while nothing is chosen. */
  readonly all?: string;
  readonly onChange: (value: string) => void;
}

/** One of several filters beside each other: its name above, the values behind one press; a chosen one is outlined. */
export function FilterSelect({ label, value, options, all = 'All', onChange }: FilterSelectProps) {
  return (
    <label className={styles.label}>
      <span>{label}</span>
      <select value={value} data-chosen={value !== '' || undefined} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
