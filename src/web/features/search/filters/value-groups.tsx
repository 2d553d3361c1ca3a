import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { EditionView } from '#contract/edition-view.ts';
import { clearGroups, groupState, toggleGroup } from '#domain/search/value-groups.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import styles from './value-groups.module.css';

type Group = EditionView['valueGroups'][number];

interface ValueGroupsProps {
  readonly groups: readonly Group[];
  /** Values and groups of the reader. */
  readonly values: readonly string[];
  /** Values that find something. */
  readonly listed: readonly string[];
  readonly onChoose: (values: readonly string[]) => void;
}

const KINDS = [
  { kind: 'continent', name: 'continent', title: 'Continents' },
  { kind: 'convention', name: 'convention', title: 'Conventions' },
  { kind: 'workflow', name: 'workflow', title: 'Workflows' },
] as const;

/** A way to choose values together, closed at first: jurisdictions by continent or convention, topics by workflow. */
export function ValueGroups({ groups, ...choice }: ValueGroupsProps) {
  const [isOpen, setOpen] = useState(() => groups.some((group) => groupState(group, choice.values) === true));
  const id = useId();
  const kinds = KINDS.filter(({ kind }) => groups.some((group) => group.kind === kind));
  return (
    <div className={styles.groups}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Choose by {kinds.map(({ name }) => name).join(' or ')}
        <ChevronDown size="1rem" aria-hidden className={styles.chevron} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen
          ? kinds.map(({ kind, title }) => (
              <GroupsOfKind
                key={kind}
                kind={kind}
                title={title}
                groups={groups.filter((group) => group.kind === kind)}
                {...choice}
              />
            ))
          : null}
      </div>
    </div>
  );
}

interface GroupsOfKindProps extends ValueGroupsProps {
  readonly kind: Group['kind'];
  readonly title: string;
}

/** The continents, the conventions or the workflows; of workflows one holds, for it resets the others (SR-107). */
function GroupsOfKind({ kind, title, groups, values, listed, onChoose }: GroupsOfKindProps) {
  const name = useId();
  const isSingle = kind === 'workflow';
  const clear = () => onChoose(clearGroups(groups, values));
  return (
    <fieldset className={styles.kind} aria-labelledby={`${name}-title`}>
      <div className={styles.head}>
        <span id={`${name}-title`}>{title}</span>
        {isSingle ? null : (
          <Button kind="text" aria-label={`None of the ${title.toLowerCase()}`} onClick={clear}>
            None
          </Button>
        )}
      </div>
      {isSingle ? (
        <Checkbox radioName={name} state={clearGroups(groups, values).length === values.length} onChange={clear}>
          None
        </Checkbox>
      ) : null}
      <ul className={styles[kind]}>
        {groups.map((group) => {
          const state = groupState(group, values);
          return (
            <li key={group.id}>
              <Checkbox
                state={isSingle ? state === true : state}
                {...(isSingle ? { radioName: name } : {})}
                isDisabled={state === false && !group.values.some((value) => listed.includes(value))}
                onChange={() => onChoose(toggleGroup(group, values))}
              >
                {group.name}
              </Checkbox>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
