import { useId } from 'react';

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Narrows a list by name while somebody types. */
export function NameField({ label, value, onChange }: NameFieldProps) {
  const id = useId();
  return (
    <span className="find-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="search" value={value} onChange={(event) => onChange(event.target.value)} />
    </span>
  );
}

/** Whether a name has what was typed, whatever the capitals and accents. */
export function isNamed(name: string, typed: string): boolean {
  return fold(name).includes(fold(typed.trim()));
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');
}
