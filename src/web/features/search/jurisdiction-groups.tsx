import { useId } from 'react';
import type { EditionView } from '#contract/edition-view.ts';
import type { FilterAnswer } from '#contract/search.ts';
import { NO_GROUP } from '#domain/search/choose-jurisdictions.ts';
import { changeGroup, findGroup } from '#domain/search/jurisdiction-group.ts';
import styles from './facet.module.css';

interface JurisdictionGroupsProps {
  readonly groups: EditionView['jurisdictionGroups'];
  readonly facet: FilterAnswer;
  readonly values: readonly string[];
  /** Id of the group that was taken last. */
  readonly last: string | undefined;
  readonly onChoose: (values: readonly string[], group: string) => void;
}

const KINDS = [
  { kind: 'continent', label: 'Continents' },
  { kind: 'convention', label: 'Conventions' },
] as const;

/** Jurisdictions ticked together: those of a continent or of a convention, as far as the filter lists them. */
export function JurisdictionGroups({ groups, facet, values, last, onChoose }: JurisdictionGroupsProps) {
  const id = useId();
  const listed = facet.filterItems.map(({ name }) => name);
  const current = findGroup(groups, values, listed, last);
  const kinds = KINDS.filter(({ kind }) => groups.some((group) => group.kind === kind));
  return (
    <div className={styles.group}>
      <label htmlFor={id}>{kinds.length > 1 ? 'Continent or convention' : 'Continent'}</label>
      <select
        id={id}
        className={styles.choice}
        value={current?.id ?? NO_GROUP}
        onChange={(event) => {
          const to = event.target.value;
          onChoose(changeGroup(groups, values, listed, { from: current?.id ?? NO_GROUP, to }), to);
        }}
      >
        <option value={NO_GROUP}>{NO_GROUP}</option>
        {kinds.map(({ kind, label }) => (
          <optgroup key={kind} label={label}>
            {groups
              .filter((group) => group.kind === kind)
              .map((group) => (
                <option
                  key={group.id}
                  value={group.id}
                  disabled={!listed.some((value) => group.values.includes(value))}
                >
                  {group.name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
