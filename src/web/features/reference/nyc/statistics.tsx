import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConventionFigures } from '#contract/nyc-tool.ts';
import { conventionStatisticsQuery } from '#web/api/nyc-tool.queries.ts';
import { useTableFiles } from '#web/app/use-table-files.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { DataTable, type Column } from '#web/ui/data-table.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { Select } from '#web/ui/select.tsx';
import { TableFiles } from '#web/ui/table-files.tsx';
import { DemoNote } from './decision-count.tsx';
import styles from './nyc.module.css';

type Row = ConventionFigures[number];

const BY = { grounds: 'Ground', courts: 'Court', years: 'Year' } as const;

/** Outcomes by ground, court and year; each figure leads to exactly the decisions that it counts. */
export function Statistics({ provision, label }: { readonly provision?: string; readonly label?: string }) {
  const { data, error, refetch } = useQuery(conventionStatisticsQuery(provision));
  const files = useTableFiles('outcomes', 'outcomes', provision);
  const [by, setBy] = useState<keyof typeof BY>(provision === undefined ? 'grounds' : 'courts');
  if (error && !data) return <PartTrouble error={error} onRetry={() => void refetch()} />;
  if (!data) return <p className={styles.note}>Counting outcomes …</p>;
  const choices = Object.entries(BY).filter(([id]) => provision === undefined || id !== 'grounds');
  return (
    <section className={styles.part} aria-label="Outcomes">
      <div className={styles.partHead}>
        <h2 className={styles.partTitle}>Outcomes{label === undefined ? '' : ` on ${label}`}</h2>
        <div className={styles.partTools}>
          <Select
            label="By"
            value={by}
            options={choices.map(([value, name]) => ({ value, label: name }))}
            onChange={(value) => setBy(value as keyof typeof BY)}
          />
          <TableFiles {...files} />
        </div>
      </div>
      <p className={styles.note}>
        What the court decided on {label ?? 'each provision'}, which may differ from its decision on the whole. A
        decision with several rulings counts once under each of their outcomes, so that a row can add up to more than
        its total.
      </p>
      {provision === undefined ? <DemoNote demo={data.demo} total={data.decisions.count} /> : null}
      {data[by].length === 0 ? (
        <p className={styles.none}>No decision of this library rules on it yet.</p>
      ) : (
        <DataTable
          caption={`Outcomes by ${BY[by].toLowerCase()}`}
          columns={createColumns(BY[by], data.outcomes)}
          rows={data[by]}
          keyOf={({ name }) => name}
        />
      )}
    </section>
  );
}

function createColumns(head: string, outcomes: readonly string[]): readonly Column<Row>[] {
  return [
    {
      id: 'name',
      name: head,
      draw: ({ name, url }) => (url === null ? name : <AppLink href={url}>{name}</AppLink>),
    },
    ...outcomes.map((outcome, index) => ({
      id: outcome,
      name: outcome,
      isNumber: true,
      draw: ({ name, cells }: Row) => <Figure name={name} cell={cells[index]} />,
      sortBy: ({ cells }: Row) => cells[index]?.count ?? 0,
    })),
    {
      id: 'total',
      name: 'Decisions',
      isNumber: true,
      draw: ({ name, totalUrl, total }) => (
        <AppLink href={totalUrl} aria-label={`${name}: ${formatCount(total, 'decision')}`}>
          {total}
        </AppLink>
      ),
      sortBy: ({ total }) => total,
    },
  ];
}

function Figure({ name, cell }: { readonly name: string; readonly cell: Row['cells'][number] | undefined }) {
  if (!cell || cell.count === 0) return <span className={styles.zero}>–</span>;
  return (
    <AppLink href={cell.url} aria-label={`${name}: ${formatCount(cell.count, 'decision')} “${cell.outcome}”`}>
      {cell.count}
    </AppLink>
  );
}
