import type { ConformanceCase } from '#tests/support/query-conformance/conformance-case.ts';

/** Query, text, whether it is found. */
type Row = readonly [query: string, text: string, matches: boolean];

const ENGLISH: readonly Row[] = [
  ['arbitrator', 'arbitrators', true],
  ['arbitrator', 'arbitration', false],
  ['arbitration', 'arbitral', false],
  ['arbitrate', 'arbitrated', false],
  ['damages', 'the damage', true],
  ['damage', 'the damages', true],
  ['damages', 'damaging', false],
  ['damages', 'damaged goods', false],
  ['disclose', 'disclosure', false],
  ['disclosure', 'disclose', false],
  ['disclose', 'disclosed', false],
  ['disclosure', 'disclosures', true],
  ['party', 'the parties', true],
  ['parties', 'a party', true],
  ['party', 'part', false],
  ['parties', 'partial', false],
  ['criterion', 'criteria', true],
  ['criteria', 'criterion', true],
  ['indices', 'an index', true],
  ['memoranda', 'memorandum', true],
  ['matrix', 'matrices', true],
  ['data', 'the data', true],
  ['data', 'a datum', false],
  ['analysis', 'analyses', true],
  ['analyse', 'analysis', false],
  ['basis', 'legal bases', true],
  ['base', 'legal bases', false],
  ['fora', 'another forum', true],
  ['quantum', 'quanta', true],
  ['obiter dictum', 'obiter dicta', true],
  ['lives', 'a life', true],
  ['lives', 'to live', false],
  ['monies', 'money', true],
  ['moneys', 'monies', true],
  ['people', 'a person', false],
  ['persons', 'a person', true],
  ['news', 'new', false],
  ['proceeds', 'to proceed', false],
  ['premises', 'a premise', false],
  ['goods', 'in good faith', false],
  ['United States', 'the United States', true],
  ['United States', 'a Uniting State', false],
  ['status', 'statuses', true],
  ['status', 'statutes', false],
  ['process', 'processes', true],
  ['witness', 'two witnesses', true],
  ['cases', 'the case', true],
  ['attorney general', 'the attorneys general', true],
  ['chairman', 'the chairmen', true],
  ['"arbitral awards"', 'an arbitral award', true],
  ['"arbitral awards"', 'an arbitrated award', false],
  ['"=party autonomy"', 'parties autonomy', false],
  ['=parties', 'a party', false],
  ['remed*', 'remedy and remedies', true],
  ['remedies*', 'a remedy', false],
  ['claim NEAR2 parties', 'the claims of the party', true],
  ['award NOT claim', 'awards without claims', false],
];

const POSSESSIVE: readonly Row[] = [
  ["tribunal's", 'the tribunal', true],
  ['tribunal', 'the tribunal’s seat', true],
  ["tribunals'", 'the tribunal', true],
  ['tribunal’s', 'the tribunals’ seats', true],
  ['"tribunal award"', "the tribunal's award", true],
  ['"tribunal’s award"', "the tribunal's award", true],
  ['"tribunal\'s award"', 'the tribunals’ awards', true],
  ['"tribunal\'s award"', 'the tribunal award', true],
  ['=tribunal', 'the TRIBUNAL’S seat', true],
  ["=tribunal's", 'the tribunals', false],
  ['*bunal', "tribunal's", true],
  ['s', "the tribunal's", false],
  ["arm's length", 'at arm’s length', true],
  ["Lloyd's", 'Lloyd’s of London', true],
  ['O’Brien', "O'Brien's appeal", true],
  ['claim NEAR1 award', "claim's first award", true],
  ['o', "d'Arcy o'sullivan", true],
];

/** In texts that are not English, words are found only as written. */
const FRENCH: readonly Row[] = [
  ['party', 'les parties', false],
  ['parties', 'les parties', true],
  ['partie', 'les parties', false],
  ['=parties', 'les parties', true],
  ['part*', 'les parties', true],
  ['*ties', 'les parties', true],
  ['par?ies', 'les parties', true],
  ['parties?', 'les parties', false],
  ['"les parties"', 'les parties', true],
  ['decision', 'la décision', true],
  ['decisions', 'la décision', false],
  ['2019', 'en 2019', true],
];

/** With related forms, what Porter's stem joins is found too. */
const RELATED: readonly Row[] = [
  ['arbitrating', 'arbitrated', true],
  ['arbitration', 'arbitrate', true],
  ['arbitrator', 'arbitration', true],
  ['damages', 'damaging', true],
  ['disclose', 'disclosed', true],
  ['disclose', 'disclosure', false],
  ['arbiter', 'arbitration', false],
  ['criterion', 'criteria', true],
  ['analysis', 'analyses', true],
  ['analyse', 'analyses', true],
  ['=arbitrator', 'arbitration', false],
  ['"arbitrating parties"', 'arbitrated party', true],
  ['arbitra? OR arbitrator', 'arbitration', true],
  ['US', 'used', false],
];

function toCases(
  rows: readonly Row[],
  rule: string,
  more: Pick<ConformanceCase, 'language' | 'forms'> = {},
): ConformanceCase[] {
  return rows.map(([query, text, matches]) => ({
    name: `${rule}: ${query} ${matches ? 'finds' : 'does not find'} ${text} (OP-163)`,
    query,
    text,
    matches,
    ...more,
  }));
}

/** Which forms of a word are found, in which language, and with which switch. */
export const WORD_CASES: readonly ConformanceCase[] = [
  ...toCases(ENGLISH, 'number'),
  ...toCases(POSSESSIVE, 'possessive'),
  ...toCases(FRENCH, 'French', { language: 'fr' }),
  ...toCases(RELATED, 'related', { forms: 'related' }),
  ...toCases([['disclose', 'disclosed', false]], 'related in German', { language: 'de', forms: 'related' }),
  ...toCases([['party', 'the parties', true]], 'British English', { language: 'en-GB' }),
  ...toCases([['party', 'the parties', true]], 'an unknown language', { language: 'und' }),
];
