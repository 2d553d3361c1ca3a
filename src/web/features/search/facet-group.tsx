import { useState } from 'react';
import type { FilterAnswer } from '#contract/search.ts';
import type { Filter } from '#domain/search/search-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import styles from './facet.module.css';
import { FacetSearch } from './facet-search.tsx';
import { buildFacetTree, toggleNode } from './facet-tree.ts';
import { FacetTreeList } from './facet-tree-list.tsx';
import type { FacetView } from './filter-body.ts';
import { shownItems, STEP } from './shown-items.ts';

interface FacetGroupProps {
  readonly facet: FilterAnswer;
  readonly isOpen: boolean;
  /** Offers the choice between any and all of the chosen values. */
  readonly hasAndOr: boolean;
  readonly choice: Filter | undefined;
  /** Preset values of the mode: ticked and not removable. */
  readonly presets: readonly string[];
  readonly view: FacetView;
  readonly onChoose: (choice: Filter) => void;
  readonly onView: (view: FacetView) => void;
}

/** One filter: its values with counts, the chosen ones first. */
export function FacetGroup({ facet, isOpen, hasAndOr, choice, presets, view, onChoose, onView }: FacetGroupProps) {
  const values = choice?.values ?? [];
  const every = choice?.every ?? false;
  const chosen = new Set([...presets, ...values]);
  const choose = (next: readonly string[]) => onChoose({ facet: facet.id, values: next, every });
  return (
    <Disclosure title={facet.name} count={values.length} isOpenAtFirst={isOpen || values.length > 0}>
      {facet.count > 8 || view.contains ? (
        <FacetSearch name={facet.name} onSearch={(contains) => onView({ ...view, contains })} />
      ) : null}
      {facet.filterType === 'tree' ? (
        <Tree facet={facet} chosen={chosen} values={values} onChoose={choose} />
      ) : (
        <Values
          facet={facet}
          chosen={chosen}
          presets={presets}
          values={values}
          onChoose={choose}
          view={view}
          onView={onView}
        />
      )}
      {facet.filterItems.length === 0 ? <p className={styles.nothing}>No value contains this text.</p> : null}
      {hasAndOr && values.length > 1 ? (
        <div className={styles.andOr}>
          <Checkbox state={every} onChange={() => onChoose({ facet: facet.id, values, every: !every })}>
            Only what carries all of these
          </Checkbox>
        </div>
      ) : null}
    </Disclosure>
  );
}

interface ListProps {
  readonly facet: FilterAnswer;
  readonly chosen: ReadonlySet<string>;
  readonly values: readonly string[];
  readonly onChoose: (values: readonly string[]) => void;
}

/** How many branches of a tree are shown at first. */
const BRANCHES = 10;

function Tree({ facet, chosen, values, onChoose }: ListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const roots = buildFacetTree(facet.filterItems);
  return (
    <>
      <FacetTreeList
        nodes={showsAll ? roots : roots.slice(0, BRANCHES)}
        chosen={chosen}
        onToggle={(node) => onChoose(toggleNode(roots, node, values))}
      />
      {roots.length > BRANCHES ? (
        <div className={styles.more}>
          <Button kind="text" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show all ${formatNumber(roots.length)}`}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface ValuesProps extends ListProps {
  readonly presets: readonly string[];
  readonly view: FacetView;
  readonly onView: (view: FacetView) => void;
}

function Values({ facet, chosen, presets, values, onChoose, view, onView }: ValuesProps) {
  const { items, hasMore, hasLess, limit } = shownItems(facet, chosen, view);
  return (
    <>
      <ul>
        {items.map((item) => {
          const isOn = chosen.has(item.name);
          const isPreset = presets.includes(item.name);
          return (
            <li key={item.name}>
              <Checkbox
                state={isOn}
                isDisabled={isPreset || (item.count === 0 && !isOn)}
                onChange={() => onChoose(isOn ? values.filter((value) => value !== item.name) : [...values, item.name])}
              >
                <span className={styles.value}>
                  <span>{item.label}</span>
                  <span className={styles.count}>{formatNumber(item.count)}</span>
                </span>
              </Checkbox>
            </li>
          );
        })}
      </ul>
      {hasMore || hasLess ? (
        <div className={styles.more}>
          {hasMore ? (
            <Button kind="text" onClick={() => onView({ ...view, limit: limit + STEP })}>
              Show more
            </Button>
          ) : null}
          {hasLess ? (
            <Button kind="text" onClick={() => onView({ ...view, limit: Math.max(STEP, limit - STEP) })}>
              Show less
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
