import { useState } from 'react';
import type { RelationAssessment } from '#contract/relations.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import type { RelationPage } from './use-relation-page.ts';
import styles from './relation-results.module.css';

/** Values that are listed of one filter. */
const MOST_VALUES = 12;

/** What narrows the relations: words, and the values that they have. */
export function RelationFilters({
  answer,
  page,
}: {
  readonly answer: RelationAssessment;
  readonly page: RelationPage;
}) {
  const isNarrow = useMedia('(width < 60rem)');
  const lists = <FilterLists answer={answer} page={page} />;
  if (!isNarrow) return <div className={styles.filters}>{lists}</div>;
  const count = page.state.filters.reduce((sum, { values }) => sum + values.length, 0);
  return (
    <Disclosure title="Filters" count={count} isOpenAtFirst={false}>
      <div className={styles.filters}>{lists}</div>
    </Disclosure>
  );
}

function FilterLists({ answer, page }: { readonly answer: RelationAssessment; readonly page: RelationPage }) {
  return (
    <>
      <Words page={page} />
      {answer.filters
        .filter(({ items }) => items.length > 1 || items.some(({ selected }) => selected))
        .map(({ id, name, items }) => (
          <fieldset key={id} className={styles.filter}>
            <legend className={styles.filterHead}>{name}</legend>
            <ul>
              {items.slice(0, MOST_VALUES).map(({ value, name: label, count, selected }) => (
                <li key={value}>
                  <Checkbox state={selected} onChange={() => page.go({ filters: toggle(page, id, value) })}>
                    <span className={styles.value}>
                      <span dir="auto">{label}</span> <span className={styles.count}>{count}</span>
                    </span>
                  </Checkbox>
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
    </>
  );
}

function Words({ page }: { readonly page: RelationPage }) {
  const [text, setText] = useState(page.state.q);
  return (
    <form
      aria-label="Narrow by words"
      onSubmit={(event) => {
        event.preventDefault();
        page.go({ q: text.trim() });
      }}
    >
      <label className={styles.filter}>
        <span className={styles.filterHead}>Words of case or name</span>
        <input
          type="search"
          className={styles.search}
          value={text}
          enterKeyHint="search"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
    </form>
  );
}

function toggle({ state }: RelationPage, id: string, value: string) {
  const chosen = state.filters.find((filter) => filter.id === id)?.values ?? [];
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return [...state.filters.filter((filter) => filter.id !== id), ...(values.length > 0 ? [{ id, values }] : [])];
}
