import { useId } from 'react';
import { LONGEST_CHOICE, type ClauseField } from '#domain/tools/templates/clause-choices.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './clause.module.css';
import type { ClauseModel, ClauseParts } from './use-clause.ts';

const LANGUAGES = ['Arabic', 'Chinese', 'English', 'French', 'German', 'Italian', 'Portuguese', 'Russian', 'Spanish'];
const NUMBERS = [
  { value: '', label: 'Left open' },
  { value: '1', label: 'One' },
  { value: '3', label: 'Three' },
];

interface ClauseFieldsProps {
  readonly model: ClauseModel;
  readonly parts: ClauseParts;
}

/** The choices; none of them is required. */
// Long because: it has an entry for each choice.
export function ClauseFields({ model, parts: { institutions, places } }: ClauseFieldsProps) {
  const { form, choose, clear } = model;
  const id = useId();
  const field = (name: ClauseField) => ({
    value: String(form[name] ?? ''),
    onChange: (value: string) => choose(name, value),
  });
  return (
    <form className={styles.fields} aria-label="Choices" onSubmit={(event) => event.preventDefault()}>
      <label className={styles.field}>
        Institution
        <select value={form.administration ?? ''} onChange={(event) => choose('administration', event.target.value)}>
          <option value="">Left open</option>
          <option value="none">None: ad hoc arbitration</option>
          {institutions.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.pair}>
        <Written label="Seat: city" {...field('seat')} />
        <Written label="Seat: country" list={`${id}-places`} {...field('seatPlace')} />
      </div>
      <fieldset className={styles.numbers}>
        <legend>Number of arbitrators</legend>
        {NUMBERS.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={`${id}-number`}
              checked={String(form.arbitrators ?? '') === value}
              onChange={() => choose('arbitrators', value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <Written label="Language" list={`${id}-languages`} {...field('language')} />
      <Written label="Law of the arbitration agreement" list={`${id}-places`} {...field('clauseLaw')} />
      <Written label="Law of the contract" list={`${id}-places`} {...field('contractLaw')} />
      {Object.entries({ places, languages: LANGUAGES }).map(([list, values]) => (
        <datalist key={list} id={`${id}-${list}`}>
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </datalist>
      ))}
      <Button kind="ghost" className={styles.clear} onClick={clear}>
        Clear all
      </Button>
    </form>
  );
}

interface WrittenProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly list?: string;
}

function Written({ label, value, onChange, list }: WrittenProps) {
  return (
    <label className={styles.field}>
      {label}
      <input
        type="text"
        autoComplete="off"
        maxLength={LONGEST_CHOICE}
        placeholder="Left open"
        value={value}
        list={list}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
