import type { ConflictAnswer } from '#contract/conflict-check.ts';
import { ACROSS, NO_CHOICE, type RowChoice } from '#domain/tools/relations/choose-rows.ts';
import { keyOfActor } from '#domain/tools/relations/rank-pairs.ts';
import { countTypes, RELATION_TYPES } from '#domain/tools/relations/relation-type.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import filters from '#web/ui/filter-select.module.css';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import type { CastPlaces } from '#domain/tools/relations/cast-places.ts';
import styles from './conflict-page.module.css';

interface ConflictFiltersProps {
  readonly rows: ConflictAnswer['rows'];
  readonly places: CastPlaces;
  readonly choice: RowChoice;
  readonly onChoose: (choice: RowChoice) => void;
}

/** What narrows the pairs of a check: name, part in the matter, kind, year and evidence. */
export function ConflictFilters(props: ConflictFiltersProps) {
  const isNarrow = useMedia('(width < 48rem)');
  const { choice } = props;
  const count = [choice.who, choice.part, choice.type, choice.since, choice.isProved].filter(Boolean).length;
  if (!isNarrow) return <Filters {...props} />;
  return (
    <Disclosure title="Filters" count={count} isOpenAtFirst={false}>
      <Filters {...props} />
    </Disclosure>
  );
}

// Long because: it has an entry for each filter.
function Filters({ rows, places, choice, onChoose }: ConflictFiltersProps) {
  const change = (part: Partial<RowChoice>) => {
    const next = { ...choice, ...part };
    onChoose(isNone(next) ? NO_CHOICE : next);
  };
  const parts = listParts(places);
  return (
    <fieldset className={styles.filters} aria-label="Filter the pairs">
      <div className={filters.filters}>
        <FilterSelect
          label="Name"
          all="Any name"
          value={choice.who}
          options={listWho(rows, places)}
          onChange={(who) => change({ who })}
        />
        {parts.length > 1 ? (
          <FilterSelect
            label="Side"
            all="Any side"
            value={choice.part}
            options={[
              { value: ACROSS, label: 'Between different sides' },
              ...parts.map((part) => ({ value: part, label: part })),
            ]}
            onChange={(part) => change({ part })}
          />
        ) : null}
        <FilterSelect
          label="Relationship"
          all="Any kind"
          value={choice.type}
          options={countTypes(rows.map(({ hit }) => hit.relationshipType)).map(({ type, count }) => ({
            value: type,
            label: `${RELATION_TYPES[type].name} (${count})`,
          }))}
          onChange={(type) => change({ type })}
        />
        <FilterSelect
          label="Known of since"
          all="Any year"
          value={choice.since}
          options={listYears(rows).map((year) => ({ value: year, label: year }))}
          onChange={(since) => change({ since })}
        />
        <Checkbox state={choice.isProved} onChange={() => change({ isProved: !choice.isProved })}>
          Only with evidence
        </Checkbox>
      </div>
      {choice.since === '' ? null : (
        <p className={styles.quiet}>What goes on, and that of which nobody knows when it was, stays in the list.</p>
      )}
      {choice === NO_CHOICE ? null : (
        <Button kind="text" onClick={() => onChoose(NO_CHOICE)}>
          Show all
        </Button>
      )}
    </fieldset>
  );
}

function isNone(choice: RowChoice): boolean {
  return Object.values(choice).every((value) => value === '' || value === false);
}

/** Those of the cast who are related to another, in its order. */
function listWho(rows: ConflictAnswer['rows'], places: CastPlaces) {
  const related = new Set(rows.flatMap(({ one, hit }) => [keyOfActor(one), keyOfActor(hit.partner)]));
  return [...places]
    .filter(([key]) => related.has(key))
    .toSorted(([, one], [, other]) => one.at - other.at)
    .map(([value, { name }]) => ({ value, label: name }));
}

function listParts(places: CastPlaces): string[] {
  const inOrder = [...places.values()].toSorted((one, other) => one.at - other.at);
  return [...new Set(inOrder.map(({ part }) => part).filter(Boolean))];
}

/** Years in which something is last known of, the latest first. */
function listYears(rows: ConflictAnswer['rows']): string[] {
  const years = rows.flatMap(({ hit }) => (hit.isTimeKnown && !hit.isOngoing && hit.date ? hit.date.slice(0, 4) : []));
  return [...new Set(years)].toSorted().toReversed();
}
