import { foldName } from '#domain/names/fold-name.ts';
import { REPORTERS } from './reporters.ts';

/** Where the division of a court stands: `[2022] EWCA Civ 24`, `[2010] EWHC 465 (Comm)`. */
export type DivisionPlace = 'before' | 'behind';

/** A court as its neutral citations name it. */
export interface CourtRow {
  readonly code: string;
  readonly divisions?: DivisionPlace;
  /** Its citations have a year without brackets: `2012 SCC 7`. */
  readonly isBare?: true;
  /** Whose court shares the code and has a year without brackets, which alone tells the two apart. */
  readonly bareIs?: string;
}

/**
 * Courts by the code of their neutral citations. Those of the United Kingdom are of the list that Find Case Law publishes
 * (state of 30 June 2022); a court that is missing here is read all the same, as its citation is printed.
 */
const COURTS: ReadonlyMap<string, CourtRow> = new Map(
  [
    ...listCourts('EWCA', { divisions: 'before' }),
    ...listCourts('EWHC UKUT UKFTT SGHC', { divisions: 'behind' }),
    ...listCourts('UKSC UKPC UKHL UKAIT UKIAT UKEAT UKET EAT CAT EWCOP EWFC EWCC CSIH CSOH HCJAC NICA NIQB NICh NIFam'),
    // The Federal Court of Australia; without brackets the Federal Court of Appeal of Canada.
    ...listCourts('FCA', { bareIs: 'Canada' }),
    ...listCourts('IESC IECA IEHC HCA FCAFC NSWCA NSWSC VSCA VSC QCA QSC WASCA NZSC NZCA NZHC SGCA'),
    ...listCourts('HKCFA HKCA HKCFI ZACC ZASCA KYC UKIPTrib'),
    ...listCourts('SCC ONCA ONSC BCCA BCSC ABCA QCCA NSCA', { isBare: true }),
  ].map((court) => [court.code.toLowerCase(), court]),
);

/** Divisions in their own letters. */
const DIVISIONS = new Map(
  'Civ Crim Admin Admlty Ch Comm Costs Fam IPEC KB Mercantile Pat QB SCCO TCC COP AAC IAC LC TC GRC HESC PC SEC'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);

/** Reports by year, in the code of the law reports; spellings as in `REPORTERS`. */
const LAW_REPORTS =
  'ACD;AC;All ER=allenglandlawreports;All ER (Comm);BCC;BCLC;Bus LR;Ch;CMLR;Costs LR;Cr App R;Cr App R (S);EGLR;EHRR;' +
  "EMLR;Env LR;Fam;FLR;FSR;HRLR;ICR;IRLR;KB;L&TR;LGR;Lloyd's Rep=lloydslawrep,lloydslawreports,lloydsreports,lloydslr;" +
  'P&CR;PIQR;PNLR;PTSR;QB;RPC;STC;WLR;SLT;IR;ILRM;SCR;CLR;ALR;NZLR;SLR;ER;TC;P;UNTS';

const CODES = new Map([...readSeries(REPORTERS), ...readSeries(LAW_REPORTS)]);
const BY_YEAR = new Set(readSeries(LAW_REPORTS).values());

/** The court of a code, in whatever letters; undefined for one that is not in the table. */
export function findCourt(code: string): CourtRow | undefined {
  return COURTS.get(code.toLowerCase());
}

/** A division of a court in its own letters. */
export function findDivision(printed: string): string {
  return DIVISIONS.get(printed.toLowerCase()) ?? printed;
}

/** The code of a series of reports: `F. 3d` and `Fed. Rep. 3d` as `F3d`; what is not in the table without full stops. */
export function findSeries(printed: string): string {
  return CODES.get(keyOf(printed)) ?? closeUp(printed);
}

/** Whether reports by year are called so: they are cited by page, on which another judgment may begin. */
export function isLawReport(code: string): boolean {
  return BY_YEAR.has(code);
}

/** Without full stops; letters that stand alone are one word, as full stops leave them apart: `A. C.` as `AC`. */
function closeUp(printed: string): string {
  const words: string[] = [];
  let areLetters = false;
  for (const word of printed.replaceAll('.', ' ').replaceAll('’', "'").trim().split(/\s+/u)) {
    const isLetter = /^\p{L}$/u.test(word);
    const isJoined = areLetters && (isLetter || /^\d(?:d|th|st|nd|rd)$/u.test(word));
    if (isJoined) words.push(`${words.pop()}${word}`);
    else words.push(word);
    areLetters = isLetter;
  }
  return words.join(' ');
}

function listCourts(codes: string, rest: Omit<CourtRow, 'code'> = {}): CourtRow[] {
  return codes.split(' ').map((code) => ({ code, ...rest }));
}

function readSeries(rows: string): Map<string, string> {
  const codes = rows.replaceAll('\n', '').split(';').filter(Boolean);
  return new Map(
    codes.flatMap((row) => {
      const [code = '', spellings = ''] = row.split('=');
      return [keyOf(code), ...spellings.split(',').filter(Boolean)].map((key) => [key, code] as const);
    }),
  );
}

/** The letters and digits alone. */
function keyOf(printed: string): string {
  return foldName(printed.replaceAll(/['’]/gu, '')).replaceAll(' ', '');
}
