import { isFamilyFirst, isSyllables } from './family-first.ts';
import { isInnerParticle, isJoiner, isParticle, isPatronymic, mayBeGiven, splitArticle } from './name-particles.ts';
import { foldNameWord, isInitial } from './name-words.ts';
import type { PersonName } from './person-name.ts';
import { splitInitials } from './split-initials.ts';

type Arranged = Pick<PersonName, 'given' | 'particles' | 'family' | 'order'>;

const CAPITALS = /^(?:Mc|Mac|[ODod]')?\p{Lu}[\p{Lu}\p{M}'-]*\p{Lu}$/u;

/**
 * Tells given names, particles and family names of a name without a comma apart. With `isFamily` all of it is the part
 * before a comma: particles and family names only.
 */
export function arrangeName(
  written: readonly string[],
  { isFamily = false }: { readonly isFamily?: boolean } = {},
): Arranged {
  if (isFamily) return arrangeFamily(written.flatMap(splitArticle));
  const words = splitInitials(written).flatMap((word, at) =>
    (at === 0 && written.length > 1) || isAfterAbd(written, word) ? [word] : splitArticle(word),
  );
  return (
    arrangeCapitals(words.flatMap(splitArticle)) ??
    arrangeByInitials(words) ??
    arrangeFamilyFirst(words) ??
    arrangeParticles(words) ??
    arrangeUsual(words)
  );
}

/** `Abd al-Wahhaj` is one given name. */
function isAfterAbd(words: readonly string[], word: string): boolean {
  return foldNameWord(words[words.indexOf(word) - 1] ?? '') === 'abd';
}

function arrangeFamily(words: readonly string[], given: readonly string[] = []): Arranged {
  const first = words.findIndex((word) => !isParticle(word));
  const start = first === -1 ? words.length - 1 : first;
  return {
    given,
    particles: words.slice(0, Math.max(start, 0)),
    family: words.slice(Math.max(start, 0)),
    order: 'stated',
  };
}

/** `ZUYDERHOF Johan`, `Johan VAN DER ZUYDERHOF`: capitals at one end say which name is the family's. */
function arrangeCapitals(words: readonly string[]): Arranged | undefined {
  const isCapital = words.map((word) => CAPITALS.test(word));
  if (!isCapital.includes(true) || !words.some((word) => /\p{Lu}\p{Ll}/u.test(word) && !CAPITALS.test(word)))
    return undefined;
  const isOfFamily = words.map((word, at) => isCapital[at] === true || isParticle(word) || isJoiner(word));
  const end = isOfFamily.indexOf(false);
  if (isCapital.slice(0, Math.max(end, 0)).includes(true)) {
    return isCapital.slice(end).includes(true) ? undefined : arrangeFamily(words.slice(0, end), words.slice(end));
  }
  const start = isOfFamily.lastIndexOf(false) + 1;
  return isCapital.slice(0, start).includes(true) || start === words.length
    ? undefined
    : arrangeFamily(words.slice(start), words.slice(0, start));
}

/** `Zuyderhof J. P.`, `J. P. Zuyderhof`: an initial is never a family name. */
function arrangeByInitials(words: readonly string[]): Arranged | undefined {
  const first = words.findIndex(isInitial);
  if (first > 0 && words.slice(first).every(isInitial)) return arrangeFamily(words.slice(0, first), words.slice(first));
  const last = words.length - 1;
  return first === 0 && last > 0 && words.every((word, at) => isInitial(word) === at < last)
    ? { given: words.slice(0, last), particles: [], family: words.slice(last), order: 'stated' }
    : undefined;
}

/** `Park Dol-yeong` says by its hyphen what it is; `Chen Rouzhai` is read by the custom of its language. */
function arrangeFamilyFirst(words: readonly string[]): Arranged | undefined {
  const inverted = [...words.slice(-1), ...words.slice(0, -1)];
  const sorted = [words, inverted].find(isFamilyFirst);
  const [family, ...given] = sorted ?? [];
  return family === undefined
    ? undefined
    : { given, particles: [], family: [family], order: given.every(isSyllables) ? 'stated' : 'usual' };
}

/** `Johan van der Zuyderhof`: the family name begins with its particle. */
function arrangeParticles(words: readonly string[]): Arranged | undefined {
  const last = words.length - 1;
  const starts = words.flatMap((word, at) => {
    const isFirst = at === 0 ? isParticle(word) && !mayBeGiven(word) : isInnerParticle(word);
    return isFirst && at < last && !(at > 0 && isInnerParticle(words[at - 1] ?? '')) ? [at] : [];
  });
  const isAbd = (at: number) => foldNameWord(words[at - 1] ?? '') === 'abd';
  // A father's name belongs to what somebody is called where another particle brings the family's.
  const start = starts.find((at, nth) => !isAbd(at) && !(isPatronymic(words[at] ?? '') && nth < starts.length - 1));
  if (start === undefined) return undefined;
  return arrangeFamily(words.slice(start), words.slice(0, start));
}

function arrangeUsual(words: readonly string[]): Arranged {
  const joiner = words.findIndex((word, at) => at > 1 && at < words.length - 1 && isJoiner(word));
  const start = joiner === -1 ? words.length - 1 : joiner - 1;
  return {
    given: words.slice(0, Math.max(start, 0)),
    particles: [],
    family: words.slice(Math.max(start, 0)),
    order: joiner === -1 && words.length > 1 ? 'usual' : 'stated',
  };
}
