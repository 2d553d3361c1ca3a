import { expect, it } from 'vitest';
import { presentCaseAddress, presentTextAddress } from './text-address.ts';

it('An id keeps its signs in the address of its text, and cannot lead to another page', () => {
  expect(presentTextAddress({ id: 'a/b?c#d' })).toBe('/document/a%2Fb%3Fc%23d');
  expect(presentTextAddress({ id: 'case/1', kind: 'case' })).toBe('/document/case/case%2F1');
  expect(presentCaseAddress('c 1', 'p/2', 'd?3')).toBe('/document/case/c%201/p%2F2/d%3F3');
});
