interface FindFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Narrows the list below it while somebody types. */
export function FindField({ label, value, onChange }: FindFieldProps) {
  return (
    <label className="find-field">
      <span>{label}</span>
      <input type="search" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}
