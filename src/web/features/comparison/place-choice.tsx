import { Lock } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ComparisonLanding } from '#contract/comparison.ts';
import { pluralOf } from '#domain/comparison/comparison-choice.ts';
import { foldText } from '#domain/words/fold-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FindField } from '#web/ui/find-field.tsx';
import type { ChoiceProps } from './choice-props.ts';
import styles from './chooser.module.css';

type Place = ComparisonLanding['jurisdictions'][number];
type Group = ComparisonLanding['jurisdictionGroups'][number];

const KINDS: Readonly<Record<Group['kind'], string>> = {
  continent: 'Continents',
  seat: 'Seats',
  union: 'Unions',
  convention: 'Parties to a convention',
  'legal family': 'Legal families',
};
/** So many places are read at a glance; more stay in groups that are opened by whoever looks for them. */
const AT_A_GLANCE = 60;

/** What can stand in the columns, in groups by continent, union and convention, with a search over all (TL-045, OP-144). */
export function PlaceChoice(props: ChoiceProps) {
  const { landing, chosen, onToggle } = props;
  const { jurisdictions, jurisdictionOrOrganizationTitle: title } = landing;
  const [sought, seek] = useState('');
  const words = foldText(sought.trim());
  const found = words === '' ? undefined : jurisdictions.filter(({ name }) => foldText(name).includes(words));
  return (
    <section className={styles.list} aria-labelledby="choice-places">
      <h2 id="choice-places">{pluralOf(title)}</h2>
      <FindField label={`Find a ${title.toLowerCase()}`} value={sought} onChange={seek} />
      {found === undefined ? (
        <Groups {...props} />
      ) : found.length === 0 ? (
        <p className={styles.none}>No {title.toLowerCase()} of this comparison has these words.</p>
      ) : (
        <Places places={found} {...{ chosen, onToggle }} />
      )}
    </section>
  );
}

function Groups(props: ChoiceProps) {
  const { jurisdictions, jurisdictionOrOrganizationTitle: title } = props.landing;
  const { landing } = props;
  const groups = useMemo(() => groupPlaces(landing), [landing]);
  const all = pluralOf(title.toLowerCase());
  return (
    <>
      {groups.kinds.map(({ kind, own }) => (
        <div key={kind} className={styles.kind}>
          <h3>{KINDS[kind]}</h3>
          {own.map(({ name, places }, at) => (
            <PlaceGroup
              key={name}
              {...{ ...props, name, places }}
              isOpen={(kind === 'continent' || kind === 'seat') && (at === 0 || jurisdictions.length <= AT_A_GLANCE)}
            />
          ))}
        </div>
      ))}
      {groups.others.length > 0 ? (
        <PlaceGroup
          {...props}
          name={`${groups.kinds.length === 0 ? 'All' : 'Other'} ${all}`}
          places={groups.others}
          isOpen={jurisdictions.length <= AT_A_GLANCE}
        />
      ) : null}
    </>
  );
}

/** Groups by their kinds, and the places that stand in none. */
function groupPlaces({ jurisdictions, jurisdictionGroups }: ComparisonLanding) {
  const byId = new Map(jurisdictions.map((place) => [place.id, place]));
  const grouped = new Set(jurisdictionGroups.flatMap(({ groupJurisdictions }) => groupJurisdictions));
  return {
    kinds: [...Map.groupBy(jurisdictionGroups, ({ kind }) => kind)].map(([kind, own]) => ({
      kind,
      own: own.map(({ groupName, groupJurisdictions }) => ({
        name: groupName,
        places: groupJurisdictions.flatMap((id) => byId.get(id) ?? []),
      })),
    })),
    others: jurisdictions.filter(({ id }) => !grouped.has(id)),
  };
}

interface PlaceGroupProps extends ChoiceProps {
  readonly name: string;
  readonly places: readonly Place[];
  readonly isOpen: boolean;
}

function PlaceGroup({ name, places, isOpen, chosen, onToggle, onAddAll }: PlaceGroupProps) {
  const ids = places.map(({ id }) => id);
  return (
    <Disclosure
      level={4}
      title={name}
      count={ids.filter((id) => chosen.includes(id)).length}
      isOpenAtFirst={isOpen}
      aside={
        <Button kind="text" onClick={() => onAddAll(ids, name)}>
          All {ids.length}
          <span className="visually-hidden"> of {name}</span>
        </Button>
      }
    >
      <Places {...{ places, chosen, onToggle }} />
    </Disclosure>
  );
}

function Places({ places, chosen, onToggle }: Pick<PlaceGroupProps, 'places' | 'chosen' | 'onToggle'>) {
  return (
    <ul className={styles.places}>
      {places.map(({ id, name, isLocked }) => (
        <li key={id}>
          <Checkbox state={chosen.includes(id)} onChange={() => onToggle(id)}>
            <span dir="auto">{name}</span>
            {isLocked ? (
              <span className={styles.locked}>
                <Lock size="0.8125rem" aria-hidden />
                <span className="visually-hidden">, not in your subscription</span>
              </span>
            ) : null}
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
