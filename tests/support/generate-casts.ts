import type { Random } from './generate-queries.ts';

const GIVEN = [
  'Amara',
  'Bjarne',
  'Chidi',
  'Délia',
  'Eszter',
  'Farid',
  'Gwen',
  'Hana',
  'Ilse',
  'Jarek',
  'Кира',
  'Lucía',
];
const FAMILY = [
  'Vossberg',
  'Okonjo',
  'Tamaki',
  'Ferreira-Lund',
  'Szabó',
  'Haddad',
  'Pryce',
  'Novák',
  'Морозова',
  'de la Rue',
];
const CODES = ['', '', '', '', '[KAPP]', '[KA]', '[DEFAULT, KA]', '[YB]'];
const METHODS = [
  'Appointed by the claimant',
  'Nominated by the respondent',
  'Appointed by the appointing authority for the respondent',
  'Appointed by the co-arbitrators',
  'Nominated by the claimant as substitute',
  'Appointed by agreement of the parties',
];
const STATUSES = ['Pending', 'Concluded', 'Settled', 'Discontinued'];
const PEOPLE = 30;
const FIRMS = 8;
const PARTIES = 16;
const CASES = 70;

/** Source files of invented casts, by their names: the same for the same numbers. Several say what is hard to tell. */
export function generateCast(random: Random): [name: string, content: string][] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const year = () => 2000 + Math.floor(random() * 25);
  const people = Array.from({ length: PEOPLE }, (_, at) => {
    const firms = Array.from({ length: Math.floor(random() * 3) }, () => {
      const from = year();
      const span = pick([`, from: ${from}, to: ${from + 4}`, `, from: ${from}`, `, to: ${from}`, '']);
      return `    - { firm: Gen Firm ${Math.floor(random() * FIRMS)}${span} }`;
    });
    const lines = [
      `- id: gen-person-${at}`,
      `  firstName: ${GIVEN[at % GIVEN.length]}`,
      `  lastName: ${FAMILY[at % FAMILY.length]} ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at % 26]}ven${at}`,
      ...(firms.length > 0 ? ['  firms:', ...firms] : []),
    ];
    return lines.join('\n');
  });
  const firms = Array.from(
    { length: FIRMS },
    (_, at) => `- kind: organization\n  id: gen-firm-${at}\n  name: Gen Firm ${at}\n  type: Law firm`,
  );
  const parties = Array.from({ length: PARTIES }, (_, at) => {
    const parent = at > 0 && random() < 0.35 ? `\n  parent: gen-party-${Math.floor(random() * at)}` : '';
    const type = at === 3 ? 'Person' : at % 5 === 0 ? 'State' : 'Company';
    return `- kind: party\n  id: gen-party-${at}\n  name: Gen Party ${at}\n  type: ${type}${parent}`;
  });
  const files: [string, string][] = [
    ['people.yaml', people.join('\n')],
    ['law-firms.yaml', firms.join('\n')],
    ['parties.yaml', parties.join('\n')],
  ];
  for (let at = 0; at < CASES; at += 1) files.push([`cases/gen-case-${at}.yaml`, createCase(random, pick, at)]);
  for (let at = 0; at < CASES; at += 2) files.push([`awards/gen-award-${at}.md`, createAward(random, pick, at)]);
  return files;
}

type Pick = <T>(list: readonly T[]) => T;

const person = (random: Random) => `gen-person-${Math.floor(random() * PEOPLE)}`;
const party = (random: Random) => `Gen Party ${Math.floor(random() * PARTIES)}`;

function createCase(random: Random, pick: Pick, at: number): string {
  const began = 2001 + Math.floor(random() * 22);
  const proceedings = Array.from({ length: 1 + Math.floor(random() * 2) }, (_, stage) => {
    const arbitrators = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      const status = random() < 0.15 ? ', status: Resigned' : '';
      const role = random() < 0.05 ? 'Appointing authority' : 'Co-arbitrator';
      return `      - { person: ${person(random)}, role: ${role}, method: ${pick(METHODS)}${status} }`;
    });
    const representatives = Array.from({ length: 1 + Math.floor(random() * 5) }, () => {
      const firm = random() < 0.5 ? `, firm: Gen Firm ${Math.floor(random() * FIRMS)}` : '';
      const role = pick([
        'Counsel for the claimant',
        'Counsel for the respondent',
        'Counsel',
        'Quantum expert for the claimant',
        'Secretary to the tribunal',
      ]);
      return `      - { person: ${person(random)}, role: ${role}${role.startsWith('Counsel') ? firm : ''} }`;
    });
    return [
      `  - id: gen-case-${at}-p${stage}`,
      `    title: Proceeding ${stage}`,
      ...(random() < 0.85 ? [`    commencementDate: ${began + stage}-03-01`] : []),
      ...(random() < 0.7 ? [`    dateOfOutcome: ${began + stage + 2}-05-20`] : []),
      '    arbitrators:',
      ...arbitrators,
      '    representatives:',
      ...representatives,
    ].join('\n');
  });
  const codes = pick(CODES);
  return [
    `id: gen-case-${at}`,
    `caseNo: Gen ${at}`,
    `caseName: Generated case ${at}`,
    `institution: GEN`,
    `date: ${began}-02-01`,
    `status: ${pick(STATUSES)}`,
    ...(codes === '' ? [] : [`subscriptions: ${codes}`]),
    `claimants: [${party(random)}]`,
    `respondents: [${party(random)}, ${party(random)}]`,
    'proceedings:',
    ...proceedings,
  ].join('\n');
}

/** Papers of cases, and some of none; those that name a proceeding and those that do not. */
function createAward(random: Random, pick: Pick, at: number): string {
  const judge = () => {
    const number = Math.floor(random() * PEOPLE);
    return `"${GIVEN[number % GIVEN.length]} ${FAMILY[number % FAMILY.length]} ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[number % 26]}ven${number}"`;
  };
  const codes = pick(CODES);
  const home =
    random() < 0.8 ? [`case: gen-case-${at}`, ...(random() < 0.6 ? [`proceeding: gen-case-${at}-p0`] : [])] : [];
  return [
    '---',
    `id: gen-award-${at}`,
    `title: Generated award ${at}`,
    'type: Award',
    `publicationDate: 2015-0${1 + (at % 9)}-11`,
    `judges: [${judge()}, ${judge()}]`,
    `parties: [${party(random)}, ${party(random)}]`,
    ...home,
    `subscriptions: ${codes === '' ? '[]' : codes}`,
    '---',
    '',
    'The tribunal decides.',
    '',
  ].join('\n');
}
