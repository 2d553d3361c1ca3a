import { blockText } from '#domain/document/block.ts';
import { expect, test } from 'vitest';
import { expectGoldenImport, importRefusal, importSource } from '../reading/importers.test-support.ts';
import { oldpImporter } from './oldp.importer.ts';

test('a German decision keeps its margin numbers, and its court, chamber, number and judges are known', async () => {
  const { documents, blocks } = await expectGoldenImport(oldpImporter, 'oldp/decision.json');
  expect(documents[0]?.document).toMatchObject({
    title: 'Beschluss des VI. Zivilsenats vom 9.4.2031 - VI ZR 1/31',
    court: 'Leuchtturmgerichtshof',
    caseNumbers: ['VI ZR 1/31'],
    judges: ['Erster', 'Zweiter', 'Dritter'],
    dates: { publication: '2031-04-09', decision: '2031-04-09', updated: '2031-04-26' },
    jurisdictions: ['Germany'],
    languages: ['de'],
  });
  expect(blocks.map(blockText)).toEqual([
    'Tenor',
    'Die Rüge wird zurückgewiesen.',
    'Gründe',
    '1 Die Rüge ist zulässig.',
    '2 Sie hat keinen Erfolg.',
    'Erster Zweiter Dritter',
  ]);
});

test('a decision as the interface answers it has its court by name, its ECLI and its text as a page', async () => {
  const decision = { court: { name: 'OLG Turm' }, file_number: '1 U 2/31', ecli: 'ECLI:DE:OLGTU:2031:0102.1U2.31.00' };
  const { documents, blocks } = await importSource(
    oldpImporter,
    JSON.stringify({ ...decision, slug: 'a', date: '2031-01-02', type: 'Urteil', content: '<p>Es <b>gilt</b>.</p>' }),
  );
  expect(documents[0]?.document).toMatchObject({
    key: 'oldp:ECLI:DE:OLGTU:2031:0102.1U2.31.00',
    title: 'OLG Turm, Urteil, 1 U 2/31',
    citations: [decision.ecli],
  });
  expect(blocks.map(blockText)).toEqual(['Es gilt.']);
});

test('an entry that is no decision is named', async () => {
  const entries = JSON.stringify([{ model: 'courts.court', pk: 1, fields: { name: 'x' } }]);
  expect((await importRefusal(oldpImporter, entries)).reason).toBe(
    'entry 1 is no decision with a `file_number` (it is a `courts.court`)',
  );
});
