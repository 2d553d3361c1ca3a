import type { Collection } from '#domain/collections/collection.ts';

/** Papers of the European qualifying examination, and what they ask for (SH-194, OP-47). */
export const EXAM_PAPERS = {
  id: 'exam-papers',
  title: 'EQE materials',
  help: 'Papers of the European qualifying examination by year, with the reports on them and the texts that they ask for.',
  palette: ['EQE', 'examination', 'papers'],
  address: '/eqe-materials',
  open: { KIPL: ['IPL', 'PL'] },
  feed: { records: 'exam-paper', order: ['-year', 'paper'] },
  fields: {
    id: 'text',
    year: 'text',
    paper: 'text',
    subject: 'text?',
    url: 'text?',
    reportUrl: 'text?',
    comment: 'text?',
    commentUrl: 'text?',
    source: 'text?',
    readOn: 'text?',
  },
  list: {
    path: '/apiv2/ExamMaterials',
    summary:
      'Papers of the examination by year and paper with the reports on them, what it asks for, study notes and treaty texts.',
    key: 'papers',
    beside: {
      groups: { links: 'eqe-materials' },
      notes: { name: 'Study notes', search: { contenttype: ['Study note'] } },
      treaties: { values: 'legislation', search: { contenttype: ['Treaty provision'] } },
    },
  },
  table: {
    id: 'exam-papers',
    title: 'Papers by year',
    address: '/eqe-materials',
    what: 'papers',
    columns: [
      { name: 'Paper', type: 'text', value: 'paper', width: 10, sorts: true, words: '{paper}: {subject}' },
      { name: 'Subject', type: 'text', value: 'subject', width: 30, only: 'file' },
      { name: 'Year', type: 'text', value: 'year', width: 8, sorts: true },
      {
        name: 'Paper and answers',
        type: 'link',
        value: 'url',
        said: ': paper, paper {paper} of {year}',
        none: 'Address not known',
      },
      {
        name: 'Examiners’ report',
        type: 'link',
        value: 'reportUrl',
        said: ': examiners’ report, paper {paper} of {year}',
        none: 'Address not known',
      },
      {
        name: 'Comments',
        type: 'link',
        value: 'commentUrl',
        words: '{comment}',
        said: ': comments, paper {paper} of {year}',
        none: 'None known',
      },
      { name: 'Source', type: 'link', value: 'source', only: 'file' },
      { name: 'Read on', type: 'date', value: 'readOn', sorts: true },
    ],
  },
  screen: {
    lead: 'Papers of the European qualifying examination by year and paper, with the reports on them, the syllabus, and the treaty texts that candidates need. A link leads to that very paper. Where its address is not known, the row says so, and the compendium of the Office, under “Papers and syllabus”, is where to look.',
    none: 'No paper is in this list yet; whoever runs the library can add some.',
    noneFits: 'No such paper was set in that year, as far as this list goes.',
    region: 'Papers',
    one: 'paper',
    filters: [
      { field: 'year', label: 'Year' },
      { field: 'paper', label: 'Paper', isSorted: true },
    ],
    below: ['exam-texts'],
  },
} as const satisfies Collection;
