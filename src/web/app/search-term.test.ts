import { expect, it } from 'vitest';
import { printSearchTerm, readSearchTerm } from './search-term.ts';

it('What is marked stands in the address as it is asked for, related forms with it and the usual ones unsaid (OP-163)', () => {
  const print = (...given: Parameters<typeof printSearchTerm>) => printSearchTerm(...given).toString();
  expect(print({ searchTerm: 'seat & law', forms: 'related' })).toBe('searchTerm=seat+%26+law&forms=related');
  expect(print({ searchTerm: 'seat', forms: 'number' })).toBe('searchTerm=seat');
  expect(print({ forms: 'related' })).toBe('');
  expect(readSearchTerm('?searchTerm=seat+%26+law&forms=related')).toEqual({
    searchTerm: 'seat & law',
    forms: 'related',
  });
  expect(readSearchTerm('?searchTerm=seat&forms=number')).toEqual({ searchTerm: 'seat' });
  expect(readSearchTerm('?forms=related')).toEqual({});
});
