import { blockText } from '#domain/document/block.ts';
import { importText } from '../xml/xml.test-support.ts';
import { expect, test } from 'vitest';
import { aknImporter } from './akn.importer.ts';

const numbered = (number: string, text: string) =>
  `<paragraph><num>${number}</num><content><p>${text}</p></content></paragraph>`;
const line = (text: string) => `<level><content><p>${text}</p></content></level>`;
const headed = (text: string, inner: string) => `<level><heading>${text}</heading>${inner}</level>`;

/** The text of an explanatory document, each block as its kind and its words. */
async function read(body: string): Promise<string[]> {
  const source = `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><doc name="ExplanatoryMemorandum"><mainBody>${body}</mainBody></doc></akomaNtoso>`;
  const { blocks } = await importText(aknImporter, source, { path: 'a/memo.xml' });
  return blocks.map((block) => `${block.kind === 'heading' ? `h${block.level}` : block.kind}: ${blockText(block)}`);
}

test('a numbered line in bold is a heading of a memorandum, and a sentence, a line of printed contents or a step is none', async () => {
  const body = [
    numbered('1.', '<b>The keeper 3</b>'),
    numbered('1.', '<b>The keeper</b>'),
    numbered('1.1', 'The keeper lights the <b>lamps</b>.'),
    numbered('1.2', '<b>The keeper is paid.</b>'),
    numbered('2.', '<b>Impact</b>'),
    numbered('2.1.', '<b>Costs</b>'),
    numbered('(a)', '<b>Oil</b>'),
  ].join('');
  expect(await read(body)).toEqual([
    'paragraph: 1. The keeper 3',
    'h1: 1. The keeper',
    'paragraph: 1.1 The keeper lights the lamps.',
    'paragraph: 1.2 The keeper is paid.',
    'h1: 2. Impact',
    'h2: 2.1. Costs',
    'paragraph: (a) Oil',
  ]);
});

test('what leads a list in is no heading, though its file says so, and a name of a list is one', async () => {
  const item = numbered('•', 'lamps;');
  const body =
    headed('The aim of the Order is to provide for:', item) + headed('The options:', item) + headed('Costs', item);
  expect(await read(body)).toEqual([
    'paragraph: The aim of the Order is to provide for:',
    'paragraph: • lamps;',
    'h1: The options:',
    'paragraph: • lamps;',
    'h1: Costs',
    'paragraph: • lamps;',
  ]);
});

test('a sentence whose lines stand in paragraphs of their own is one paragraph', async () => {
  const body = [
    numbered('A.', '<b>Openness</b> – The lamps of a harbour should be lit and'),
    line('dimmed in the open. The keeper answers to the harbour for each of the'),
    line('lamps and for the oil in them, and has to say what it was burned for. Ships'),
    line('from elsewhere pay for the oil.'),
    line('1'),
    numbered('B.', 'The harbour is responsible and accountable for the lamps. Its keepers must'),
    headed(
      'ensure that the lamps burn at night. This means that:',
      numbered('•', 'the keeper of the lamps that stand on the mole'),
    ),
    line('Keepers in other harbours are paid by the night.'),
  ].join('');
  expect(await read(body)).toEqual([
    'paragraph: A. Openness – The lamps of a harbour should be lit and dimmed in the open. The keeper answers to the harbour for each of the lamps and for the oil in them, and has to say what it was burned for. Ships from elsewhere pay for the oil.',
    'paragraph: 1',
    'paragraph: B. The harbour is responsible and accountable for the lamps. Its keepers must ensure that the lamps burn at night. This means that:',
    'paragraph: • the keeper of the lamps that stand on the mole',
    'paragraph: Keepers in other harbours are paid by the night.',
  ]);
});
