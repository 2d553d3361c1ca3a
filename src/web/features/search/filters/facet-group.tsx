import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EditionView } from '#contract/edition-view.ts';
import type { FilterAnswer } from '#contract/search.ts';
import { isTree } from '#domain/edition/filter-type.ts';
import type { Filter } from '#domain/search/search-state.ts';
import { dissolveGroups, splitGroups } from '#domain/search/value-groups.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Popover } from '#web/ui/popover.tsx';
import styles from './facet.module.css';
import { FacetSearch } from './facet-search.tsx';
import { FacetTree } from './facet-tree-list.tsx';
import { isWithin } from './facet-tree.ts';
import { FacetValues } from './facet-values.tsx';
import type { FacetView } from './filter-body.ts';
import { hasSearch } from './shown-items.ts';

interface FacetGroupProps {
  /** The filter with the values to draw. */
  readonly facet: FilterAnswer;
  /** What the edition says of it. */
  readonly definition: EditionView['facets'][number] | undefined;
  readonly isOpen: boolean;
  readonly choice: Filter | undefined;
  /** Groups of its values. */
  readonly groups: EditionView['valueGroups'];
  /** Values of the mode that no choice narrows: ticked, and not to be taken back (OP-48). */
  readonly presets: readonly string[];
  readonly view: FacetView;
  readonly onChoose: (choice: Filter) => void;
  readonly onView: (view: FacetView) => void;
  /** Stands above the values. */
  readonly children?: ReactNode;
}

/** One filter: a way to find a value, the values with counts, and how several of them go together. */
export function FacetGroup(props: FacetGroupProps) {
  const { facet, definition, isOpen, choice, groups, presets, view, onChoose, onView, children } = props;
  const values = choice?.values ?? [];
  const every = choice?.every ?? false;
  const ofGroups = splitGroups(groups, facet.id, values).groups.flatMap((group) => group.values);
  const chosen = new Set([...presets, ...values, ...ofGroups]);
  const contains = view.contains ?? '';
  const choose = (next: readonly string[]) => onChoose({ facet: facet.id, values: next, every });
  const apart = (value: string) => chooseApart(props, values, value);
  const shared = { facet, chosen, values, apart, view, onChoose: choose, onView };
  const hasAndOr = (definition?.andOr ?? false) || facet.filterType === 'andOr';
  return (
    <Disclosure
      title={facet.name}
      count={values.length}
      note={facet.isSelfReported ? 'Self-reported' : undefined}
      aside={definition?.tooltip ? <Explanation name={facet.name} text={definition.tooltip} /> : undefined}
      isOpenAtFirst={view.isOpen ?? (isOpen || values.length > 0)}
      onToggle={(open) => onView({ isOpen: open })}
    >
      {children}
      {hasSearch(facet, contains) ? (
        <FacetSearch name={facet.name} contains={contains} onSearch={(text) => onView({ contains: text })} />
      ) : null}
      {isTree(facet.filterType) ? (
        <FacetTree {...shared} contains={contains} />
      ) : (
        <FacetValues {...shared} presets={presets} isSingle={definition?.control === 'radio'} />
      )}
      {facet.filterItems.length === 0 && contains !== '' ? (
        <p className={styles.nothing}>No value contains “{contains}”.</p>
      ) : null}
      {hasAndOr && (values.length > 1 || every) ? (
        <AnyOrAll facet={facet} every={every} onChange={(all) => onChoose({ facet: facet.id, values, every: all })} />
      ) : null}
    </Disclosure>
  );
}

/** What is chosen, with groups that hold a value given up for their single values. */
function chooseApart({ facet, groups }: FacetGroupProps, values: readonly string[], value: string): readonly string[] {
  const holding = groups.filter((group) => group.values.some((own) => isWithin(own, value)));
  const listed = facet.filterItems.map(({ name }) => name);
  return dissolveGroups(holding, values, listed);
}

interface AnyOrAllProps {
  readonly facet: FilterAnswer;
  readonly every: boolean;
  readonly onChange: (every: boolean) => void;
}

/** Whether results carry any of the chosen values or all of them (SR-094). */
function AnyOrAll({ facet, every, onChange }: AnyOrAllProps) {
  const name = `${facet.id} together`;
  return (
    <fieldset className={styles.anyOrAll}>
      <legend className="visually-hidden">How the values of {facet.name} go together</legend>
      <Checkbox radioName={name} state={!every} onChange={() => onChange(false)}>
        Any of these
      </Checkbox>
      <Checkbox radioName={name} state={every} onChange={() => onChange(true)}>
        All of these
      </Checkbox>
    </fieldset>
  );
}

/** What a filter means, behind a small button (SR-101). */
function Explanation({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <Popover
      label={`About ${name}`}
      align="end"
      renderTrigger={(trigger) => (
        <Button kind="icon" aria-label={`About ${name}`} {...trigger}>
          <Info size="1rem" aria-hidden />
        </Button>
      )}
    >
      {() => <p className={styles.explanation}>{text}</p>}
    </Popover>
  );
}
