import type { SearchAnswer } from '#contract/search.ts';
import type { ReadAs } from '#domain/query/readings.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import type { SearchModel } from '../use-search.ts';
import styles from './word-readings.module.css';

const NAMES: Readonly<Record<ReadAs, string>> = {
  phrase: 'As a phrase',
  all: 'With all of these words',
  best: 'Best matches',
};

interface WordReadingsProps {
  readonly model: Pick<SearchModel, 'state' | 'hrefWith'>;
  readonly answer: SearchAnswer;
}

/** How words side by side were read (OP-181): what was done in one line, and the readings with what each finds. */
export function WordReadings({ model, answer }: WordReadingsProps) {
  const { hrefWith } = model;
  const { parts, read } = answer;
  return (
    <>
      <p className={styles.line}>{describeReading(answer)}</p>
      <nav aria-label="How the words are read" data-focus-group>
        <ul className={styles.readings}>
          {parts.map((part) => (
            <li key={part.read}>
              <AppLink
                className={styles.reading}
                href={hrefWith({ read: part.read })}
                aria-current={part.read === read ? 'true' : undefined}
                keepScroll
              >
                {NAMES[part.read]} ({formatNumber(part.total)})
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function describeReading({ read, parts }: SearchAnswer): string {
  const asPhrase = parts.find((part) => part.read === 'phrase')?.total ?? 0;
  if (read === 'phrase') return 'Only documents that have these words side by side, in this order.';
  if (read === 'best') return 'No document has all of these words. Those that have most to do with any of them follow.';
  return asPhrase === 0
    ? 'No document has these words side by side. Those that have all of them follow, nearest first.'
    : `${formatCount(asPhrase, 'document has', 'documents have')} these words side by side; those that have all of them elsewhere follow, nearest first.`;
}
