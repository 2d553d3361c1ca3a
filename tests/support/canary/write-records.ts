import type { TemporaryLibrary } from '../temporary-library.ts';
import { mayKnow, mayRead } from './access-rule.ts';
import { COMPARED } from './library-kinds.ts';
import type { Marks } from './marks.ts';
import { EDITION_IDS, type EditionId } from '#domain/edition/edition.ts';
import type { AccessCode } from '#domain/edition/subscription-code.ts';

/** The records of the canary beside its documents; answers their ids. `withoutClosed` leaves the closed cases out. */
export function writeRecords(temporary: TemporaryLibrary, marks: Marks, withoutClosed: boolean): string[] {
  const ids = EDITION_IDS.flatMap((edition) => writeEdition(temporary, marks, edition));
  const cases = (['KAPP', 'YB', undefined] as const).filter((code) => !withoutClosed || code === undefined);
  for (const code of ['KAPP', 'YB', undefined] as const) {
    const text = describeCase(marks, code);
    if (cases.includes(code)) temporary.write(`KA/cases/${caseIdOf(code)}.yaml`, text);
  }
  return [...ids, ...(['KAPP', 'YB', undefined] as const).map(caseIdOf)];
}

const caseIdOf = (code: AccessCode | undefined) => `ka-canary-case-${code?.toLowerCase() ?? 'open'}`;

/** A case whose people sit with Ann in each: what of it is told beside title and institution is told to its readers alone (OP-138). */
// Long because: it is the file of a case with a word in each of its places.
function describeCase(marks: Marks, code: AccessCode | undefined): string {
  const id = caseIdOf(code);
  const held = { edition: 'KA' as const, codes: code === undefined ? [] : [code] };
  const closed = (place: string) => marks.add(id, place, { isClosed: true, mayHear: (who) => mayRead(who, held) });
  const known = (place: string) => marks.add(id, place, { isClosed: false, mayHear: (who) => mayKnow(who, held) });
  return `id: ${id}
caseNo: No. ${known('number')}
caseName: The ${known('title')} matter
institution: CANARY
institutionLong: Canary Hall of Arbitration
date: 2019-07-13
status: Concluded
outcome: ${closed('outcome')}
claimants: [${known('claimant')} Ltd]
respondents: [Acme Canary Ltd]
subscriptions: [${code ?? ''}]
proceedings:
  - id: ${id}-p1
    title: ${known('proceeding')}
    whoInitiated: ${closed('initiator')}
    outcome: ${closed('result')}
    commencementDate: 2019-07-13
    arbitrators:
      - { person: ka-canary-ann, role: ${closed('role')} umpire, method: ${closed('method')} }
      - { person: ka-canary-bert, role: Co-arbitrator }
      - { person: ka-canary-hidden, role: Co-arbitrator }
    representatives:
      - { name: Rufus Quay, role: Counsel for the claimant, firm: ${closed('firm')} LLP }
    documents:
      - { id: ka-award-${code?.toLowerCase() ?? 'open'}, title: The ${known('paper')}, primary: true }
      - { id: kipl-case-law-open, title: From elsewhere }
`;
}

// Long because: it has an entry for each kind of record.
function writeEdition(temporary: TemporaryLibrary, marks: Marks, edition: EditionId): string[] {
  const base = `${edition.toLowerCase()}-canary`;
  const known = (id: string) => marks.add(id, 'name', { isClosed: false, mayHear: (who) => mayKnow(who, { edition }) });
  const nobody = (id: string, place: string) => marks.add(id, place, { isClosed: true, mayHear: () => false });
  const open = (id: string) => marks.add(id, 'name', { isClosed: false, mayHear: (who) => who.edition === edition });
  const records: Record<string, object> = {
    ann: {
      kind: 'person',
      firstName: 'Ann',
      lastName: known(`${base}-ann`),
      roles: ['Arbitrator'],
      firm: 'First Canary LLP',
    },
    bert: { kind: 'person', firstName: 'Bert', lastName: known(`${base}-bert`), roles: ['Arbitrator'] },
    hidden: {
      kind: 'person',
      firstName: 'Cara',
      lastName: 'Concealed',
      roles: ['Arbitrator'],
      biography: `She is fond of ${nobody(`${base}-hidden`, 'biography')}.`,
    },
    firm: { kind: 'organization', name: `${known(`${base}-firm`)} Chambers`, type: 'Law firm' },
    hall: { kind: 'organization', name: `${known(`${base}-hall`)} Hall`, type: 'Arbitral institution' },
    party: { kind: 'party', name: `${known(`${base}-party`)} Works Ltd`, type: 'Company' },
    instrument: {
      kind: 'instrument',
      name: `${known(`${base}-instrument`)} Convention`,
      document: edition === 'KA' ? 'ka-convention-open' : `${edition.toLowerCase()}-legislation-open`,
      provisions: [{ path: 'I', label: 'Article I' }],
    },
    status: {
      kind: 'treaty-status',
      instrument: `${base}-instrument`,
      place: 'Norway',
      signed: '2011-01-02',
      basis: `A list with ${known(`${base}-status`)}`,
      source: 'https://list.example/',
      readOn: '2026-01-01',
    },
    comparison: {
      kind: 'comparison',
      slug: COMPARED[edition],
      title: `Lists of ${known(`${base}-comparison`)}`,
      compares: 'organizations',
      topics: [{ id: 'checklist', label: 'Checklist' }],
    },
    editorial: { kind: 'editorial', slot: 'blurb', title: `Words of ${open(`${base}-editorial`)}` },
    link: {
      kind: 'link',
      list: 'useful-links',
      group: 'Offices',
      name: `${known(`${base}-link`)} Office`,
      url: 'https://office.example/',
    },
    paper: {
      kind: 'exam-paper',
      year: 2018,
      paper: 'A',
      subject: `Claims of ${known(`${base}-paper`)}`,
      url: 'https://papers.example/',
      source: 'https://papers.example/',
      readOn: '2026-01-01',
    },
    book: {
      kind: 'publication',
      type: 'Book',
      title: `On ${known(`${base}-book`)} hulls`,
      contents: listChapters(edition),
    },
    journal: { kind: 'publication', type: 'Journal', title: `Journal of ${known(`${base}-journal`)}` },
    source: { kind: 'publication', type: 'Newsletter', title: `News of ${known(`${base}-source`)}` },
  };
  const lines = Object.entries(records).map(([name, record]) => JSON.stringify({ id: `${base}-${name}`, ...record }));
  temporary.write(`${edition}/${base}.jsonl`, `${lines.join('\n')}\n`);
  return Object.keys(records).map((name) => `${base}-${name}`);
}

/** Chapters of the own edition, open and closed, and one of another edition. */
function listChapters(edition: EditionId): object[] {
  const base = edition.toLowerCase();
  const codes = { KA: ['kapp', 'yb'], KIPL: ['ipl', 'spw'], KCL: ['default'] }[edition];
  return [
    ...['open', ...codes].map((code) => ({ label: `Chapter of ${code}`, document: `${base}-book-chapter-${code}` })),
    { label: 'Chapter from elsewhere', document: edition === 'KCL' ? 'ka-award-open' : 'kcl-legislation-open' },
  ];
}
