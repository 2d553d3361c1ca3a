import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallAnswer } from '#contract/call.ts';
import type { findTreatyBetween } from '#contract/reference.ts';
import { PRODUCT } from '#server/compose/product.ts';

/** A treaty as its source writes it. */
export interface SourceTreaty {
  readonly title: string;
  readonly sides: readonly string[];
  /** ISO, as exactly as it is given; empty where it is not. */
  readonly signed: string;
}

export type AskBetween = (query: { one: string; other: string }) => Promise<CallAnswer<typeof findTreatyBetween>>;

/** What a state is called elsewhere -> the states of the lists that this means. */
const OTHER_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  'South Korea': ['Korea, Republic of'],
  'Republic of Korea': ['Korea, Republic of'],
  Korea: ['Korea, Republic of', "Korea, Dem. People's Rep. of"],
  UK: ['United Kingdom'],
  'Great Britain': ['United Kingdom'],
  'United States': ['United States of America'],
  USA: ['United States of America'],
  'Côte d’Ivoire': ["Côte d'Ivoire"],
  'Ivory Coast': ["Côte d'Ivoire"],
  Türkiye: ['Turkey'],
  'Republic of Türkiye': ['Turkey'],
  'Czech Republic': ['Czechia'],
  Russia: ['Russian Federation'],
  Vietnam: ['Viet Nam'],
  Iran: ['Iran, Islamic Republic of'],
  Venezuela: ['Venezuela, Bolivarian Republic of'],
  Bolivia: ['Bolivia, Plurinational State of'],
  'Hong Kong': ['Hong Kong, China SAR'],
  Swaziland: ['Eswatini'],
  'Cape Verde': ['Cabo Verde'],
  'The former Yugoslav Republic of Macedonia': ['North Macedonia'],
  'Democratic Republic of the Congo': ['Congo, Democratic Republic of the'],
  Laos: ["Lao People's Democratic Republic"],
  Syria: ['Syrian Arab Republic'],
  Moldova: ['Moldova, Republic of'],
};

const EU =
  'Austria, Belgium, Bulgaria, Croatia, Cyprus, Czechia, Denmark, Estonia, Finland, France, Germany, Greece, Hungary, Ireland, Italy, Latvia, Lithuania, Luxembourg, Malta, Netherlands, Poland, Portugal, Romania, Slovakia, Slovenia, Spain, Sweden';

/** Unions as the list of the samples and the demo library name them -> their members at the end of 2026. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    'BLEU (Belgium-Luxembourg Economic Union)': 'Belgium, Luxembourg',
    'EU (European Union)': EU,
    'European Union': EU,
    'EFTA (European Free Trade Association)': 'Iceland, Liechtenstein, Norway, Switzerland',
    'ASEAN (Association of South-East Asian Nations)':
      "Brunei Darussalam, Cambodia, Indonesia, Lao People's Democratic Republic, Malaysia, Myanmar, Philippines, Singapore, Thailand, Timor-Leste, Viet Nam",
  }).map(([union, members]) => [union, members.split(', ')]),
);

/** The treaties of the demo library, as its files write them. */
export function readDemoTreaties(): SourceTreaty[] {
  const folder = join(PRODUCT.demoFolder, 'ka/treaties');
  return readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const field = (key: string) => new RegExp(`^${key}: (.*)$`, 'mu').exec(text)?.[1] ?? '';
    return {
      title: field('title'),
      sides: field('parties').slice(1, -1).split(', '),
      signed: field('legislationDate'),
    };
  });
}

/** The rows of a list of treaties in CSV, a row a line: name, the one side, the other or others, kind, status, signed. */
export function readListedTreaties(path: string): SourceTreaty[] {
  const [, ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/u);
  return lines.map((line) => {
    const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)];
    const [title = '', one = '', others = '', , , signed = ''] = cells.map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    );
    const sides = [...one.split(';'), ...others.split(';')].map((side) => side.trim());
    return { title: title.replaceAll('""', '"'), sides, signed: signed.split('/').toReversed().join('-') };
  });
}

/** Every pair of states whose answer is not what the sources say, in both orders and by other spellings; in words. */
export async function checkTreatyPairs(treaties: readonly SourceTreaty[], ask: AskBetween) {
  const states = listStates(treaties);
  const failures: string[] = [];
  let pairs = 0;
  const check = async (one: string, other: string) => {
    pairs += 1;
    const expected = describe(namesBoth(treaties, one, other));
    const { treaties: found } = await ask({ one, other });
    const answered = describe(
      found.flatMap((treaty) => [treaty, ...treaty.others]),
      found.length,
    );
    if (answered !== expected) failures.push(`${one} and ${other}: ${answered} instead of ${expected}`);
  };
  for (const [at, one] of states.entries()) {
    for (const other of states.slice(at + 1)) {
      await check(one, other);
      await check(other, one);
    }
  }
  for (const [spelling, meant] of Object.entries(OTHER_SPELLINGS)) {
    if (!meant.some((name) => states.includes(name) || states.includes(spelling))) continue;
    for (const other of states) await check(spelling, other);
  }
  return { states: states.length, pairs, failures };
}

function listStates(treaties: readonly SourceTreaty[]): string[] {
  return [...new Set(treaties.flatMap(({ sides }) => sides))].toSorted();
}

/** The treaties that name two different states of which one and the other are names. */
function namesBoth(treaties: readonly SourceTreaty[], one: string, other: string): SourceTreaty[] {
  const found: SourceTreaty[] = [];
  for (const treaty of treaties) {
    let isBetween = false;
    for (const first of treaty.sides) {
      for (const second of treaty.sides) {
        if (first !== second && isCalled(first, one) && isCalled(second, other)) isBetween = true;
      }
    }
    if (isBetween) found.push(treaty);
  }
  return found;
}

function isCalled(state: string, name: string): boolean {
  const inList = (written: string) => OTHER_SPELLINGS[written] ?? [written];
  const sides = [state, ...(MEMBERS[state] ?? [])].flatMap(inList);
  return inList(name).some((meant) => sides.includes(meant));
}

/** Titles in their order, and how many treaties these are: what was signed on one day by the same two is one. */
function describe(documents: readonly (SourceTreaty | { readonly title: string })[], count?: number): string {
  const signed = documents.map((one) => ('signed' in one ? one.signed : ''));
  const titles = documents.map(({ title }) => title.trim()).toSorted();
  return `${count ?? new Set(signed).size} of ${JSON.stringify(titles)}`;
}
