import { useId, useState } from 'react';
import { describePeriod } from '#domain/facts/describe-period.ts';
import type { LawGroupAnswer, ShownFact } from '#contract/facts.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import styles from './fact-of-law.module.css';

interface FactOfLawProps {
  readonly fact: ShownFact;
  /** What held before and what will hold. */
  readonly history?: readonly ShownFact[];
  readonly isOpenAtFirst?: boolean;
}

const NONE: readonly ShownFact[] = [];

/** One fact of law: what it says, since when, where that was read; quote, age and history on request (OP-186). */
export function FactOfLaw({ fact, history = NONE, isOpenAtFirst = false }: FactOfLawProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  const { label, isOld, months, holds } = fact;
  return (
    <li className={styles.fact}>
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      <span className={styles.value}>
        <Value fact={fact} />
        {holds === 'unknown' ? <span className={styles.warning}>Whether it held then is unknown.</span> : null}
        {isOld ? (
          <strong className={styles.warning}>Check before use: read {formatCount(months, 'month')} ago</strong>
        ) : null}
      </span>
      <span className={styles.since}>{describePeriod(fact)}</span>
      <span className={styles.source}>
        <Source {...fact} />
      </span>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={`${id}-label`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Less' : history.length > 0 ? 'More, with history' : 'More'}
      </button>
      <div id={id} hidden={!isOpen} className={styles.opened}>
        {isOpen ? <Details fact={fact} history={history} /> : null}
      </div>
    </li>
  );
}

/** A rule has lines of its own, each as deep as it stands. */
function Value({ fact: { value, lines } }: Pick<FactOfLawProps, 'fact'>) {
  if (lines.length === 0) return value;
  return (
    <span className={styles.rule}>
      {lines.map(({ depth, words }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines never move
        <span key={at} className={styles.line} style={{ paddingInlineStart: `${depth}rem` }}>
          {words}
        </span>
      ))}
    </span>
  );
}

function Source({ source: { title, address, url, place } }: ShownFact) {
  return (
    <>
      {url === null ? title : <ExternalLink href={url}>{title}</ExternalLink>}
      {place === null ? null : `, ${place}`}
      {url !== null || address === null ? null : ` (${address})`}
    </>
  );
}

function Details({ fact, history }: { readonly fact: ShownFact; readonly history: readonly ShownFact[] }) {
  const { quote, readOn, readFrom, months, details, note } = fact;
  return (
    <>
      {quote === null ? null : (
        <blockquote className={styles.quote}>
          <p>“{quote}”</p>
        </blockquote>
      )}
      <dl className={styles.details}>
        {details.map(({ name, words }) => (
          <Detail key={name} name={name} words={words} />
        ))}
        <Detail name="Read" words={describeReading({ readOn, readFrom, months })} />
        {note === null ? null : <Detail name="Note" words={note} />}
      </dl>
      {history.length === 0 ? null : (
        <ol className={styles.history} aria-label={`History of: ${fact.label}`}>
          {history.map((one) => (
            <li key={one.id}>
              <span>{describePeriod(one)}:</span> <Value fact={one} />
              <span className={styles.source}>
                <Source {...one} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Detail({ name, words }: { readonly name: string; readonly words: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{words}</dd>
    </div>
  );
}

function describeReading({ readOn, readFrom, months }: Pick<ShownFact, 'readOn' | 'readFrom' | 'months'>): string {
  const age = months === 0 ? 'this month' : `${formatCount(months, 'month')} ago`;
  return `${formatDate(readOn)} (${age})${readFrom === null ? '' : `, ${readFrom}`}`;
}

interface FactListProps extends Pick<FactOfLawProps, 'isOpenAtFirst'> {
  readonly facts: readonly (LawGroupAnswer['facts'][number] | ShownFact)[];
}

/** Facts of one kind or group, each in a row. */
export function FactList({ facts, isOpenAtFirst = false }: FactListProps) {
  return (
    <ul className={styles.list}>
      {facts.map((fact) => (
        <FactOfLaw
          key={fact.id}
          fact={fact}
          isOpenAtFirst={isOpenAtFirst}
          {...('history' in fact ? { history: fact.history } : {})}
        />
      ))}
    </ul>
  );
}
