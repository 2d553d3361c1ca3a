import { readFileSync } from 'node:fs';
import { blockText } from '#domain/document/block.ts';
import { expect, test } from 'vitest';
import { expectGolden } from '../xml/golden.test-support.ts';
import { importText } from '../xml/xml.test-support.ts';
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

test('a paragraph that its source has as an item of a list stands where the others stand, its list below it', async () => {
  const item = (number: string, text: string) => `<DT>${number}</DT><DD><LA>${text}</LA></DD>`;
  const { blocks } = await importText(
    giiImporter,
    '<dokumente><norm><metadaten><jurabk>LeuchtV</jurabk></metadaten></norm><norm><metadaten><enbez>§ 3</enbez></metadaten>' +
      `<textdaten><text><Content><P><DL>${item('(3)', `<DL>${item('1.', 'Lampen,')}${item('2.', 'Türme,')}</DL>sind hell.`)}` +
      `</DL></P><P>(4) Es gilt<DL>${item('1.', 'heute.')}</DL></P></Content></text></textdaten></norm></dokumente>`,
  );
  expect(blocks.slice(1).map((block) => [blockText(block), 'depth' in block ? block.depth : 0])).toEqual([
    ['(3) 1. Lampen,', 0],
    ['2. Türme,', 1],
    ['sind hell.', 1],
    ['(4) Es gilt', 0],
    ['1. heute.', 1],
  ]);
});
