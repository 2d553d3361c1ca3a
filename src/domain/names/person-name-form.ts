import { isEastAsian, isSyllable, isSyllables } from './family-first.ts';
import { nameGeneration } from './name-endings.ts';
import { isFused, isJoiner, isPatronymic } from './name-particles.ts';
import { foldNameWord, isInitial } from './name-words.ts';
import type { PersonName } from './person-name.ts';
import { widenNameWord } from './widen-name-word.ts';

/** A word of a name for comparing: `plain` without accents and case, `wide` as its transliterations share it. */
export interface NameToken {
  readonly plain: string;
  readonly wide: string;
  readonly isInitial: boolean;
}

/** One way to understand which words of a name are the family's. */
export interface NameReading {
  readonly given: readonly NameToken[];
  readonly particles: readonly NameToken[];
  readonly family: readonly NameToken[];
  /** The family name with its particles in one word, wide: `vanderzuiderhof`. */
  readonly joined: string;
  /** `read` as the name was read; `double` with two family names and `inverted` with the family name first, if need be. */
  readonly kind: 'read' | 'double' | 'inverted';
}

/** A name made ready for comparing. Two names are the same exactly if their keys are. */
export interface PersonNameForm {
  /** Given names, particles and family names in this order, folded; then generation and asides. '' names nobody. */
  readonly key: string;
  /** Whether somebody is named in full: with a family name and a given name that is no initial. */
  readonly isFull: boolean;
  readonly generation: string;
  readonly asides: string;
  readonly readings: readonly NameReading[];
}

/** Makes a name ready for comparing with many others. */
export function shapePersonName(name: PersonName): PersonNameForm {
  const given = listGivenTokens(name);
  const { particles, family } = listFamilyTokens(name);
  const generation = name.suffixes.map(nameGeneration).join(' ');
  const asides = name.asides.map(foldNameWord).sort().join(' ');
  const words = [...given, ...particles, ...family].map(({ plain, isInitial }) => (isInitial ? `${plain}.` : plain));
  const isNamed = family.length > 0;
  return {
    key: isNamed ? [words.join(' '), generation, asides].join('|') : '',
    isFull: isNamed && given.some(({ isInitial }) => !isInitial),
    generation,
    asides,
    readings: isNamed ? listReadings(name.order, { given, particles, family }) : [],
  };
}

function createToken(plain: string, isInitial = false): NameToken {
  return { plain, wide: widenNameWord(plain), isInitial };
}

/** Two syllables of a Chinese or Korean given name are one word, however they are written. */
function listGivenTokens({ given, family }: PersonName): readonly NameToken[] {
  const folded = given.map(foldNameWord);
  const isOneName =
    family.length === 1 &&
    folded.length === 2 &&
    isEastAsian(foldNameWord(family[0] ?? '')) &&
    folded.every((word, at) => isSyllable(word) && !isInitial(given[at] ?? ''));
  if (isOneName) return [createToken(folded.join(''))];
  return given.flatMap((word) => {
    const plain = foldNameWord(word);
    if (isSyllables(word)) return [createToken(plain.replace('-', ''))];
    return plain.split('-').map((part) => createToken(part, isInitial(word)));
  });
}

function listFamilyTokens(name: PersonName): Pick<NameReading, 'particles' | 'family'> {
  const last = name.family.length - 1;
  const words = name.family.filter((word, at) => !(at > 0 && at < last && isJoiner(word)));
  const fused = name.particles.filter(isFused).map(foldNameWord).join('');
  const [first = '', ...rest] = words.flatMap((word) => foldNameWord(word).split('-')).filter(Boolean);
  return {
    particles: name.particles.filter((word) => !isFused(word)).map((word) => createToken(foldNameWord(word))),
    family: first === '' ? [] : [`${fused}${first}`, ...rest].map((word) => createToken(word)),
  };
}

/** As read; and where the words allow it, with another family name: after the father, of two names, or written first. */
function listReadings(
  order: PersonName['order'],
  read: Pick<NameReading, 'given' | 'particles' | 'family'>,
): readonly NameReading[] {
  const { given, particles, family } = read;
  const readings = [createReading(read)];
  const beside = given.at(-1);
  if (beside?.plain === 'o' && beside.isInitial && family[0]) {
    const irish = createToken(`o${family[0].plain}`);
    readings.push(createReading({ given: given.slice(0, -1), particles, family: [irish, ...family.slice(1)] }));
  }
  // `Taymur bin Suhaym` without the name of the family is called after his father.
  const father = given.findIndex(({ plain }, at) => at > 0 && at < given.length - 1 && isPatronymic(plain));
  if (father !== -1) {
    const [parent, ...fathers] = given.slice(father);
    const read = { given: given.slice(0, father), particles: parent ? [parent] : [], family: fathers };
    readings.push(createReading(read, 'double'));
  }
  if (order === 'stated') return readings;
  if (beside && !beside.isInitial && given.length > 1) {
    readings.push(createReading({ given: given.slice(0, -1), particles, family: [beside, ...family] }, 'double'));
  }
  const [first, ...others] = given;
  if (first && !first.isInitial) {
    readings.push(createReading({ given: [...others, ...family], particles, family: [first] }, 'inverted'));
  }
  return readings;
}

function createReading(
  read: Pick<NameReading, 'given' | 'particles' | 'family'>,
  kind: NameReading['kind'] = 'read',
): NameReading {
  const joined = widenNameWord([...read.particles, ...read.family].map(({ plain }) => plain).join(''));
  return { ...read, joined, kind };
}
