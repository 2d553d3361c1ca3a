import { useId, useState } from 'react';
import { OFFERED_DISTANCES } from '#domain/query/offered-operators.ts';
import type { QueryField } from '#domain/query/query-field.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { BuilderRow } from './builder-row.tsx';
import styles from './query-builder.module.css';
import { useQueryBuilder } from './use-query-builder.ts';
import { WrittenQuery } from './written-query.tsx';

interface QueryBuilderProps {
  /** The query at present. */
  readonly query: string;
  /** Whether only titles are searched; undefined where that is not offered. */
  readonly titleOnly: boolean | undefined;
  readonly onSearch: (query: string, titleOnly: boolean) => void;
  readonly onClose: () => void;
  /** Opens the list of citations. */
  readonly onCitations: () => void;
}

const LEFT_ASIDE = 'This search is too complex for the form. Building one here replaces it.';

const ROWS = [
  { name: 'all', label: 'All of these words', hint: 'In any order: award annulment' },
  { name: 'phrase', label: 'This exact phrase', hint: 'Side by side: seat of arbitration' },
  { name: 'any', label: 'Any of these words', hint: 'At least one: tribunal arbitrator' },
  { name: 'none', label: 'None of these words', hint: 'Left out: tax customs' },
  { name: 'near', label: 'Words near each other', hint: 'In either order: burden proof' },
] as const;

const FIELD_ROWS: readonly { readonly field: QueryField; readonly label: string; readonly hint: string }[] = [
  { field: 'title', label: 'Title', hint: 'Words or an expression: annulment AND award' },
  { field: 'party', label: 'Party', hint: 'Claimant, respondent, undertaking' },
  { field: 'judge', label: 'Judge or arbitrator', hint: 'Who decided' },
  { field: 'court', label: 'Court or institution', hint: 'Where it was decided' },
  { field: 'author', label: 'Author', hint: 'Who wrote it' },
  { field: 'citation', label: 'Citation', hint: 'As reported: [2019] UKSC 12' },
  { field: 'number', label: 'Case number', hint: 'As filed: ARB/12/5' },
  { field: 'keyword', label: 'Keyword', hint: 'What it is about, in the words of its record' },
  { field: 'summary', label: 'Summary', hint: 'Words of its summary' },
  { field: 'text', label: 'Text', hint: 'Not title, not record' },
];

/** A form that writes the query for those who do not think in operators. */
export function QueryBuilder({ query, titleOnly, onSearch, onClose, onCitations }: QueryBuilderProps) {
  const builder = useQueryBuilder({ query, titleOnly: titleOnly ?? false, onSearch });
  const id = useId();
  return (
    <Sheet
      title="Build a query"
      place="centre"
      isOpen
      onClose={onClose}
      footer={
        <Button kind="default" type="submit" form={id} disabled={!builder.canSearch}>
          Search
        </Button>
      }
    >
      <form
        id={id}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          builder.submit();
        }}
      >
        {builder.isLeftAside ? <p className={styles.aside}>{LEFT_ASIDE}</p> : null}
        <Rows {...builder} />
        {titleOnly === undefined ? null : (
          <Checkbox state={builder.titleOnly} onChange={() => builder.setTitleOnly(!builder.titleOnly)}>
            In the title
          </Checkbox>
        )}
        <WrittenQuery query={builder.query} description={builder.description} trouble={builder.trouble} />
        <p>
          <Button kind="text" onClick={onCitations}>
            Look up a list of citations
          </Button>
        </p>
      </form>
    </Sheet>
  );
}

type RowsProps = Pick<ReturnType<typeof useQueryBuilder>, 'form' | 'change'>;

function Rows({ form, change }: RowsProps) {
  return (
    <>
      {ROWS.map(({ name, label, hint }, index) => (
        <BuilderRow
          key={name}
          label={label}
          hint={hint}
          value={form[name]}
          onChange={(words) => change({ [name]: words })}
          isFirst={index === 0}
        >
          {name === 'near' ? <Distance form={form} change={change} /> : null}
        </BuilderRow>
      ))}
      <FieldRows form={form} change={change} />
    </>
  );
}

/** Open from the start where the query has a field search already. */
function FieldRows({ form, change }: RowsProps) {
  const [isOpen] = useState(() => Object.keys(form.fields).length > 0);
  return (
    <details className={styles.fields} open={isOpen}>
      <summary>Only in one field</summary>
      {FIELD_ROWS.map(({ field, label, hint }) => (
        <BuilderRow
          key={field}
          label={label}
          hint={hint}
          value={form.fields[field] ?? ''}
          onChange={(words) => change({ fields: { ...form.fields, [field]: words } })}
        />
      ))}
    </details>
  );
}

function Distance({ form, change }: RowsProps) {
  const distances = [...new Set([...OFFERED_DISTANCES, form.distance])].toSorted((one, other) => one - other);
  return (
    <Select
      label="At most"
      value={String(form.distance)}
      options={distances.map((words) => ({
        value: String(words),
        label: words === 1 ? '1 other word between' : `${words} other words between`,
      }))}
      onChange={(distance) => change({ distance: Number(distance) })}
    />
  );
}
