import { useId } from 'react';
import { listNamesOfPlace } from '#domain/places/party-names.ts';

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

/** The same of a place, by whichever of its names: `UK`, `Türkiye`. */
export function isPlaceNamed(place: string, typed: string): boolean {
  return typed.trim() === '' || listNamesOfPlace(place).some((name) => isNamed(name, typed));
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLocaleLowerCase('en');
}
