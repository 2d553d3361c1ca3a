import { readFileSync } from 'node:fs';
import { blockText } from '#domain/document/block.ts';
import { expect, test } from 'vitest';
import { expectGolden } from '../xml/golden.test-support.ts';
import { giiImporter } from './gii.importer.ts';

const golden = () => expectGolden(giiImporter, 'gii/law.xml', readFileSync('tests/fixtures/gii/law.xml'));

test('a German law is known by its names, its gazette and the day it was made', async () => {
  const { documents } = await golden();
  expect(documents[0]?.document).toMatchObject({
    key: 'gii:BJNR990000001',
    title: 'Verordnung über die Leuchttürme (LeuchtV)',
    type: 'Legislation',
    languages: ['de'],
    jurisdictions: ['Germany'],
    dates: { publication: '2031-01-15', legislation: '2031-01-15', updated: '2031-02-06' },
    citations: ['BGBl I 2031, 12', 'LeuchtV'],
    keywords: ['Leuchtturmverordnung', 'LeuchtV'],
  });
});

test('its divisions and provisions are headings, its paragraphs and items numbered, and every word stays', async () => {
  const { blocks } = await golden();
  expect(blocks.filter(({ kind }) => kind === 'heading')).toMatchObject([
    { level: 1, number: 'Erster Abschnitt', inlines: ['Das Licht'] },
    { level: 2, number: '§ 1', inlines: ['Leuchten und Warten'], sourceIds: ['BJNR990000001BJNE1'] },
    { level: 2, inlines: ['§ 2'] },
  ]);
  expect(blocks.map(blockText)).toEqual([
    'Stand: Neu',
    '(+++ Gilt ab 1.2.2031 +++)',
    'Erster Abschnitt Das Licht',
    '§ 1 Leuchten und Warten',
    '(1) Zu unterhalten sind',
    '1. die Lampe,',
    '2. der Turm.',
    'Das Nähere regelt die Wartung.',
    '(2) Es sind zwölf Lampen.',
    'Lampen\n1.\ngroß',
    '§ 2',
    '(Inkrafttreten)',
  ]);
});

test('what goes on after a list is in line with the text of its paragraph, and no other text is', async () => {
  const { blocks } = await golden();
  const deep = blocks.filter((block) => block.kind === 'paragraph' && block.role === undefined && block.depth === 1);
  expect(deep.map(blockText)).toEqual(['Das Nähere regelt die Wartung.']);
});
