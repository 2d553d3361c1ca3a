import { useEffect, useRef } from 'react';
import type { ConflictAnswer } from '#contract/conflict-check.ts';
import { formatDate } from '#domain/document/format-date.ts';
import type { RelationWindow } from '#domain/relations/relation-window.ts';
import { RELATION_TYPES } from '#domain/relations/relation-type.ts';
import type { CheckedName } from '#web/api/relations.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { useDownload } from '#web/app/use-download.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { FormatMenu } from '#web/ui/format-menu.tsx';
import { RELATION_FORMATS } from './download-relations.tsx';
import { ClosedCases } from './closed-cases.tsx';
import { describeTime } from './relation-row.tsx';
import styles from './conflict-page.module.css';

type Name = ConflictAnswer['names'][number];

interface ConflictResultsProps {
  readonly answer: ConflictAnswer;
  /** As they were sent, with those who were picked. */
  readonly names: readonly CheckedName[];
  readonly window: RelationWindow;
  readonly onPick: (name: string, candidate: Name['candidates'][number]) => void;
}

/** What a check found: names that need a look first, then every relation as a table. */
export function ConflictResults({ answer, names, window, onPick }: ConflictResultsProps) {
  const { rows, totalRows, closed, searched } = answer;
  // What was found is read next, also by whoever has no pointer: the button that was pressed may be gone.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="conflict-results" className={styles.results}>
      <div className={styles.bar}>
        <h2 id="conflict-results" ref={heading} tabIndex={-1} className={styles.heading}>
          {formatCount(totalRows, 'relationship')} between {formatCount(answer.names.length, 'name')}
        </h2>
        <Download names={names} window={window} total={totalRows} />
      </div>
      <p className={styles.quiet}>{totalRows === 0 ? searched.text : describeSearched(answer)}</p>
      <Names names={answer.names} onPick={onPick} />
      {rows.length === 0 ? null : <Table rows={rows} />}
      {rows.length < totalRows ? (
        <p className={styles.quiet}>The most recent {formatCount(rows.length, 'row')} are shown.</p>
      ) : null}
      <ClosedCases closed={closed} />
    </section>
  );
}

function describeSearched({ searched }: ConflictAnswer): string {
  const { cases, institutions, from, to, version, date } = searched;
  const years = from !== null && to !== null ? ` from ${from.slice(0, 4)} to ${to.slice(0, 4)}` : '';
  return `Searched: ${formatCount(cases, 'case')} of ${formatCount(institutions, 'institution')}${years}, library version ${version}, on ${formatDate(date)}. That no other relationship is listed is no proof that there is none.`;
}

function Download({
  names,
  window,
  total,
}: {
  readonly names: readonly CheckedName[];
  readonly window: RelationWindow;
  readonly total: number;
}) {
  const { siteId } = useEditionView();
  const { isBusy, progress, start, cancel } = useDownload();
  const conflicts = { names: names.map((name) => ({ ...name })), dates: { window } };
  return (
    <FormatMenu
      verb="Download"
      what={`the check, ${formatCount(total, 'relationship')}`}
      formats={RELATION_FORMATS}
      isBusy={isBusy}
      progress={progress}
      onCancel={cancel}
      onChoose={(format) => start(format, { siteId, kind: 'conflicts', conflicts })}
      kind="outlined"
    />
  );
}

/** Names that nobody is known by, and those that could be several: the reader says who is meant. */
// Long because: it is one piece of markup, a list for each state.
function Names({ names, onPick }: Pick<ConflictResultsProps, 'onPick'> & { readonly names: readonly Name[] }) {
  const none = names.filter(({ state }) => state === 'none');
  const several = names.filter(({ state }) => state === 'several');
  const known = names.filter(({ state }) => state === 'one');
  return (
    <div className={styles.names}>
      {several.length > 0 ? (
        <section aria-labelledby="several-names">
          <h3 id="several-names">To be confirmed: {several.length}</h3>
          <ul>
            {several.map(({ name, role, candidates }) => (
              <li key={name}>
                <span dir="auto">{name}</span>
                {role ? <span className={styles.quiet}> · {role}</span> : null}
                <ul className={styles.candidates}>
                  {candidates.map((candidate) => (
                    <li key={`${candidate.relType} ${candidate.slug}`}>
                      <Button kind="text" onClick={() => onPick(name, candidate)}>
                        It is {candidate.name}
                        {candidate.note ? ` (${candidate.note})` : ''}
                      </Button>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {none.length > 0 ? (
        <section aria-labelledby="unknown-names">
          <h3 id="unknown-names">Not known here: {none.length}</h3>
          <p dir="auto">{none.map(({ name }) => name).join('; ')}</p>
        </section>
      ) : null}
      <details>
        <summary>Taken to be: {formatCount(known.length, 'name')}</summary>
        <ul>
          {known.map(({ name, actor }) => (
            <li key={name}>
              <span dir="auto">{name}</span>: {actor?.name}
              {actor?.note ? <span className={styles.quiet}> · {actor.note}</span> : null}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

const COLUMNS = ['Between', 'Relationship', 'When', 'Case or firm', 'Evidence'] as const;

// Long because: it is one table, column by column.
function Table({ rows }: Pick<ConflictAnswer, 'rows'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <section className={styles.scroll} aria-label="Relationships found" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ one, hit }) => (
            <tr key={`${one.slug} ${hit.id}`}>
              <th scope="row">
                <span dir="auto">{one.name}</span>
                <span className={styles.role}>{describeSide(hit.roleOne, hit.viaOne)}</span>
                <span dir="auto">{hit.partner.name}</span>
                <span className={styles.role}>{describeSide(hit.roleTwo, hit.viaTwo)}</span>
              </th>
              <td data-label="Relationship">
                {RELATION_TYPES[hit.relationshipType].name}
                <span className={styles.role}>{hit.basis === 'stated' ? 'Stated' : 'Derived'}</span>
              </td>
              <td data-label="When">{describeTime(hit)}</td>
              <td data-label="Case or firm">
                {hit.documentUrl ? <AppLink href={hit.documentUrl}>{hit.casename}</AppLink> : hit.casename}
                {hit.institution ? <span className={styles.role}>{hit.institution}</span> : null}
              </td>
              <td data-label="Evidence">
                <ul className={styles.evidence}>
                  {hit.evidence.map(({ id, title, url, passages }) => (
                    <li key={id}>
                      <AppLink href={passages[0]?.url ?? url}>{title}</AppLink>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function describeSide(role: string, via: string | null): string {
  return via === null ? role : `${role}, through ${via}`;
}
