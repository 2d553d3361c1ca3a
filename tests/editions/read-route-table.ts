import { DEFAULT_CODE, type AccessCode } from '#domain/edition/subscription-code.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import { KA_TABLE } from './routes-ka.spec.ts';
import { KCL_TABLE } from './routes-kcl.spec.ts';
import { KIPL_TABLE } from './routes-kipl.spec.ts';
import { SHARED_TABLE } from './routes-shared.spec.ts';

/** One address of one edition as the specification has it. */
export interface SpecifiedRoute {
  readonly edition: EditionId;
  /** Path, with a query where the row has one. */
  readonly address: string;
  readonly requirements: string;
  /** What every visitor gets: a page, `→ address`, `leaves to address`, `sign-in needed`, `refused` or `not-found`. */
  readonly expected: ReadonlyMap<AccessCode | 'anonymous', string>;
  /** Codes that have the address. */
  readonly holders: readonly AccessCode[];
  readonly isForAnyone: boolean;
  /** All editions have it. */
  readonly isShared: boolean;
}

/** The codes of each edition: the full ones, and those reduced to a content set. */
export const CODES: Readonly<
  Record<EditionId, { readonly full: readonly AccessCode[]; readonly reduced: readonly AccessCode[] }>
> = {
  KA: { full: ['KAPP', 'KA', DEFAULT_CODE], reduced: ['YB', 'IHB'] },
  KIPL: { full: ['IPL', 'PL', 'CT', 'MIP', DEFAULT_CODE], reduced: ['GPL', 'ILTT', 'SPW'] },
  KCL: { full: [DEFAULT_CODE], reduced: [] },
};

const TABLES = { KA: KA_TABLE, KIPL: KIPL_TABLE, KCL: KCL_TABLE } as const;

/** The whole table: edition x address, with what each code and the anonymous get there. */
export function readRouteTable(edition: EditionId): SpecifiedRoute[] {
  return [
    ...combineRows(edition, readRows(edition, TABLES[edition]), false),
    ...combineRows(edition, readRows(edition, SHARED_TABLE), true),
  ];
}

interface Row {
  readonly address: string;
  readonly shows: string;
  readonly holders: readonly AccessCode[];
  readonly isForAnyone: boolean;
  readonly requirements: string;
}

function readRows(edition: EditionId, table: string): Row[] {
  const { full, reduced } = CODES[edition];
  const named: Readonly<Record<string, readonly AccessCode[]>> = {
    full,
    everybody: [...full, ...reduced],
    anyone: [...full, ...reduced],
    nobody: [],
  };
  const lines = table.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [address = '', shows = '', audience = '', requirements = ''] = line.split('|').map((cell) => cell.trim());
    const holders = audience.split(' ').flatMap((word) => named[word] ?? [word as AccessCode]);
    return { address, shows, holders, isForAnyone: audience === 'anyone', requirements };
  });
}

/** Several rows of one address say what different codes get there. */
function combineRows(edition: EditionId, rows: readonly Row[], isShared: boolean): SpecifiedRoute[] {
  return [...Map.groupBy(rows, ({ address }) => address)].map(([address, same]) => ({
    edition,
    address,
    requirements: [...new Set(same.flatMap((row) => row.requirements.split(' ')))].join(', '),
    expected: listExpected(edition, same),
    holders: same.flatMap((row) => row.holders),
    isForAnyone: same.some((row) => row.isForAnyone),
    isShared,
  }));
}

function listExpected(edition: EditionId, rows: readonly Row[]): ReadonlyMap<AccessCode | 'anonymous', string> {
  const expected = new Map<AccessCode | 'anonymous', string>();
  const isUnknown = rows.every((row) => row.holders.length === 0);
  expected.set('anonymous', rows.find((row) => row.isForAnyone)?.shows ?? 'sign-in needed');
  for (const code of [...CODES[edition].full, ...CODES[edition].reduced]) {
    const held = rows.find((row) => row.holders.includes(code));
    expected.set(code, held?.shows ?? (isUnknown ? 'not-found' : 'refused'));
  }
  return expected;
}
