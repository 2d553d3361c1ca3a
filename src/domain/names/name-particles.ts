import { foldNameWord, isInitial, listWords } from './name-words.ts';

const PARTICLES = listWords(`
  van von vom der den dem ter ten te tot t zu zum zur und op in het aan uit de del della delle degli dei di da das do
  dos du des le la las les los lo af av til al el ul bin ibn ben binti bint abu abou ap ab verch st ste graf grafin
  freiherr freifrau baron edler ritter mac mc o nic ni san santa
`);
/** Particles with a capital, too, where they stand within a name: hardly anybody is called so. */
const STRONG = listWords(`
  van von vom der den zum zur del della degli dei du dos des de la bin ibn binti bint abu abou al el st ste graf grafin
  freiherr freifrau mac mc nic ni
`);
/** Written before one more word these are given names. */
const GIVEN_LIKE = listWords('ben della lo san santa baron do te in graf');
const JOINERS = listWords('y e i Y');
const FUSED = listWords('mac mc o nic ni');
const PATRONYMICS = listWords('bin ibn ben binti bint');
const ARTICLE = /^(al|el|ul|a[snrtzd]|ash)-(?=\p{L})/iu;

/** Whether a word by itself stands before a family name rather than being one: `van`, `de`, `al`. */
export function isParticle(word: string): boolean {
  return PARTICLES.has(foldNameWord(word)) && !isInitial(word);
}

/** Whether a word within a name is a particle: by its letters, or by being written small. */
export function isInnerParticle(word: string): boolean {
  const folded = foldNameWord(word);
  // A plain `O` is an initial; with its accent it is the Irish word.
  if (folded === 'o') return /^ó$/iu.test(word);
  return isParticle(word) && (STRONG.has(folded) || word === word.toLowerCase());
}

/** Whether a particle before one more word may just as well be what somebody is called: `Ben`. */
export function mayBeGiven(word: string): boolean {
  return GIVEN_LIKE.has(foldNameWord(word)) && word !== word.toLowerCase();
}

/** Whether a word only joins two family names: `y`, `e`, `i`. */
export function isJoiner(word: string): boolean {
  return JOINERS.has(word);
}

/** Whether a particle makes one word with the family name after it: `Mc`, `Ó`. */
export function isFused(word: string): boolean {
  return FUSED.has(foldNameWord(word));
}

/** Whether a particle says whose child somebody is: `bin`, `binti`, `ben`. */
export function isPatronymic(word: string): boolean {
  return PATRONYMICS.has(foldNameWord(word));
}

/** The Arabic article apart from its name: `al-Qadhrawi` in two words. `an-` and the like only where written small. */
export function splitArticle(word: string): readonly string[] {
  const article = ARTICLE.exec(word)?.[1];
  if (article === undefined) return [word];
  const isSure = /^[aeu]l$/iu.test(article) || article === article.toLowerCase();
  return isSure ? [article, word.slice(article.length + 1)] : [word];
}
