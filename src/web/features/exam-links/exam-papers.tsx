import { useState } from 'react';
import type { ExamPaper } from '#contract/outside-links.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { DataTable, type Column } from '#web/ui/data-table.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { Select } from '#web/ui/select.tsx';
import listing from '#web/ui/listing.module.css';
import { ListFiles } from './list-files.tsx';

const ALL = '';

/** The papers, narrowed by year and paper. */
export function ExamPapers({ papers }: { readonly papers: readonly ExamPaper[] }) {
  const [year, setYear] = useState(ALL);
  const [paper, setPaper] = useState(ALL);
  if (papers.length === 0) {
    return <p className={listing.none}>No paper is in this list yet; whoever runs the library can add some.</p>;
  }
  const shown = papers.filter((one) => (year === ALL || one.year === year) && (paper === ALL || one.paper === paper));
  return (
    <section aria-label="Papers">
      <div className={listing.tools}>
        <Select label="Year" value={year} onChange={setYear} options={listOptions(papers.map((one) => one.year))} />
        <Select
          label="Paper"
          value={paper}
          onChange={setPaper}
          options={listOptions(papers.map((one) => one.paper).toSorted((a, b) => a.localeCompare(b, 'en')))}
        />
        <output className={listing.amount}>{formatCount(shown.length, 'paper')}</output>
        <ListFiles table="exam-papers" what="papers" />
      </div>
      {shown.length === 0 ? (
        <p className={listing.none}>No such paper was set in that year, as far as this list goes.</p>
      ) : (
        <DataTable caption="Papers by year" columns={COLUMNS} rows={shown} keyOf={({ id }) => id} />
      )}
    </section>
  );
}

const COLUMNS: readonly Column<ExamPaper>[] = [
  {
    id: 'paper',
    name: 'Paper',
    draw: ({ paper, subject }) => (subject === null ? paper : `${paper}: ${subject}`),
    sortBy: ({ paper }) => paper,
  },
  { id: 'year', name: 'Year', draw: ({ year }) => year, sortBy: ({ year }) => year },
  {
    id: 'text',
    name: 'Paper and answers',
    draw: (row) => <Outside url={row.url} words="Open" row={row} what="paper" />,
  },
  {
    id: 'report',
    name: 'Examiners’ report',
    draw: (row) => <Outside url={row.reportUrl} words="Open" row={row} what="examiners’ report" />,
  },
  {
    id: 'comment',
    name: 'Comments',
    draw: (row) => <Outside url={row.commentUrl} words={row.comment ?? 'Open'} row={row} what="comments" />,
  },
  {
    id: 'read',
    name: 'Read on',
    draw: ({ readOn }) => (readOn === null ? <Unknown /> : formatDate(readOn)),
    sortBy: ({ readOn }) => readOn,
  },
];

interface OutsideProps {
  readonly url: string | null;
  readonly words: string;
  readonly what: string;
  readonly row: ExamPaper;
}

function Outside({ url, words, what, row: { paper, year } }: OutsideProps) {
  if (url === null) return <Unknown />;
  return (
    <ExternalLink href={url}>
      {words}
      <span className="visually-hidden">
        : {what}, paper {paper} of {year}
      </span>
    </ExternalLink>
  );
}

function Unknown() {
  return <span className={listing.unknown}>unknown</span>;
}

function listOptions(values: readonly string[]) {
  return [{ value: ALL, label: 'All' }, ...[...new Set(values)].map((value) => ({ value, label: value }))];
}
