import type { LegalDate } from '#domain/document/document.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import type { ActorKind } from '#domain/tools/relations/actor-kind.ts';
import type { Actor } from '#domain/tools/relations/actor.ts';
import type { Employment, Matter } from '#domain/tools/relations/matter.ts';

/**
 * Who took part in what, as records and documents say. Every answer is of one edition and of what is not withdrawn;
 * nothing here decides access. Natural persons who are parties, and people who are hidden, are nobody (OP-136).
 */
export interface RelationStore {
  /** Those of the ids that the edition knows, in no order; whoever is part of somebody is answered as that one. */
  findActors(refs: readonly ActorRef[], edition: EditionId): Promise<Actor[]>;
  /** The same by numbers, whatever edition knows them. */
  describeActors(numbers: Iterable<number>): Promise<Map<number, Actor>>;
  /** Those of whose names a word begins with each of the words typed, best first. */
  suggestActors(kind: ActorKind, text: string, bounds: Bounds): Promise<Actor[]>;
  /** The documents of an edition that name each of the numbers, by their ids; of many the first. */
  listStating(numbers: readonly number[], edition: EditionId): Promise<Map<number, string[]>>;
  /** Whom each of the names may mean, of whatever kind; none, one or several. */
  resolveNames(names: readonly string[], edition: EditionId): Promise<Map<string, NameMeaning>>;
  /** Those that belong to each of the numbers as their records say, and to those in turn, by the numbers. */
  listBelonging(numbers: readonly number[]): Promise<Map<number, number[]>>;
  /** The numbers of the matters in which each took part; some of them the edition may lack. */
  listMatterNumbers(numbers: readonly number[], edition: EditionId): Promise<Map<number, Set<number>>>;
  /** Matters by their numbers. */
  readMatters(numbers: readonly number[], edition: EditionId): Promise<Matter[]>;
  /** Where people practised, as their profiles say. */
  listPractices(people: readonly number[], edition: EditionId): Promise<Employment[]>;
  /** The same of profiles and of what cases print beside names: of these people, or of all people of these firms. */
  listEmployments(of: EmploymentOf, edition: EditionId): Promise<Employment[]>;
  /** What is searched when relations are looked for. */
  countHeld(edition: EditionId): Promise<HeldCases>;
}

/** Whose employments are asked for: those of some people, or of everybody at some firms. */
export type EmploymentOf =
  | { readonly people: readonly number[]; readonly firms?: undefined }
  | { readonly firms: readonly number[]; readonly people?: undefined };

export interface ActorRef {
  readonly kind: ActorKind;
  readonly id: string;
}

interface Bounds {
  readonly edition: EditionId;
  readonly limit: number;
}

/** Whom a written name means: exactly one, or those it could mean, each with the spelling it is known by. */
export interface NameMeaning {
  readonly isSure: boolean;
  readonly actors: readonly (Actor & { readonly knownAs: string })[];
}

/** What relations of an edition are looked for in, whoever may open it: what says of anybody that they took part. */
export interface HeldCases {
  readonly cases: number;
  /** Documents that belong to none of the cases. */
  readonly documents: number;
  readonly institutions: number;
  /** Of the earliest and the latest date that any of them has. */
  readonly from: LegalDate | undefined;
  readonly to: LegalDate | undefined;
}
