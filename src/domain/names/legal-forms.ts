import { foldSpelling } from '#domain/words/spellings.ts';

// The form as it is compared, and how it is written once points are gone, letters folded and words in one spelling.
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  'gmbh co kgaa': ['gmbh and co kgaa', 'gmbh co kgaa'],
  'gmbh co kg': ['gmbh and co kg', 'gmbh co kg'],
  'ag co kg': ['ag and co kg', 'ag co kg'],
  gmbh: ['gesellschaft mit beschrankter haftung', 'gmbh', 'mbh'],
  ag: ['aktiengesellschaft', 'ag'],
  plc: ['public ltd co', 'plc'],
  llp: ['ltd liability partnership', 'llp'],
  llc: ['ltd liability co', 'llc', 'ooo'],
  lp: ['ltd partnership', 'lp'],
  'co ltd': ['co ltd'],
  pllc: ['pllc'],
  'pty ltd': ['proprietary ltd', 'pty ltd'],
  'private ltd': ['private ltd', 'pte ltd', 'pvt ltd'],
  sarl: ['societe a responsabilite limitee', 'sarl', 'sa rl'],
  sas: ['societe par actions simplifiee', 'sas'],
  sa: ['societe anonyme', 'sociedad anonima', 'sociedade anonima', 'sa'],
  spa: ['societa per azioni', 'spa'],
  srl: ['societa a responsabilita limitata', 'srl'],
  sl: ['sociedad limitada', 'sl', 'slu'],
  bv: ['besloten vennootschap', 'bv'],
  nv: ['naamloze vennootschap', 'nv'],
  lda: ['limitada', 'lda', 'ltda'],
  'sp zoo': ['spolka z ograniczona odpowiedzialnoscia', 'sp z oo', 'sp zoo', 'spzoo'],
  'sdn bhd': ['sendirian berhad', 'sdn bhd'],
  bhd: ['berhad', 'bhd'],
  pjsc: ['public joint stock co', 'pjsc', 'pao'],
  ojsc: ['open joint stock co', 'ojsc', 'oao'],
  cjsc: ['closed joint stock co', 'cjsc', 'zao'],
  jsc: ['joint stock co', 'jsc', 'ao'],
  doo: ['doo'],
  as: ['aktieselskab', 'aksjeselskap', 'as'],
  ...Object.fromEntries(
    'ltd inc corp asa aps ab oy oyj kg kgaa ohg se ev mbb kft zrt nyrt rt bt dd ad ood eood sro spol tbk kk eg pc scs sca eirl sae fze fzco wll'
      .split(' ')
      .map((form) => [form, [form]]),
  ),
};

const FORMS = new Map(
  Object.entries(WRITTEN).flatMap(([form, spellings]) => spellings.map((spelling) => [spelling, form] as const)),
);
/** Forms that stand first as well: `OOO Vostrikhin Gaz`, `PT Rosmansyah`. */
const LEADING = new Set(['llc', 'jsc', 'pjsc', 'ojsc', 'cjsc', 'sarl', 'sas']);
const LONGEST = Math.max(...[...FORMS.keys()].map((spelling) => spelling.split(' ').length));

/**
 * Takes the legal form off a name given as folded words without points: `[quillfeather, llp]`. The form is answered in
 * one spelling (`ltd` for Limited), '' without one; a name of nothing else keeps its words.
 */
export function splitLegalForm(words: readonly string[]): { readonly words: readonly string[]; readonly form: string } {
  const spelt = words.map(foldSpelling);
  for (let length = Math.min(LONGEST, words.length - 1); length > 0; length -= 1) {
    const behind = FORMS.get(spelt.slice(-length).join(' '));
    if (behind !== undefined) return { words: words.slice(0, -length), form: behind };
    const before = FORMS.get(spelt.slice(0, length).join(' '));
    if (before !== undefined && LEADING.has(before)) return { words: words.slice(length), form: before };
  }
  return { words, form: '' };
}
