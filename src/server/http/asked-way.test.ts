import { expect, test } from 'vitest';
import { readAskedWay } from './asked-way.ts';

const ORIGIN = 'https://ka.example';

test.for([
  ['a page of ours', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, 'page'],
  ['a link of ours', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, 'page'],
  ['a typed address', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, 'page'],
  ['a page of ours on a plain connection', { referer: 'https://ka.example/search?q=a' }, 'page'],
  ['a form of ours on a plain connection', { origin: ORIGIN }, 'page'],
  ['a link of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 'link resolver'],
  ['a call of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }, 'open call'],
  ['a program', {}, 'open call'],
  ['a program that names another site', { referer: 'https://elsewhere.example/' }, 'open call'],
  ['a program that names nonsense', { referer: 'nonsense' }, 'open call'],
] as const)('OP-201: What %s asks is told apart in usage', ([, headers, way]) => {
  expect(readAskedWay({ headers }, ORIGIN)).toBe(way);
});
