import { foldNameWord, listWords } from './name-words.ts';

// `Don`, `Dean`, `Major`, `Sri` and `M.` are missing on purpose: they are given names and initials, too.
const TITLES = listWords(`
  mr mrs ms miss mx dr drs ddr prof professor univ-prof ao-prof sir dame lord lady hon honourable honorable justice
  judge herr frau fru mme mlle me monsieur madame mademoiselle maitre sra srta senor senora senorita lic licda licdo
  abg dipl-ing dipl-kfm phdr judr mudr rndr dott dottssa avv ra rain rechtsanwalt rechtsanwaltin pd priv-doz
  privatdozent adv advocate shri smt datuk dato datin sheikh shaikh shaykh sheikha ambassador senator jhr yrd adw
`);
/** Titles where they are written with a point; without it they are names (He, Doc, Ing). */
const POINTED = listWords('he hh fr col cdr amb capt ing doc mag arch av bc rev sr mec');
/** Part of a title only beside another: `Dr. iur. h.c.`, `The Hon.`, `His Excellency`. */
const COMPANIONS = listWords(`
  the rt right most excellency his her chief iur jur juris utr hc h c habil hab mult rer pol oec phil nat em emer
  emerita emeritus et tan sri presiding retired associate assistant
`);
const OPENERS = listWords('the rt right most his her chief tan presiding associate assistant');

/** How many of the first words are titles: `The Hon. Mr Justice` is four of them, `Dr. iur. h.c.` three. */
export function countTitles(words: readonly string[]): number {
  let isTitled = false;
  const end = words.findIndex((word, at) => {
    const title = isTitle(word) || (isTitled && foldNameWord(word) === 'excellency');
    if (!title && !(COMPANIONS.has(foldNameWord(word)) && (isTitled || opensTitle(words.slice(at))))) return true;
    isTitled = true;
    return false;
  });
  return end === -1 ? words.length : end;
}

function isTitle(word: string): boolean {
  const folded = foldNameWord(word);
  if (POINTED.has(folded)) return word.endsWith('.');
  // In small letters `me`, `ra`, `pd` are words, and in capitals `ME` is nobody's title.
  if (folded === 'me') return /^Me\.?$/u.test(word);
  if (folded === 'ra' || folded === 'pd') return word === word.toUpperCase();
  return TITLES.has(folded);
}

function opensTitle(words: readonly string[]): boolean {
  const [first = '', second = '', ...rest] = words;
  if (!OPENERS.has(foldNameWord(first))) return false;
  const next = foldNameWord(second);
  return isTitle(second) || next === 'sri' || next === 'excellency' || opensTitle([second, ...rest]);
}
