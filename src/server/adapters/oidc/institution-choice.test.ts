import { expect, test } from 'vitest';
import { findChoices, listChoices } from './institution-choice.ts';

const OFFERS = [
  { id: 'north', name: 'Sign-in of the North', institutions: ['n', 'law', 'gone'], domains: ['north.example'] },
  { id: 'south', name: 'South Chambers', institutions: [], domains: ['south.example', 'law.north.example'] },
];
const NAMES = new Map([
  ['n', 'University of the North'],
  ['law', 'École de droit'],
]);
const choices = await listChoices(OFFERS, async (id) => NAMES.get(id));
const find = (text: string) => findChoices(text, choices, OFFERS).map(({ name }) => name);

test('OP-173: Readers choose among the institutions the library knows, and the providers that name none, by name', () => {
  expect(choices).toEqual([
    { key: 'north/law', name: 'École de droit', provider: 'north' },
    { key: 'south', name: 'South Chambers', provider: 'south' },
    { key: 'north/n', name: 'University of the North', provider: 'north' },
  ]);
});

test.each([
  ['university of the  NORTH', ['University of the North']],
  ['ecole', ['École de droit']],
  ['o', ['École de droit', 'South Chambers', 'University of the North']],
  ['West', []],
  ['', []],
])('OP-173: The name “%s” may mean %j', (text, names) => {
  expect(find(text)).toEqual(names);
});

test.each([
  ['ada@SOUTH.example', ['South Chambers']],
  ['ada@students.south.example', ['South Chambers']],
  ['ada@law.north.example', ['South Chambers']],
  ['ada@north.example', ['Sign-in of the North']],
  ['ada@evilnorth.example', []],
  ['ada@', []],
])('OP-173: The mail address %s leads to %j', (mail, names) => {
  expect(find(mail)).toEqual(names);
});
