import type { LegalDate } from '#domain/document/document.ts';
import type { Side } from '#domain/records/record-link.ts';
import { joinPrinted } from './join-printed.ts';
import type { Employment, Matter, MatterSource, Stage, Statement } from './matter.ts';
import { findOverlap, type Period } from './periods.ts';
import { PART_OF_ROLE } from './part-of-role.ts';
import type { Part } from './relation-type.ts';
import { isMember, readMembership } from './read-appointment.ts';

/** Somebody who took a part in one stage of a matter, by what the sources say together. */
export interface Taker {
  readonly actor: number;
  readonly part: Part;
  /** In the words of the source. */
  readonly words: string;
  readonly side: Side | undefined;
  /** The side that appointed an arbitrator. */
  readonly appointedBy: Side | undefined;
  readonly isSubstitute: boolean;
  readonly hasLeft: boolean;
  /** Of a firm: the person through whom it acted, and whether a source says so or two facts together do. */
  readonly through: number | undefined;
  readonly basis: 'stated' | 'derived';
  readonly sources: ReadonlySet<string>;
}

export interface StageCast {
  /** Undefined where a paper says so and nobody knows in which proceeding. */
  readonly stage: Stage | undefined;
  readonly from: LegalDate | undefined;
  readonly to: LegalDate | undefined;
  readonly takers: readonly Taker[];
}

/** What people's profiles say of where they practised, by their numbers. */
export type Practices = ReadonlyMap<number, readonly Employment[]>;

/** Who took part in each stage of a matter. A matter of one document, or a case without proceedings, is one stage. */
export function listCasts(matter: Matter, practices: Practices): StageCast[] {
  const papers = new Map(matter.sources.map((source) => [source.id, source]));
  const groups = Map.groupBy(joinPrinted(matter.statements), (statement) =>
    findStage(matter, papers.get(statement.source), statement),
  );
  const everywhere = groups.get(ALL) ?? [];
  const stages = [...new Set([...matter.stages.map(({ id }) => id), ...groups.keys()])].filter((id) => id !== ALL);
  if (stages.length === 0 && everywhere.length > 0) stages.push(ALL);
  return stages.map((id) => {
    const stage = matter.stages.find((one) => one.id === id);
    const said = id === ALL ? everywhere : [...everywhere, ...(groups.get(id) ?? [])];
    const time = timeOf(matter, stage, papers.get(id.slice(OF_PAPER.length)));
    const people = mergeTakers(said);
    return { stage, ...time, takers: [...people, ...listFirms(said, people, practices, time)] };
  });
}

const ALL = '';
const OF_PAPER = 'paper:';

/** The proceeding of a statement; a paper that names none is a stage of its own, and `ALL` stands for the whole matter. */
function findStage(matter: Matter, source: MatterSource | undefined, { stage }: Statement): string {
  const own = stage ?? source?.stage;
  if (own !== undefined && matter.stages.some(({ id }) => id === own)) return own;
  if (source === undefined || source.kind === 'case' || matter.kind === 'document') return ALL;
  return `${OF_PAPER}${source.id}`;
}

/** Whether a matter may still go on. */
export function isPending({ status }: Pick<Matter, 'status'>): boolean {
  return status?.toLowerCase() === 'pending';
}

function timeOf(matter: Matter, stage: Stage | undefined, paper: MatterSource | undefined): Period {
  if (stage) {
    return { from: stage.from ?? stage.to, to: stage.to ?? (isPending(matter) ? undefined : stage.from) };
  }
  const day = paper?.date ?? matter.date;
  return { from: day, to: isPending(matter) && !paper ? undefined : day };
}

/** What several sources say of one part is one, by all of them. */
function mergeTakers(said: readonly Statement[]): Taker[] {
  const takers: Taker[] = [];
  for (const one of said) {
    const part = PART_OF_ROLE[one.role];
    if (part === undefined || part === 'firm' || one.actor === null || (part === 'arbitrator' && !isMember(one.as)))
      continue;
    const taker = createTaker(one, part, one.actor);
    const at = takers.findIndex((before) => isSamePart(before, taker));
    const before = takers[at];
    if (before) takers[at] = mergeTaker(before, taker);
    else takers.push(taker);
  }
  return takers;
}

