import { useRef } from 'react';
import type { FilterAnswer } from '#contract/search.ts';
import { useTypeset } from '#web/app/use-typeset.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import styles from './facet.module.css';
import type { FacetView } from './filter-body.ts';
import { shownItems, STEP } from './shown-items.ts';
import { ValueBox } from './value-box.tsx';

interface FacetValuesProps {
  readonly facet: FilterAnswer;
  /** Values that are ticked, those of the mode among them. */
  readonly chosen: ReadonlySet<string>;
  /** Values of the mode, which cannot be taken back. */
  readonly presets: readonly string[];
  /** Values and groups of the reader. */
  readonly values: readonly string[];
  /** The same without groups that hold a value, their other values in their place. */
  readonly apart: (value: string) => readonly string[];
  /** A new choice takes the place of the one before (SR-140). */
  readonly isSingle: boolean;
  readonly view: FacetView;
  readonly onChoose: (values: readonly string[]) => void;
  readonly onView: (view: FacetView) => void;
}

/** The values of a filter with their counts, boxes to tick or one of several, and the steps to more of them. */
export function FacetValues(props: FacetValuesProps) {
  const { facet, chosen, presets, values, apart, isSingle, view, onChoose, onView } = props;
  const shown = shownItems(facet, chosen, view);
  const list = useRef<HTMLUListElement>(null);
  useTypeset(list, undefined);
  const toggle = useSteady((name: string) => {
    const others = isSingle ? [] : apart(name).filter((value) => value !== name);
    onChoose(chosen.has(name) ? others : [...others, name]);
  });
  return (
    <>
      <ul ref={list}>
        {isSingle && facet.count > 0 ? (
          <li>
            <Checkbox radioName={facet.id} state={values.length === 0} onChange={() => onChoose([])}>
              Any
            </Checkbox>
          </li>
        ) : null}
        {shown.items.map(({ name, label, count }) => (
          <li key={name}>
            <ValueBox
              name={name}
              label={label}
              count={count}
              state={chosen.has(name)}
              {...(isSingle ? { radioName: facet.id } : {})}
              isDisabled={presets.includes(name) || (count === 0 && !chosen.has(name))}
              onToggle={toggle}
            />
          </li>
        ))}
      </ul>
      <Steps {...shown} onView={onView} />
    </>
  );
}

type StepsProps = Pick<ReturnType<typeof shownItems>, 'hasMore' | 'hasLess' | 'limit'> &
  Pick<FacetValuesProps, 'onView'>;

function Steps({ hasMore, hasLess, limit, onView }: StepsProps) {
  if (!hasMore && !hasLess) return null;
  return (
    <div className={styles.more} data-focus-group>
      {hasMore ? (
        <Button kind="text" onClick={() => onView({ limit: limit + STEP })}>
          Show more
        </Button>
      ) : null}
      {hasLess ? (
        <Button kind="text" onClick={() => onView({ limit: Math.max(STEP, limit - STEP) })}>
          Show less
        </Button>
      ) : null}
    </div>
  );
}
