import type { SearchAnswer } from '#contract/search.ts';
import type { ReadAs } from '#domain/query/readings.ts';
import { textOf } from '#domain/search/search-state.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import { HitRow } from '../results/hit-row.tsx';
import type { Selection } from '../results/use-selection.ts';
import type { SearchModel } from '../use-search.ts';
import styles from './word-readings.module.css';

const NAMES: Readonly<Record<ReadAs, string>> = {
  phrase: 'As a phrase',
  all: 'With all of these words',
  best: 'Best matches',
};
const NO_TERMS: readonly string[] = [];

interface WordReadingsProps {
  readonly model: Pick<SearchModel, 'state' | 'hrefWith'>;
  readonly answer: SearchAnswer;
  readonly selection: Selection;
}

/**
 * How words side by side were read (OP-181): what was done in one line, the readings with what each finds, and before the
 * documents of the one that is shown those few that have the phrase.
 */
export function WordReadings({ model, answer, selection }: WordReadingsProps) {
  const { hrefWith } = model;
  const { parts, read, earlier } = answer;
  const shown = parts.find((part) => part.read === read);
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
                {nameOf(part)}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      {earlier.length > 0 ? <Earlier model={model} hits={earlier} selection={selection} /> : null}
      {shown ? <h3 className={styles.part}>{nameOf(shown)}</h3> : null}
    </>
  );
}

interface EarlierProps extends Pick<WordReadingsProps, 'model' | 'selection'> {
  readonly hits: SearchAnswer['earlier'];
}

/** The documents that have the phrase. */
function Earlier({ model: { state }, hits, selection }: EarlierProps) {
  return (
    <section aria-label={NAMES.phrase}>
      <h3 className={styles.part}>{nameOf({ read: 'phrase', total: hits.length })}</h3>
      <ul>
        {hits.map((hit) => (
          <li key={hit.id} className={styles.item}>
            <HitRow
              hit={hit}
              older={[]}
              query={textOf(state)}
              forms={state.forms}
              terms={NO_TERMS}
              isSelected={selection.has([hit])}
              onSelect={selection.toggle}
              isNew={false}
              hasAdded={false}
              level={4}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf({ read, total }: Pick<SearchAnswer['parts'][number], 'read' | 'total'>): string {
  return `${NAMES[read]} (${formatNumber(total)})`;
}

function describeReading({ read, parts }: SearchAnswer): string {
  const asPhrase = parts.find((part) => part.read === 'phrase')?.total ?? 0;
  if (read === 'phrase') return 'Only documents that have these words side by side, in this order.';
  if (read === 'best') return 'No document has all of these words. Those that have most to do with any of them follow.';
  return asPhrase === 0
    ? 'No document has these words side by side. Those that have all of them follow, nearest first.'
    : `${formatCount(asPhrase, 'document has', 'documents have')} these words side by side; those that have all of them elsewhere follow, nearest first.`;
}
