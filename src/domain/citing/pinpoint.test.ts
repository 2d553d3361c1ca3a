import { expect, it } from 'vitest';
import { cite } from './cite.ts';
import type { StyleId } from './styles.ts';
import { writePlain } from './runs.ts';

const ACT = { kind: 'act', title: 'Quays Act 1997' } as const;

/** Several sections have a sign of several; parts of one section have not. */
it.each<readonly [StyleId, string, string]>([
  ['oscola5', 'section 12(3)(a)', 'Quays Act 1997, s 12(3)(a)'],
  ['oscola5', 'section 12(3)(a)–(c)', 'Quays Act 1997, s 12(3)(a)–(c)'],
  ['oscola5', 'sections 12-14', 'Quays Act 1997, ss 12–14'],
  ['oscola5', 'articles 5(1)–6', 'Quays Act 1997, arts 5(1)–6'],
  ['oscola5', 'schedule 1 paras 3-5', 'Quays Act 1997, sch 1 paras 3–5'],
  ['bluebook', 'section 12(3)(a)', 'Quays Act 1997, § 12(3)(a)'],
  ['bluebook', 'section 12(3)(a)–(c)', 'Quays Act 1997, § 12(3)(a)–(c)'],
  ['bluebook', 'sections 12-14', 'Quays Act 1997, §§ 12–14'],
  ['aglc4', 'section 12(3)(a)', 'Quays Act 1997 s 12(3)(a)'],
  ['aglc4', 'sections 12-14', 'Quays Act 1997 ss 12–14'],
  ['mcgill', 'section 12(3)(a)', 'Quays Act 1997, s 12(3)(a)'],
  ['plain', 'section 12(3)(a)', 'Quays Act 1997, section 12(3)(a)'],
])('OP-198: in %s %s', (style, pinpoint, expected) => {
  expect(writePlain(cite({ ...ACT, pinpoint }, style))).toBe(expected);
});
