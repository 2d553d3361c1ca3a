interface FindFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Of a day: `yyyy-mm-dd`, '' for none. */
  readonly type?: 'search' | 'date';
}

/** Narrows what stands below it while somebody types. */
export function FindField({ label, value, onChange, type = 'search' }: FindFieldProps) {
  return (
    <label className="find-field">
      <span>{label}</span>
      <input type={type} value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}
