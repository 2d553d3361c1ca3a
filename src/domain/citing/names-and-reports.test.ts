import { expect, test } from 'vitest';
import { cite } from './cite.ts';
import type { CitedWork } from '../bibliography/cited-work.ts';
import { writePlain } from './runs.ts';
import type { StyleId } from './styles.ts';

const say = (work: CitedWork, style: StyleId) => writePlain(cite(work, style));

const AIKEN: CitedWork = {
  kind: 'case',
  title: 'Reagan et al. v. Aiken et al.',
  court: 'Supreme Court of the United States',
  date: '1891-01-26',
  report: ['138 U.S. 109', '11 S.Ct. 283'],
  pinpoint: '111',
};

test.each<[StyleId, string]>([
  ['oscola5', 'Reagan v Aiken 138 US 109 (1891) 111'],
  ['oscola4', 'Reagan v Aiken 138 US 109 (1891) 111'],
  ['aglc4', 'Reagan v Aiken 138 US 109, 111 (1891)'],
  ['mcgill', 'Reagan v Aiken, 138 US 109, 11 S Ct 283 at 111 (1891)'],
  ['bluebook', 'Reagan v. Aiken, 138 U.S. 109, 111 (1891)'],
  ['bluebook-short', 'Reagan, 138 U.S. at 111'],
])('OP-198: %s says the year of a report by volume, and names one party on each side: %s', (style, expected) => {
  expect(say(AIKEN, style)).toBe(expected);
});

test('OP-198: another court than that of the report is said with the year', () => {
  const work: CitedWork = { kind: 'case', title: 'A v. B', court: '9th Cir.', report: ['296 F.3d 894'], year: 2002 };
  expect(say(work, 'oscola4')).toBe('A v B 296 F 3d 894 (9th Cir. 2002)');
});

test('OP-198: parties that a tribunal prints with -v- are cited with v', () => {
  const work: CitedWork = { kind: 'case', title: 'Smith -v- Jones', neutral: ['[2022] EAT 36'] };
  expect(say(work, 'aglc4')).toBe('Smith v Jones [2022] EAT 36');
});

test('OP-198: the Crown that prosecutes is R, and keeps its name in the United States', () => {
  const work: CitedWork = { kind: 'case', title: 'Regina v Fraser', neutral: ['[2022] EWHC 1148 (SCCO)'] };
  expect(say(work, 'oscola5')).toBe('R v Fraser [2022] EWHC 1148 (SCCO)');
  expect(say({ ...work, title: 'The Queen v Fraser and another' }, 'mcgill')).toBe(
    'R v Fraser, [2022] EWHC 1148 (SCCO)',
  );
  expect(say(work, 'bluebook')).toMatch(/^Regina v\. Fraser, /u);
});

test('OP-198: an opinion of the Supreme Court that is not reported yet names its court', () => {
  const work: CitedWork = {
    kind: 'case',
    title: 'Salman v. United States',
    court: 'Supreme Court of the United States',
    number: 'No. 15-628',
    date: '2016-12-06',
  };
  expect(say(work, 'bluebook')).toBe('Salman v. United States, No. 15-628 (U.S. Dec. 6, 2016)');
});

test('OP-198: a law of the United States is cited by its number and its place in the statutes', () => {
  const work: CitedWork = {
    kind: 'act',
    title: 'Anadromous Fish Conservation Act',
    publicLaw: '89-304',
    stat: '79 Stat. 1125',
    date: '1965-10-30',
    pinpoint: 's 2',
  };
  expect(say(work, 'bluebook')).toBe('Anadromous Fish Conservation Act, Pub. L. No. 89-304, § 2, 79 Stat. 1125 (1965)');
  expect(say(work, 'oscola5')).toBe('Anadromous Fish Conservation Act, Pub L No 89-304, § 2, 79 Stat 1125 (1965)');
});
