import type { PersonName } from './person-name.ts';
import { shapePersonName, type NameReading, type NameToken, type PersonNameForm } from './person-name-form.ts';

/**
 * `same`: only spelling, order, titles, accents and case differ, and neither says more. `compatible`: nothing in one
 * speaks against the other, but to take them for one person would be a guess. `different`: they cannot be one name.
 */
export type NameVerdict = 'same' | 'compatible' | 'different';

/** Why two names are compatible and not the same. */
export type NameDifference =
  /** One has an initial for a given name. */
  | 'initial'
  /** One has fewer given names. */
  | 'given-name-missing'
  /** One has fewer family names. */
  | 'family-name-missing'
  /** One lacks a particle. */
  | 'particle-missing'
  /** The same names in another transliteration or in one word. */
  | 'spelling'
  /** The same names, of which each has another for the family's, and neither says which it is. */
  | 'order'
  /** One says Jr, III and the like. */
  | 'generation'
  /** One has something in brackets, in quotation marks or as name at birth. */
  | 'aside';

/** Two names compared, with the reasons where they are only compatible. */
export interface NameComparison {
  readonly verdict: NameVerdict;
  readonly differences: readonly NameDifference[];
}

const DIFFERENT: NameComparison = { verdict: 'different', differences: [] };

/** Compares two names; symmetric. Names of nobody are different from all. */
export function comparePersonNames(one: PersonName, other: PersonName): NameVerdict {
  return compareNameForms(shapePersonName(one), shapePersonName(other)).verdict;
}

/** Compares two names that were made ready, and says what differs. */
export function compareNameForms(one: PersonNameForm, other: PersonNameForm): NameComparison {
  if (one.key === '' || other.key === '') return DIFFERENT;
  if (one.key === other.key) return { verdict: 'same', differences: [] };
  if (one.generation !== '' && other.generation !== '' && one.generation !== other.generation) return DIFFERENT;
  const fewest = findFewest(one.readings, other.readings);
  if (!fewest) return DIFFERENT;
  const differences = new Set<NameDifference>(fewest);
  if (one.generation !== other.generation) differences.add('generation');
  if (one.asides !== other.asides) differences.add('aside');
  return { verdict: 'compatible', differences: [...differences] };
}

/** The differences of the two readings that agree best. */
function findFewest(
  ours: readonly NameReading[],
  theirs: readonly NameReading[],
): readonly NameDifference[] | undefined {
  let fewest: readonly NameDifference[] | undefined;
  for (const one of ours) {
    for (const other of theirs) {
      const differences = compareReadings(one, other);
      if (differences && !(fewest && fewest.length <= differences.length)) fewest = differences;
    }
  }
  return fewest;
}

function compareReadings(one: NameReading, other: NameReading): readonly NameDifference[] | undefined {
  if (one.kind !== 'read' && other.kind !== 'read') return undefined;
  const family = compareFamilies(one, other);
  const given = family && compareGiven(one.given, other.given);
  if (!given) return undefined;
  const isInverted = one.kind === 'inverted' || other.kind === 'inverted';
  return [...new Set([...family, ...given, ...(isInverted ? (['order'] as const) : [])])];
}

function compareFamilies(one: NameReading, other: NameReading): readonly NameDifference[] | undefined {
  const particles = compareParticles(one.particles, other.particles);
  if (isSequence(one.family, other.family, isSpeltAlike)) {
    const isOneSpelling = isSequence(one.family, other.family, isPlain);
    return particles && isOneSpelling ? particles : particles && [...particles, 'spelling'];
  }
  if (one.joined === other.joined) return ['spelling'];
  const [short, long] = one.family.length > other.family.length ? [other, one] : [one, other];
  const isFirst = isSequence(short.family, long.family.slice(0, short.family.length), isSpeltAlike);
  // Of two names that may both be the family's, the last alone is what was read anyway.
  const isLast =
    long.kind === 'read' && isSequence(short.family, long.family.slice(-short.family.length), isSpeltAlike);
  return particles && (isFirst || isLast) ? ['family-name-missing', ...particles] : undefined;
}

/** Particles may be left out; other ones make another family. */
function compareParticles(
  one: readonly NameToken[],
  other: readonly NameToken[],
): readonly NameDifference[] | undefined {
  if (isSequence(one, other, isPlain)) return [];
  if (isSequence(one, other, isSpeltAlike)) return ['spelling'];
  const isWithin = (few: readonly NameToken[], many: readonly NameToken[]) =>
    few.every((token) => many.some((beside) => isSpeltAlike(token, beside)));
  return isWithin(one, other) || isWithin(other, one) ? ['particle-missing'] : undefined;
}

/** The shorter list must be found in the longer in its order; who is called by a later name writes it in full. */
function compareGiven(one: readonly NameToken[], other: readonly NameToken[]): readonly NameDifference[] | undefined {
  if (one.length !== other.length && joinWhole(one) === joinWhole(other)) return ['spelling'];
  const [short, long] = one.length > other.length ? [other, one] : [one, other];
  const differences = new Set<NameDifference>();
  if (short.length < long.length) differences.add('given-name-missing');
  let next = 0;
  for (const [at, token] of short.entries()) {
    const found = long.findIndex((beside, place) => place >= next && isGivenAlike(token, beside));
    const beside = long[found];
    const isFixed = short.length === long.length || (at === 0 && (token.isInitial || beside?.isInitial));
    if (!beside || (isFixed && found !== at)) return undefined;
    if (token.isInitial !== beside.isInitial) differences.add('initial');
    else if (token.plain !== beside.plain) differences.add(token.isInitial ? 'initial' : 'spelling');
    next = found + 1;
  }
  return [...differences];
}

/** `Anna Maria` and `Annamaria`; an initial keeps its point and is never part of a longer word. */
function joinWhole(given: readonly NameToken[]): string {
  return given.map(({ wide, isInitial }) => (isInitial ? `${wide}.` : wide)).join('');
}

function isGivenAlike(one: NameToken, other: NameToken): boolean {
  if (!one.isInitial && !other.isInitial) return isSpeltAlike(one, other);
  if (one.isInitial && other.isInitial) return isBeginning(one, other) || isBeginning(other, one);
  return one.isInitial ? isBeginning(one, other) : isBeginning(other, one);
}

function isBeginning(initial: NameToken, name: NameToken): boolean {
  return name.plain.startsWith(initial.plain) || name.wide.startsWith(initial.wide);
}

function isPlain(one: NameToken, other: NameToken): boolean {
  return one.plain === other.plain;
}

function isSpeltAlike(one: NameToken, other: NameToken): boolean {
  return one.wide === other.wide;
}

function isSequence(
  one: readonly NameToken[],
  other: readonly NameToken[],
  isAlike: (one: NameToken, other: NameToken) => boolean,
): boolean {
  return one.length === other.length && one.every((token, at) => other[at] !== undefined && isAlike(token, other[at]));
}
