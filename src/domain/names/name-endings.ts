import { foldNameWord, listWords } from './name-words.ts';

const POST_NOMINALS = listWords(`
  kc qc sc cbe obe mbe kbe dbe gbe cmg kcmg gcmg dcmg kcb dcb qso oam onzm fciarb mciarb aciarb carb fsiarb fhkiarb
  fmiarb frics mrics fice mice fcilex llm llb lld jd jsd sjd phd dphil mphil mba mbl bcl mjur msc bsc bcom esq esquire
  ceng peng cpa cfa fca aca cfe frs fba lj cj jsc dcl mcl
`);
/** Post-nominals that are names as well: they count only behind a comma or beside others. */
const DOUBTFUL = listWords('ma ba ao am ac ch cb san dl pc td jp pe mp ja frsa');

const GENERATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jr: 'jr jnr jun junior ifj fils',
    sr: 'sr snr sen senior id pere',
    2: 'ii 2nd',
    3: 'iii 3rd',
    4: 'iv 4th',
    filho: 'filho',
    neto: 'neto',
    sobrinho: 'sobrinho',
  }).flatMap(([generation, words]) => words.split(' ').map((word) => [word, generation] as const)),
);

/** Whether a word after a name is a degree, an office or an honour and can be nothing else: `KC`, `LL.M.`, `Esq.`. */
export function isPostNominal(word: string): boolean {
  // Written like a name (`Mice`, `Sc`), it is one.
  return POST_NOMINALS.has(foldNameWord(word)) && (/^esq/iu.test(word) || !/^\p{L}\p{Ll}*$/u.test(word));
}

/** Whether a word may be a post-nominal and may be a name: `MA`, `SAN`. */
export function mayBePostNominal(word: string): boolean {
  return DOUBTFUL.has(foldNameWord(word)) && word === word.toUpperCase();
}

/** The generation that a word stands for: `jr` for `Junior`, `3` for `III`; else the word, folded. */
export function nameGeneration(word: string): string {
  const folded = foldNameWord(word);
  return GENERATIONS.get(folded) ?? folded;
}

/** Whether the last of these words says which generation it is, and is no name itself (`Jun`, `Neto`, `Senior`). */
export function endsWithGeneration(words: readonly string[]): boolean {
  const word = words.at(-1) ?? '';
  const folded = foldNameWord(word);
  if (folded === 'jun' || folded === 'sen') return word.endsWith('.');
  if (folded === 'fils' || folded === 'pere') return word === word.toLowerCase();
  if (/^(?:junior|senior|filho|neto|sobrinho)$/u.test(folded)) return words.length !== 2;
  return folded !== 'id' && GENERATIONS.has(folded) && (!/^i[iv]+$/u.test(folded) || word === word.toUpperCase());
}
