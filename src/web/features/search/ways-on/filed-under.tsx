import { useState } from 'react';
import type { AlsoWritten, FiledName, SpelledProvision } from '#contract/search.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { withChoice } from '../change-state.ts';
import { nameFilters } from '../filters/filter-names.ts';
import type { SearchModel } from '../use-search.ts';
import styles from './also-found.module.css';
import { changeText } from './list-ways-on.ts';

/** “a”, “b” and “c”. */
const LIST = new Intl.ListFormat('en-GB');

interface FiledUnderProps {
  readonly model: Pick<SearchModel, 'state' | 'mode' | 'hrefWith'>;
  readonly filed: readonly FiledName[];
  readonly provision: SpelledProvision | null;
  readonly written: AlsoWritten | null;
}

/** What was chosen: the search that it led to, and the one before. */
interface Replaced {
  readonly name: string;
  readonly operand: string;
  readonly target: string;
  readonly former: string;
}

/**
 * Filters that the query calls by name (OP-164). The one chosen takes the place of its words, and until the search is
 * changed in another way one click takes that back. A provision is written in many ways, and so are some words (OP-163):
 * all of them are one click away.
 */
export function FiledUnder({ model, filed, provision, written }: FiledUnderProps) {
  const [replaced, setReplaced] = useState<Replaced>();
  const { state, mode, hrefWith } = model;
  const present = hrefWith({});
  const names = nameFilters(useEditionView(), mode);
  const isReplaced = replaced?.target === present;
  if (!isReplaced && filed.length === 0 && !provision && !written) return null;
  return (
    <ul className={styles.list} aria-label="Filed under" data-focus-group>
      {isReplaced ? (
        <li className={styles.row}>
          <span>
            “{replaced.operand}” became the filter {replaced.name}.
          </span>
          <AppLink href={replaced.former}>
            Undo<span className="visually-hidden">: search for the words again</span>
          </AppLink>
        </li>
      ) : null}
      {filed.map(({ facet, values, label, count, operand, query }) => {
        const filters = withChoice(state, { facet, values, every: false });
        const target = hrefWith({ ...changeText(state, query), filters });
        const name = `${names.ofFilter(facet).toLowerCase()} “${label}”`;
        return (
          <li key={`${facet} ${label}`} className={styles.row}>
            <AppLink href={target} onClick={() => setReplaced({ name, operand, target, former: present })}>
              Filed under {name}
            </AppLink>
            <Documents count={count} />
          </li>
        );
      })}
      <OtherQuery model={model} other={provision} words={`${provision?.label}, in every spelling`} />
      <OtherQuery model={model} other={written} words={describeWritten(written)} />
    </ul>
  );
}

interface OtherQueryProps {
  readonly model: FiledUnderProps['model'];
  readonly other: { readonly query: string; readonly count: number } | null;
  readonly words: string;
}

/** The search with another query, where there is one, and what that finds. */
function OtherQuery({ model, other, words }: OtherQueryProps) {
  if (!other) return null;
  return (
    <li className={styles.row}>
      <AppLink href={model.hrefWith({ ...changeText(model.state, other.query), start: 0 })}>{words}</AppLink>
      <Documents count={other.count} />
    </li>
  );
}

function describeWritten(written: AlsoWritten | null): string {
  return `Also written ${LIST.format((written?.words ?? []).map((words) => `“${words}”`))}: search for all`;
}

function Documents({ count }: { readonly count: number }) {
  return (
    <span>
      ({formatNumber(count)}
      <span className="visually-hidden"> {count === 1 ? 'document' : 'documents'}</span>)
    </span>
  );
}
