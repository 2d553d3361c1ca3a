import { ChevronRight } from 'lucide-react';
import type { ConflictAnswer } from '#contract/conflict-check.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { keyOfActor, ONGOING, type Pair } from '#domain/tools/relations/rank-pairs.ts';
import { countTypes, RELATION_TYPES } from '#domain/tools/relations/relation-type.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import cards from '#web/ui/card-table.module.css';
import { classNames } from '#web/ui/class-names.ts';
import { formatCount } from '#web/ui/format-number.ts';
import type { CastPlaces } from '#domain/tools/relations/cast-places.ts';
import { describeTime } from './relation-row.tsx';
import styles from './conflict-page.module.css';

type Row = ConflictAnswer['rows'][number];

interface ConflictPairProps {
  readonly pair: Pair<Row>;
  /** The two by `keyOfActor`, in the order of the cast. */
  readonly sides: readonly string[];
  readonly places: CastPlaces;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Two names with how much relates them; opened, all of it as a table with its evidence. */
export function ConflictPair({ pair: { rows, last }, sides, places, isOpen, onOpen }: ConflictPairProps) {
  const kinds = countTypes(rows.map(({ hit }) => hit.relationshipType));
  return (
    <li>
      <details open={isOpen} onToggle={(event) => onOpen(event.currentTarget.open)}>
        <summary className={styles.pair}>
          <ChevronRight size="1rem" aria-hidden className={styles.chevron} />
          <span className={styles.pairNames}>
            {sides.map((side, at) => (
              <span key={side}>
                {at > 0 ? <span className={styles.and}> and </span> : null}
                <span dir="auto">{nameOf(side, rows)}</span>
                {places.get(side)?.part ? <span className={styles.part}> {places.get(side)?.part}</span> : null}
              </span>
            ))}
          </span>
          <span className={styles.number}>
            {rows.length}
            <span className="visually-hidden"> {rows.length === 1 ? 'relationship' : 'relationships'}: </span>
          </span>
          <span className={styles.kinds}>
            {kinds.map(({ type, count }) => `${RELATION_TYPES[type].name}${count > 1 ? ` (${count})` : ''}`).join(', ')}
          </span>
          <span className={styles.last}>{describeLast(last)}</span>
        </summary>
        {isOpen ? (
          <div className={styles.opened}>
            <Relations rows={rows} label={sides.map((side) => nameOf(side, rows)).join(' and ')} />
          </div>
        ) : null}
      </details>
    </li>
  );
}

/** Who a side is. */
export function nameOf(side: string, rows: readonly Row[]): string {
  const actors = rows.flatMap(({ one, hit }) => [one, hit.partner]);
  return actors.find((actor) => keyOfActor(actor) === side)?.name ?? '';
}

function describeLast(last: string): string {
  if (last === '') return 'Time not known';
  return last === ONGOING ? 'Ongoing' : formatDate(last);
}

function Relations({ rows, label }: { readonly rows: readonly Row[]; readonly label: string }) {
  return (
    <table className={classNames(cards.table, styles.table)}>
      <caption className="visually-hidden">
        {label}: {formatCount(rows.length, 'relationship')}
      </caption>
      <thead>
        <tr>
          <th scope="col">Relationship</th>
          <th scope="col">Parts</th>
          <th scope="col">When</th>
          <th scope="col">Case or firm</th>
          <th scope="col">Evidence</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Relation key={`${row.one.slug} ${row.hit.id}`} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function Relation({ one, hit }: Row) {
  return (
    <tr>
      <th scope="row">
        {hit.words}
        <span className={cards.under}>{hit.basis === 'stated' ? 'Stated' : 'Derived'}</span>
      </th>
      <td data-label="Parts">
        <span>
          <Side name={one.name} role={hit.roleOne} via={hit.viaOne} />
          <Side name={hit.partner.name} role={hit.roleTwo} via={hit.viaTwo} />
        </span>
      </td>
      <td data-label="When">
        <span>{describeTime(hit)}</span>
      </td>
      <td data-label="Case or firm">
        <span>
          {hit.documentUrl ? <AppLink href={hit.documentUrl}>{hit.casename}</AppLink> : hit.casename}
          {hit.institution ? <span className={cards.under}>{hit.institution}</span> : null}
        </span>
      </td>
      <td data-label="Evidence">
        <ul className={styles.evidence}>
          {hit.evidence.map(({ id, title, url, passages }) => (
            <li key={id}>
              <AppLink href={passages[0]?.url ?? url}>{shorten(title, hit.casename)}</AppLink>
            </li>
          ))}
          {hit.evidence.length === 0 ? <li>None here</li> : null}
        </ul>
      </td>
    </tr>
  );
}

/** A paper without the name of its case, which stands beside it. */
function shorten(title: string, casename: string): string {
  if (title === casename) return 'Record of the case';
  return title.startsWith(`${casename}, `) ? title.slice(casename.length + 2) : title;
}

function Side({ name, role, via }: { readonly name: string; readonly role: string; readonly via: string | null }) {
  return (
    <span className={styles.side}>
      <span dir="auto">{name}</span>
      <span className={cards.under}>{via === null ? role : `${role}, through ${via}`}</span>
    </span>
  );
}
