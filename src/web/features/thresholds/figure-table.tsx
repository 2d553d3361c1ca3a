import { TABLES, type Table } from '#domain/thresholds/deal.ts';
import { TABLE_NAMES } from '#domain/thresholds/list-given.ts';
import { DealField } from './deal-field.tsx';
import { figureId, listShownPlaces } from './deal-draft.ts';
import styles from './thresholds.module.css';
import type { CalculatorModel } from './use-calculator.ts';

/** Figures of the parties by world, Union and place: a row for each that the rules of the chosen places ask for. */
export function FigureTables({ model }: { readonly model: CalculatorModel }) {
  return (
    <>
      {TABLES.map((table) => {
        const rows = listRows(table, model);
        return rows.length === 0 ? null : <FigureTable key={table} table={table} rows={rows} model={model} />;
      })}
    </>
  );
}

interface FigureTableProps {
  readonly table: Table;
  readonly rows: readonly string[];
  readonly model: CalculatorModel;
}

// Long because: it is the markup of one table.
function FigureTable({ table, rows, model }: FigureTableProps) {
  const { draft, faults, setValue, nameOf } = model;
  const title = TABLE_NAMES[table];
  return (
    <table className={styles.figures}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Where</th>
          {draft.parties.map(({ id, name, currency }) => (
            <th key={id} scope="col">
              <span dir="auto">{name}</span> <span className={styles.quiet}>{currency}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((key) => (
          <tr key={key}>
            <th scope="row">{nameRow(key, nameOf)}</th>
            {draft.parties.map(({ id, name }) => {
              const field = figureId(id, table, key);
              return (
                <td key={id}>
                  <DealField
                    id={field}
                    isLabelHidden
                    label={`${title} of ${name}, ${nameRow(key, nameOf)}`}
                    value={draft.values[field] ?? ''}
                    fault={faults[field]}
                    onChange={(value) => setValue(field, value)}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The world, the Union, then places in the order in which they were chosen, each with the year before. */
function listRows(table: Table, { asked, draft }: CalculatorModel): readonly string[] {
  const named = [...asked.fields].flatMap((id) => {
    const [kind, , of, key] = id.split(' ');
    return kind === 'figure' && of === table && key !== undefined ? [key] : [];
  });
  const shown = table === 'Turnover' && asked.isKnown ? draft.others : [];
  const order = ['World', 'EU', ...listShownPlaces(draft)];
  const rank = (key: string) => {
    const [land = '', year] = key.split('.');
    const at = order.indexOf(land);
    return (at === -1 ? order.length : at) * 2 + (year === undefined ? 0 : 1);
  };
  return [...new Set([...named, ...shown])].toSorted((one, other) => rank(one) - rank(other));
}

function nameRow(key: string, nameOf: (place: string) => string): string {
  const [land = '', year] = key.split('.');
  return `${land === 'World' ? 'Worldwide' : nameOf(land)}${year === undefined ? '' : ', year before'}`;
}
