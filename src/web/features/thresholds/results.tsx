import { useEffect, useRef } from 'react';
import type { JudgedPlace } from '#contract/thresholds.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { sayAsked } from '#domain/thresholds/say-asked.ts';
import { useFileMenu } from '#web/app/use-file-menu.ts';
import { Button } from '#web/ui/button.tsx';
import { FormatMenu } from '#web/ui/format-menu.tsx';
import { idOfPlace } from './element-id.ts';
import { LimitCalendar } from './limit-calendar.tsx';
import { PlaceResult } from './place-result.tsx';
import { ResultMark } from './result-mark.tsx';
import { countResults, kindOf, nameCount } from './say-result.ts';
import styles from './results.module.css';
import type { Judged } from './use-calculator.ts';

const FORMATS = [
  { format: 'word', name: 'Word', detail: 'a memorandum to work on' },
  { format: 'excel', name: 'Excel', detail: 'a row for each rule' },
  { format: 'pdf', name: 'PDF', detail: 'to print or pass on' },
] as const;

type NameOf = (place: string) => string;

interface ResultsProps {
  readonly judged: Pick<Judged, 'answer' | 'deal' | 'run'>;
  /** Of the files. */
  readonly name: string;
  /** Something was changed since. */
  readonly isStale: boolean;
  readonly isBusy: boolean;
  /** What a place is called by its code. */
  readonly nameOf: NameOf;
  /** Works it out again; absent where nothing can be changed. */
  readonly onAgain?: () => void;
  /** Goes to the field of what is missing; absent where there are no fields. */
  readonly onMissing?: (missing: string) => void;
}

/** What every place comes to: counts, a table, and how each was worked. */
// Long because: it is the page of the results, part by part.
export function Results({ judged, name, isStale, isBusy, nameOf, onAgain, onMissing }: ResultsProps) {
  const { answer } = judged;
  const { places, day, version, rates = [] } = answer;
  return (
    <section className={styles.results} aria-labelledby="merger-results">
      <div className={styles.bar}>
        <Heading key={judged.run} />
        <Files judged={judged} name={name} />
      </div>
      <p className={styles.quiet}>
        Law as of {formatDate(day)}, library version {version}. Worked from rules that people read and typed: read the
        sources before you rely on it.
      </p>
      {isStale && onAgain ? (
        <div className={styles.stale}>
          <p>Something was changed since. What stands here is of before.</p>
          <Button onClick={onAgain} aria-disabled={isBusy}>
            Work out again
          </Button>
        </div>
      ) : null}
      <ul className={styles.counts} aria-label="Summary">
        {countResults(places).map(([kind, count]) => (
          <li key={kind}>
            <span className={styles.count}>{count}</span> {nameCount(kind)}
          </li>
        ))}
      </ul>
      <Overview places={places} nameOf={nameOf} />
      {rates.length === 0 ? null : (
        <p className={styles.quiet}>
          Rates of the library were used where none was given:{' '}
          {rates
            .map(({ From, To, Rate, Day, Source }) => `${From} into ${To} ${Rate} (${Source}, ${formatDate(Day)})`)
            .join('; ')}
          .
        </p>
      )}
      <h3 className={styles.heading}>How it was worked</h3>
      {places.map((place) => (
        <PlaceResult key={place.place} place={place} nameOf={nameOf} onMissing={onMissing} />
      ))}
      <LimitCalendar places={places.filter(({ result }) => result === 'filing')} />
    </section>
  );
}

/** What was found is read next, also by whoever has no pointer. */
function Heading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <h2 id="merger-results" ref={heading} tabIndex={-1}>
      Where this has to be filed
    </h2>
  );
}

function Files({ judged: { deal }, name }: Pick<ResultsProps, 'judged' | 'name'>) {
  const menu = useFileMenu(() => ({ kind: 'thresholds', deal, ...(name === '' ? {} : { title: name }) }));
  return <FormatMenu verb="Download" what="the memorandum" formats={FORMATS} kind="outlined" {...menu} />;
}

/** Each place in a row; its name opens how it was worked. */
function Overview({ places, nameOf }: { readonly places: readonly JudgedPlace[]; readonly nameOf: NameOf }) {
  return (
    <table className={styles.overview}>
      <caption className="visually-hidden">Results by place</caption>
      <thead>
        <tr>
          <th scope="col">Place</th>
          <th scope="col">Result</th>
          <th scope="col">Standstill</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place.place}>
            <th scope="row">
              <Button kind="text" onClick={() => openPlace(place.place)}>
                {place.name}
              </Button>
            </th>
            <td>
              <ResultMark kind={kindOf(place)} />
            </td>
            <td className={styles.standstill}>{sayStandstill(place)}</td>
            <td className={styles.why}>{sayWhy(place, nameOf)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function openPlace(place: string): void {
  const details = document.getElementById(idOfPlace(place));
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  details.querySelector('summary')?.focus();
  details.scrollIntoView({ block: 'start' });
}

/** Of a place where nothing has to be filed, whether one would have to wait says nothing. */
function sayStandstill({ result, law }: JudgedPlace): string {
  if (result === 'no filing') return '';
  const said = law?.standstill;
  if (said === undefined || said === null) return 'not read';
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}`;
}

function sayWhy({ rules, missing, notes, read, result }: JudgedPlace, nameOf: NameOf): string {
  if (read) return 'No rule of it is typed for this day, or a part of the rule was not read';
  if (missing.length > 0)
    return missing.length > 2
      ? `${missing.length} figures or facts decide`
      : missing.map((one) => sayAsked(one, nameOf)).join('; ');
  const shop = notes.find((note) => note.includes('one-stop shop applies'));
  if (shop !== undefined && result === 'no filing') return 'The one-stop shop of the Union';
  const held = rules.filter(({ holds }) => holds === (result === 'filing'));
  return held.map(({ source }) => source.place ?? source.title).join('; ') || (notes[0] ?? '');
}