/** A paper that names a party without its side means the one that the case has. */
function isSamePart(one: Taker, other: Taker): boolean {
  const isOneSide = one.side === undefined || other.side === undefined || one.side === other.side;
  return one.actor === other.actor && one.part === other.part && (isOneSide || one.part === 'arbitrator');
}

function createTaker(said: Statement, part: Part, actor: number): Taker {
  return {
    actor,
    part,
    words: said.as ?? wordsOf(part, said.side),
    side: said.side,
    ...readMembership(said),
    ...(part === 'arbitrator' ? {} : { appointedBy: undefined }),
    through: undefined,
    basis: 'stated',
    sources: new Set([said.source]),
  };
}

function mergeTaker(one: Taker, other: Taker): Taker {
  return {
    ...one,
    side: one.side ?? other.side,
    appointedBy: one.appointedBy ?? other.appointedBy,
    isSubstitute: one.isSubstitute || other.isSubstitute,
    hasLeft: one.hasLeft || other.hasLeft,
    sources: new Set([...one.sources, ...other.sources]),
  };
}

/** The words of a part where the source has none. */
function wordsOf(part: Part, side: Side | undefined): string {
  if (part === 'party') return side === undefined ? 'Party' : side === 'claimant' ? 'Claimant' : 'Respondent';
  if (part === 'counsel') return side === undefined ? 'Counsel' : `Counsel for the ${side}`;
  return { arbitrator: 'Arbitrator', expert: 'Expert', secretary: 'Secretary to the tribunal', firm: 'Law firm' }[part];
}

/** The firms of those who were counsel: as the source prints them, else as their profiles say of that time. */
function listFirms(said: readonly Statement[], people: readonly Taker[], practices: Practices, time: Period): Taker[] {
  const firms = new Map<string, Taker>();
  for (const counsel of people.filter(({ part }) => part === 'counsel')) {
    for (const found of findFirms(said, counsel, practices, time)) {
      const firm = createFirm(counsel, found);
      const key = `${firm.actor} ${counsel.actor} ${firm.side ?? ''}`;
      const before = firms.get(key);
      firms.set(key, before ? mergeFirm(before, firm) : firm);
    }
  }
  return [...firms.values()];
}

interface FoundFirm {
  readonly firm: number;
  readonly basis: Taker['basis'];
  readonly sources: Iterable<string>;
}

function findFirms(said: readonly Statement[], counsel: Taker, practices: Practices, time: Period): FoundFirm[] {
  const printed = said.filter((one) => one.actor === counsel.actor && one.firm !== undefined);
  if (printed.length === 0) {
    return (practices.get(counsel.actor) ?? [])
      .filter((one) => findOverlap(one, time)?.kind === 'known')
      .map(({ firm, source }) => ({ firm, basis: 'derived', sources: [...counsel.sources, source.id] }));
  }
  return printed.flatMap(({ source, firm: name }) => {
    const named = said.find((one) => one.role === 'firm' && one.source === source && one.name === name);
    return named?.actor === undefined || named.actor === null
      ? []
      : [{ firm: named.actor, basis: 'stated', sources: [source] }];
  });
}

function createFirm(counsel: Taker, { firm, basis, sources }: FoundFirm): Taker {
  const words = counsel.side === undefined ? 'Law firm' : `Law firm for the ${counsel.side}`;
  return { ...counsel, actor: firm, part: 'firm', words, through: counsel.actor, basis, sources: new Set(sources) };
}

function mergeFirm(one: Taker, other: Taker): Taker {
  const basis = one.basis === 'stated' || other.basis === 'stated' ? 'stated' : 'derived';
  return { ...one, basis, sources: new Set([...one.sources, ...other.sources]) };
}
