/** One habit of spelling: what the end of a word looks like on either side of the ocean. */
interface Habit {
  readonly british: RegExp;
  readonly american: RegExp;
  readonly toAmerican: string;
  readonly toBritish: string;
}

/** What may follow a stem: `labours`, `honoured`, `favouring`, `favourable`, `behavioural`. */
const ENDING = '(?=$|s$|ed$|ing$|ings$|er$|ers$|able$|ably$|al$|ally$|ite$|ites$|hood$|hoods$)';
/** Shorter words are too many others: `four` and `for`, `size` and `sise`. */
const LEAST_LETTERS = 5;

const HABITS: readonly Habit[] = [
  habit('our', 'or', `(?<=[bcdghilmnpv])`, ENDING),
  habit('is', 'iz', '(?<=[a-z]{3})', '(?=(?:e|es|ed|ing|er|ers|ation|ations|able)$)'),
  habit('ys', 'yz', '(?<=[a-z]{3})', '(?=(?:e|es|ed|ing|er|ers)$)'),
  habit('ence', 'ense', '(?<=[cft])', '(?=$|s$|d$|less$)'),
  habit('dge', 'dg', '', '(?=ments?$)'),
  habit('ell', 'el', '(?<=[a-z]{2})', '(?=(?:ed|ing|er|ers|or|ors|ation|ations|ous)$)'),
  habit('ogue', 'og', '(?<=[a-z]{3})', '(?=$|s$)'),
];

/** Pairs of no common habit, British first. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['ageing', 'aging'],
  ['cheque', 'check'],
  ['artefact', 'artifact'],
  ['calibre', 'caliber'],
  ['centre', 'center'],
  ['connexion', 'connection'],
  ['enquiry', 'inquiry'],
  ['enrol', 'enroll'],
  ['enrolment', 'enrollment'],
  ['fibre', 'fiber'],
  ['fulfil', 'fulfill'],
  ['fulfilment', 'fulfillment'],
  ['gaol', 'jail'],
  ['grey', 'gray'],
  ['instalment', 'installment'],
  ['litre', 'liter'],
  ['manoeuvre', 'maneuver'],
  ['metre', 'meter'],
  ['paediatric', 'pediatric'],
  ['practise', 'practice'],
  ['programme', 'program'],
  ['sceptical', 'skeptical'],
  ['seised', 'seized'],
  ['skilful', 'skillful'],
  ['sulphur', 'sulfur'],
  ['theatre', 'theater'],
  ['tyre', 'tire'],
  ['wilful', 'willful'],
  ['wilfully', 'willfully'],
];

const TABLE: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap(([british, american]) => [
    [british, american],
    [american, british],
    [`${british}s`, `${american}s`],
    [`${american}s`, `${british}s`],
  ]),
);

/**
 * How a folded word may be spelt across the ocean: `labour` for `labor`, `judgment` for `judgement`. What comes out need
 * not be a word: who asks looks whether the library has it.
 */
export function respellWord(word: string): readonly string[] {
  const known = TABLE.get(word);
  if (known !== undefined) return [known];
  if (word.length < LEAST_LETTERS || !/^[a-z]+$/.test(word)) return [];
  const found = HABITS.flatMap(({ british, american, toAmerican, toBritish }) => {
    if (british.test(word)) return [word.replace(british, toAmerican)];
    return american.test(word) ? [word.replace(american, toBritish)] : [];
  });
  return [...new Set(found)];
}

function habit(british: string, american: string, before: string, behind: string): Habit {
  return {
    british: new RegExp(`${before}${british}${behind}`),
    american: new RegExp(`${before}${american}${behind}`),
    toAmerican: american,
    toBritish: british,
  };
}
