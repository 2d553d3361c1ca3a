import { useQuery } from '@tanstack/react-query';
import { JURISDICTIONS } from '#collections/jurisdictions.ts';
import { UNIONS } from '#collections/unions.ts';
import type { Law } from '#contract/facts.ts';
import type { CountedDocuments } from '#domain/collections/fields.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { lawQuery } from '#web/api/facts.queries.ts';
import { useAsOf } from '#web/app/use-as-of.ts';
import { useTableFiles } from '#web/app/use-table-files.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { FindField } from '#web/ui/find-field.tsx';
import { Awaited } from '#web/ui/awaited.tsx';
import { TableFiles } from '#web/ui/table-files.tsx';
import status from '../status/status.module.css';
import { JoinedTable } from './joined-table.tsx';
import { LawGroup } from './law-group.tsx';
import styles from './law.module.css';
import { PlaceTreaties } from './place-treaties.tsx';

const [UNION_LAW] = UNIONS.tables;
const PLACE_LAW = JURISDICTIONS.tables[1];

interface PlaceOfLaw {
  readonly id: string;
  readonly name: string;
  /** Bilateral investment treaties on it, where it has any of its own. */
  readonly bilateral?: CountedDocuments;
}

/** What facts of law say of a place or a union on a day: treaties, unions, members, figures (OP-186, OP-187). */
export function LawOfPlace({ entry }: { readonly entry: PlaceOfLaw }) {
  const [day, setDay] = useAsOf();
  const { data, error, refetch } = useQuery(lawQuery(entry.id, day));
  return (
    <div className={styles.law}>
      <div className={status.tools}>
        <FindField type="date" label="Law as of" value={day} onChange={setDay} />
        <p className={styles.day}>
          {day === '' ? 'Treaties, unions and figures below are those of today.' : `As of ${formatDate(day)}.`} Every
          one names where it was read.
        </p>
      </div>
      <Awaited isPart data={data} trouble={error} onRetry={() => void refetch()}>
        {(law) => <Parts law={law} entry={entry} />}
      </Awaited>
    </div>
  );
}

function Parts({ law, entry }: { readonly law: Law; readonly entry: PlaceOfLaw }) {
  const { id, name, conventions, unions, members, groups } = law;
  return (
    <>
      {groups.length > 0 ? <Figures groups={groups} entry={entry} /> : null}
      {members.length > 0 ? (
        <JoinedTable
          {...{ id, name, whole: 'instrument' }}
          title={`Members of the ${name}`}
          of="Member"
          named="place"
          link="url"
          rows={members}
        />
      ) : null}
      <PlaceTreaties place={entry} conventions={conventions} />
      {unions.length > 0 ? (
        <>
          <JoinedTable
            {...{ id, name, whole: 'place' }}
            title="Unions of states"
            of="Union"
            named="treaty.name"
            link="treaty.url"
            rows={unions}
          />
          <p className={styles.day}>
            <AppLink href="/unions">All unions of states with their members</AppLink>
          </p>
        </>
      ) : null}
    </>
  );
}

/** With all of them as a file, those that do not hold on the day among them. */
function Figures({ groups, entry }: Pick<Law, 'groups'> & { readonly entry: PlaceOfLaw }) {
  const table = entry.bilateral === undefined ? UNION_LAW : PLACE_LAW;
  const [day] = useAsOf();
  const files = useTableFiles(table.id, table.what, entry.id, day);
  return (
    <section className={status.wide}>
      <h2>Figures of law</h2>
      <TableFiles {...files} />
      {groups.map((group) => (
        <LawGroup key={group.id} group={group} />
      ))}
    </section>
  );
}
