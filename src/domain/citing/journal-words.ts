/** Words in names of periodicals as American law reviews shorten them; what is not here stays (Indigo Book, tables). */
const WORDS: Readonly<Record<string, string>> = {
  academy: 'Acad.',
  administrative: 'Admin.',
  advocacy: 'Advoc.',
  america: 'Am.',
  american: 'Am.',
  annual: 'Ann.',
  antitrust: 'Antitrust',
  arbitration: 'Arb.',
  bar: 'Bar',
  british: 'Brit.',
  business: 'Bus.',
  california: 'Calif.',
  cambridge: 'Cambridge',
  chicago: 'Chi.',
  civil: 'Civ.',
  college: 'Coll.',
  columbia: 'Colum.',
  commercial: 'Com.',
  comparative: 'Compar.',
  competition: 'Competition',
  constitutional: 'Const.',
  cornell: 'Cornell',
  criminal: 'Crim.',
  dispute: 'Disp.',
  economic: 'Econ.',
  economics: 'Econ.',
  education: 'Educ.',
  entertainment: 'Ent.',
  environmental: "Env't",
  european: 'Eur.',
  federal: 'Fed.',
  foreign: 'Foreign',
  georgetown: 'Geo.',
  government: "Gov't",
  harvard: 'Harv.',
  human: 'Hum.',
  institute: 'Inst.',
  intellectual: 'Intell.',
  international: "Int'l",
  journal: 'J.',
  judicial: 'Jud.',
  jurisprudence: 'Juris.',
  law: 'L.',
  legal: 'Legal',
  legislation: 'Legis.',
  litigation: 'Litig.',
  maritime: 'Mar.',
  michigan: 'Mich.',
  modern: 'Mod.',
  national: "Nat'l",
  northwestern: 'Nw.',
  of: '',
  oxford: 'Oxford',
  pennsylvania: 'Pa.',
  philosophy: 'Phil.',
  policy: "Pol'y",
  political: 'Pol.',
  politics: 'Pol.',
  practice: 'Prac.',
  property: 'Prop.',
  public: 'Pub.',
  quarterly: 'Q.',
  report: 'Rep.',
  reporter: 'Rep.',
  resolution: 'Resol.',
  review: 'Rev.',
  rights: 'Rts.',
  school: 'Sch.',
  science: 'Sci.',
  social: 'Soc.',
  society: "Soc'y",
  southern: 'S.',
  stanford: 'Stan.',
  state: 'St.',
  studies: 'Stud.',
  technology: 'Tech.',
  texas: 'Tex.',
  the: '',
  trade: 'Trade',
  university: 'U.',
  virginia: 'Va.',
  world: 'World',
  yale: 'Yale',
  yearbook: 'Y.B.',
};
const PHRASES: readonly (readonly [RegExp, string])[] = [[/\bNew York\b/gu, 'N.Y.']];

/**
 * `New York University Law Review` → `N.Y.U. L. Rev.`: single capitals close up, but for `L.` of law, which stays with
 * what it is the law of.
 */
export function shortenJournal(name: string): string {
  // What has full stops is shortened already.
  if (name.includes('.')) return name;
  const phrased = PHRASES.reduce((words, [whole, short]) => words.replaceAll(whole, short), name);
  const words = phrased
    .split(/\s+/u)
    .flatMap((word) => (/^(?:and|&)$/iu.test(word) ? '&' : (WORDS[word.toLowerCase()] ?? word)))
    .filter((word) => word !== '');
  return words
    .join(' ')
    .replaceAll(/(?<=\b\p{Lu}\.) (?=U\.)/gu, '')
    .replaceAll(/(?<= L\.) (?=(?:J|Q)\.)/gu, '');
}
