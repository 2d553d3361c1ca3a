import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ThresholdPlace } from '#contract/thresholds.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ROW, useRowFocus } from '#web/ui/use-row-focus.ts';
import { elementId } from './element-id.ts';
import styles from './thresholds.module.css';

const MOST = 60;

interface PlaceChoiceProps {
  readonly places: readonly ThresholdPlace[];
  readonly chosen: readonly string[];
  readonly fault: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The places that are asked about: typed by name, or ticked in groups. */
// Long because: it is one piece of markup whose parts name each other.
export function PlaceChoice({ places, chosen, fault, onChange }: PlaceChoiceProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const rows = useRowFocus<HTMLDivElement>(chosen.length);
  /** A place was just taken as it was typed: the Enter that many press after it asks for nothing more. */
  const isTaken = useRef(false);
  const groups = [...Map.groupBy(places, ({ group }) => group)];
  const toggle = (place: string) =>
    onChange(chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place].slice(0, MOST));
  const add = ({ place }: ThresholdPlace) => {
    setTyped('');
    if (!chosen.includes(place)) toggle(place);
  };
  /** A whole name is taken at once where no longer one begins with it: a name of the list is chosen so, too. */
  const type = (words: string) => {
    const found = findBeginning(places, words);
    isTaken.current = found.length === 1 && found[0]?.name.toLowerCase() === words.trim().toLowerCase();
    if (isTaken.current && found[0]) add(found[0]);
    else setTyped(words);
  };
  return (
    <div className={styles.places} {...rows}>
      <div className={styles.field} {...ROW}>
        <label htmlFor={elementId('places')}>Add a place</label>
        <input
          id={elementId('places')}
          type="text"
          list={`${id}-list`}
          autoComplete="off"
          value={typed}
          placeholder="Germany, US, European Union …"
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            // Enter takes a code, a name or its beginning; in an empty field it works the deal out.
            const wasTaken = isTaken.current;
            isTaken.current = false;
            if (event.key !== 'Enter' || (typed.trim() === '' && !wasTaken)) return;
            event.preventDefault();
            const meant = findMeant(places, typed);
            if (meant) add(meant);
          }}
        />
        <datalist id={`${id}-list`}>
          {places.map(({ place, name }) => (
            <option key={place} value={name}>
              {place}
            </option>
          ))}
        </datalist>
        {fault === undefined ? null : (
          <span id={`${id}-fault`} className={styles.fault}>
            {fault}
          </span>
        )}
      </div>
      {chosen.length === 0 ? null : (
        <ul className={styles.chosen} aria-label="Chosen places">
          {chosen.map((place) => {
            const name = places.find((one) => one.place === place)?.name ?? place;
            return (
              <li key={place} {...ROW}>
                {name}
                <Button kind="icon" aria-label={`Take out ${name}`} onClick={() => toggle(place)}>
                  <X size="0.875rem" aria-hidden />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <Disclosure
        title="Choose from all places"
        note={`${places.filter(({ isTyped }) => isTyped).length} with rules`}
        isOpenAtFirst={false}
      >
        {groups.map(([group, own]) => (
          <Group key={group} name={group} places={own} chosen={chosen} onToggle={toggle} onAll={onChange} />
        ))}
      </Disclosure>
    </div>
  );
}

function findBeginning(places: readonly ThresholdPlace[], words: string): readonly ThresholdPlace[] {
  const begin = words.trim().toLowerCase();
  return begin === '' ? [] : places.filter(({ name }) => name.toLowerCase().startsWith(begin));
}

/** The place of a code or a name, or the only one whose name begins so. */
function findMeant(places: readonly ThresholdPlace[], typed: string): ThresholdPlace | undefined {
  const words = typed.trim();
  const exact = places.find(
    ({ place, name }) => place === words.toUpperCase() || name.toLowerCase() === words.toLowerCase(),
  );
  const [only, other] = findBeginning(places, words);
  return exact ?? (other ? undefined : only);
}

interface GroupProps extends Pick<PlaceChoiceProps, 'places' | 'chosen'> {
  readonly name: string;
  readonly onToggle: (place: string) => void;
  readonly onAll: (chosen: readonly string[]) => void;
}

function Group({ name, places, chosen, onToggle, onAll }: GroupProps) {
  const typed = places.filter(({ isTyped }) => isTyped).map(({ place }) => place);
  const hasAll = typed.every((place) => chosen.includes(place));
  return (
    <fieldset className={styles.group}>
      <legend>{name}</legend>
      <Button
        kind="text"
        onClick={() =>
          onAll(
            hasAll ? chosen.filter((one) => !typed.includes(one)) : [...new Set([...chosen, ...typed])].slice(0, MOST),
          )
        }
      >
        {hasAll ? `None of ${name}` : `All with rules in ${name}`}
      </Button>
      <div className={styles.ticks}>
        {places.map(({ place, name: own, isTyped }) => (
          <Checkbox key={place} state={chosen.includes(place)} onChange={() => onToggle(place)}>
            {own}
            {isTyped ? null : <span className={styles.quiet}> text only</span>}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
