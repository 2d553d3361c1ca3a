import { listTreePaths } from '#domain/document/tree-path.ts';
import type { LinkRole, Side } from '#domain/records/record-link.ts';
import { didSitTogether, isMember, readMembership } from '#domain/tools/relations/read-appointment.ts';
import type { ProfileCase, ProfileDirectory, ProfilePart } from './profile-directory.ts';

/**
 * By what the cases of a profile are counted and filtered, and what each is called; the first seven have the ids of the
 * filters of the edition.
 */
export const CASE_FACET_NAMES = {
  'role-subrole': 'Role',
  institution: 'Institution',
  casetype: 'Case type',
  'sector-subsector': 'Sector',
  applicablerules: 'Rules',
  applicablelaw: 'Applicable law',
  status: 'Status',
  year: 'Year of the case',
  appointed: 'Year of appointment as arbitrator',
  satwith: 'Sat with',
  namedbyfirm: 'Appointed or nominated by (firm)',
  namedbyparty: 'Appointed or nominated by (party)',
} as const;

export type CaseFacet = keyof typeof CASE_FACET_NAMES;

export const CASE_FACETS = Object.keys(CASE_FACET_NAMES) as readonly CaseFacet[];

const ROLE_NAMES: Partial<Record<LinkRole, string>> = {
  arbitrator: 'Arbitrator',
  counsel: 'Counsel',
  expert: 'Expert',
  secretary: 'Tribunal secretary',
  representative: 'Representative',
};

const FOR_A_SIDE = /\s+(?:for|of|to|appointed by)\s+the\s+.*$/iu;

/** A part as a path through the tree of roles: `Arbitrator > President`, `Counsel > Claimant`. */
export function nameRole({ role, as, side }: Pick<ProfilePart, 'role' | 'as' | 'side'>): string {
  const name = ROLE_NAMES[role] ?? 'Other';
  const second = role === 'counsel' || role === 'representative' ? nameSide(side) : as?.replace(FOR_A_SIDE, '').trim();
  return second === undefined || second === '' || second === name ? name : `${name} > ${second}`;
}

function nameSide(side: Side | undefined): string | undefined {
  if (side === undefined) return undefined;
  return side === 'claimant' ? 'Claimant' : 'Respondent';
}

/** Values by facet; a tree has every step of its paths. */
export type CaseFacts = Readonly<Record<CaseFacet, readonly string[]>>;

/** What one person's case is counted under. `parts` are theirs in it, `all` everybody's. */
export function listCaseFacts(one: ProfileCase, parts: readonly ProfilePart[], all: readonly ProfilePart[]): CaseFacts {
  const { record } = one;
  const sat = parts.filter(isSitting);
  const began = record.date ?? parts.flatMap(({ from }) => from ?? []).toSorted()[0];
  return {
    'role-subrole': unique(parts.flatMap((part) => listTreePaths(nameRole(part)))),
    institution: present([record.institutionLong ?? record.institution]),
    casetype: present([record.type]),
    'sector-subsector': listSectors(record),
    applicablerules: present([record.rules]),
    applicablelaw: present([record.law]),
    status: present([record.status]),
    year: present([began?.slice(0, 4)]),
    appointed: unique(sat.flatMap(({ from }) => from?.slice(0, 4) ?? [])).slice(0, 1),
    satwith: unique(sat.flatMap((mine) => listBeside(mine, all))),
    namedbyfirm: unique(sat.flatMap((mine) => listNamingFirms(mine, all))),
    namedbyparty: unique(sat.flatMap(({ side }) => listNamingParties(one, side))),
  };
}

function listSectors({ sector, subsector }: ProfileCase['record']): string[] {
  if (sector === undefined) return [];
  return subsector === undefined ? [sector] : [sector, `${sector} > ${subsector}`];
}

/** A member of the tribunal; whoever only appointed one did not sit. */
function isSitting({ role, as }: ProfilePart): boolean {
  return role === 'arbitrator' && isMember(as);
}

/** Who sat on the same tribunal, by their ids, as the relation of that kind has it. */
function listBeside(mine: ProfilePart, all: readonly ProfilePart[]): string[] {
  const own = readMembership(mine);
  return all
    .filter((other) => isSitting(other) && other.proceeding === mine.proceeding && other.person !== mine.person)
    .filter((other) => didSitTogether(own, readMembership(other)))
    .map(({ person }) => person);
}

/** The firms of counsel of the side that named an arbitrator, in the same proceeding. */
function listNamingFirms({ side, proceeding }: ProfilePart, all: readonly ProfilePart[]): string[] {
  if (side === undefined) return [];
  const counsel = all.filter((part) => part.role === 'counsel' && part.side === side && part.proceeding === proceeding);
  return counsel.flatMap(({ firm }) => firm ?? []);
}

function listNamingParties({ record, naturalParties }: ProfileCase, side: Side | undefined): string[] {
  if (side === undefined) return [];
  const parties = side === 'claimant' ? record.claimants : record.respondents;
  return parties.filter((name) => !naturalParties.includes(name));
}

/** Cases by their ids, the newest first. */
export function listCasesOf({ cases }: ProfileDirectory, ids: Iterable<string>): ProfileCase[] {
  return [...ids].flatMap((id) => cases.get(id) ?? []).sort(newestFirst);
}

function newestFirst(one: ProfileCase, other: ProfileCase): number {
  const [first, second] = [one.record.date ?? '', other.record.date ?? ''];
  if (first !== second) return first < second ? 1 : -1;
  return one.id < other.id ? -1 : 1;
}

function present(values: readonly (string | undefined)[]): string[] {
  return values.filter((value) => value !== undefined && value !== '') as string[];
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
