import { expect, test } from 'vitest';
import { keepFittingLinks } from './keep-fitting-links.ts';

const link = (name: string, country: string | null) => ({
  id: name,
  name,
  url: 'https://x.example/',
  description: `What ${name} does`,
  country,
  address: null,
  readOn: null,
});
const GROUPS = [
  { name: 'Offices', links: [link('Bureau Élan', 'France'), link('Quay Office', 'Norway')] },
  { name: 'Courts', links: [link('Quay Court', 'Norway'), link('World Court', null)] },
];
const ANY = { words: '', group: '', country: '' };
const find = (choice: Partial<typeof ANY>) =>
  keepFittingLinks(GROUPS, { ...ANY, ...choice }).flatMap(({ links }) => links.map(({ name }) => name));

test('Links are narrowed by words, kind and country together (SH-195)', () => {
  expect(find({})).toHaveLength(4);
  expect(find({ words: 'elan FRANCE' })).toEqual(['Bureau Élan']);
  expect(find({ group: 'Courts' })).toEqual(['Quay Court', 'World Court']);
  expect(find({ country: 'Norway', group: 'Offices' })).toEqual(['Quay Office']);
  expect(find({ country: 'France', group: 'Courts' })).toEqual([]);
});
