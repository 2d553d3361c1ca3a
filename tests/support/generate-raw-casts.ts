import type { Random } from './generate-queries.ts';

/*
 * Lists of cases as sources print them, with names and no record of anybody. What is one name in several spellings is
 * said by a sign that the oracle reads: `Quorn 3` is the same whatever stands around it.
 */

const GIVEN = ['Anna', 'Bernd', 'Claire', 'Dmitri', 'Elena', 'Farid', 'Hans', 'Ioan'];
const FAMILY = ['Vossbrink', 'Okonjo', 'Tamaki', 'Lundqvist', 'Haddadi', 'Pryce', 'Novotny'];
const ROLES = [
  'Counsel for the claimant',
  'Counsel for the respondent',
  'Quantum expert for the claimant',
  'Technical expert for the respondent',
  'Expert appointed by the tribunal',
  'Secretary to the tribunal',
];
const CASES = 90;
const PEOPLE = 24;
const FIRMS = 9;
const STATES = 6;
const COMPANIES = 14;

/** Source files of cases by their names, the same for the same numbers. */
export function generateRawCasts(random: Random): [name: string, content: string][] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const spell = {
    person: () => {
      const at = Math.floor(random() * PEOPLE);
      const [given, family] = [
        GIVEN[at % GIVEN.length],
        `${FAMILY[at % FAMILY.length]}${'abcdefghijklmnopqrstuvwxyz'[at]}`,
      ];
      return pick([`${given} ${family}`, `${family}, ${given}`, `Dr ${given} ${family}`]);
    },
    firm: () => {
      const name = `Quorn${Math.floor(random() * FIRMS)} & Partners`;
      return pick([name, `${name} LLP`, `${name} LLP, London`, `${name} (Paris)`, `${name} GmbH, Wien`]);
    },
    state: () => {
      const name = `Velmorra${Math.floor(random() * STATES)}`;
      return pick([`Republic of ${name}`, `Government of ${name}`, `Rep. of ${name}`, `The Republic of ${name}`]);
    },
    company: () => `Halm${Math.floor(random() * COMPANIES)} Works ${pick(['GmbH', 'GmbH', 'S.A.'])}`,
    natural: () => `${pick(GIVEN)} ${pick(FAMILY)}son`,
  };
  return Array.from({ length: CASES }, (_, at) => {
    const began = 2001 + Math.floor(random() * 22);
    const list = (key: string, entries: readonly string[]) => [
      `    ${key}:`,
      ...entries.map((one) => `      - ${one}`),
    ];
    const quote = (name: string) => JSON.stringify(name);
    const people = Array.from({ length: 2 + Math.floor(random() * 4) }, () => {
      const role = pick(ROLES);
      const firm = role.startsWith('Counsel') && random() < 0.8 ? `, firm: ${quote(spell.firm())}` : '';
      return `{ name: ${quote(spell.person())}, role: ${role}${firm} }`;
    });
    const members = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      const method = pick([
        'Appointed by the claimant',
        'Appointed by the respondent',
        'Appointed by the co-arbitrators',
      ]);
      return `{ name: ${quote(spell.person())}, role: Co-arbitrator, method: ${method} }`;
    });
    const claimants = [spell.company(), ...(random() < 0.4 ? [spell.natural()] : [])].map(quote);
    const lines = [
      `id: raw-case-${at}`,
      `caseNo: Raw ${at}`,
      `caseName: Raw case ${at}`,
      `date: ${began}-02-01`,
      `status: ${pick(['Pending', 'Concluded'])}`,
      `claimants: [${claimants.join(', ')}]`,
      `respondents: [${quote(random() < 0.7 ? spell.state() : spell.company())}]`,
      'proceedings:',
      `  - id: raw-case-${at}-p0`,
      '    title: Original proceeding',
      `    commencementDate: ${began}-03-01`,
      ...(random() < 0.7 ? [`    dateOfOutcome: ${began + 2}-05-20`] : []),
      ...list('arbitrators', members),
      ...list('representatives', people),
    ];
    return [`cases/raw-case-${at}.yaml`, lines.join('\n')];
  });
}
