import { expectGoldenImport, importSource } from '../reading/importers.test-support.ts';
import { describe, expect, test } from 'vitest';
import { jsonlImporter } from './jsonl.importer.ts';
import { readLines, type SourceLine } from './read-lines.ts';

const line = (fields: Record<string, unknown>) => JSON.stringify({ id: 'a', title: 'T', ...fields });

describe('JSON Lines', () => {
  test('takes good lines, refuses each bad one alone and lets a repeated id update', async () => {
    const { refused } = await expectGoldenImport(jsonlImporter, 'jsonl/documents.jsonl');
    expect(refused.map((refusal) => refusal.line)).toEqual([4, 5]);
  });

  test.each([
    ['[1]', 'one JSON object'],
    ['{"title":"T"}', '`id` is required'],
    ['{"id":"a","title":""}', '`title` is required'],
    ['{"id":7,"title":"T"}', '`id` must be a text, not a number'],
    [line({ edition: ['KX'] }), 'allowed are KA, KIPL, KCL'],
    [line({ publicationDate: 'May 2020' }), 'allowed are YYYY, YYYY-MM or YYYY-MM-DD'],
    [line({ authors: [{ name: 'x' }] }), '`authors` must be a list of texts; it holds an object'],
    [line({ editors: [7] }), '`editors` must be a list of texts; it holds a number'],
    [line({ language: '!!' }), 'language tag such as en'],
    [line({ subscriptions: ['m i p'] }), 'allowed are subscription codes'],
    [line({ meta: 'x' }), '`meta` must be an object'],
    [`{"id":"a","title":"T","meta":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`, 'nested more than 32 deep'],
    [line({ html: '<div>'.repeat(3000) }), '`html`: elements are nested more than'],
    ['{"id":"a",', 'not valid JSON'],
  ])('refuses %j with what is allowed', async (source, reason) => {
    const { refused, documents } = await importSource(jsonlImporter, `${source}\n${line({ id: 'good' })}`);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ line: 1, reason: expect.stringContaining(reason) });
    expect(documents).toHaveLength(1);
  });

  test('OP-141: `editors` of a line are the editors of the document', async () => {
    const { documents } = await importSource(jsonlImporter, line({ type: 'Template', editors: ['Ada Quist', ' '] }));
    expect(documents.map(({ document }) => [document.editors, document.meta])).toEqual([[['Ada Quist'], {}]]);
  });

  test.each([
    { files: [{ file: 'letter.docx', name: 'Letter' }] },
    { files: '../secret.docx' },
    { meta: { files: ['letter.docx'] } },
  ])(
    'OP-141: a template that names files is refused with its line and where files are taken from: %j',
    async (given) => {
      const lines = [line({ id: 'good', files: null }), line({ type: 'Template', ...given })];
      const { documents, refused } = await importSource(jsonlImporter, lines.join('\n'));
      expect(refused).toEqual([
        { line: 2, column: 0, reason: expect.stringContaining('allowed are files in the folder') },
      ]);
      expect(documents.map(({ document }) => document.id)).toEqual(['good']);
    },
  );

  test('`files` of what is no template stays in `meta` as it was given', async () => {
    const { documents } = await importSource(jsonlImporter, line({ type: 'Award', files: ['a.pdf'] }));
    expect(documents.map(({ document }) => [document.files, document.meta])).toEqual([
      [undefined, { files: ['a.pdf'] }],
    ]);
  });

  test('keeps a URL-safe id and gives any other up, but never the key', async () => {
    const { documents } = await importSource(
      jsonlImporter,
      [line({ id: 'a.b_c~d-1' }), line({ id: 'ECLI:EU:C 1/2' })].join('\n'),
    );
    expect(documents.map(({ document }) => [document.key, document.id])).toEqual([
      ['jsonl:a.b_c~d-1', 'a.b_c~d-1'],
      ['jsonl:ECLI:EU:C 1/2', undefined],
    ]);
  });

  test('takes several languages where the parts of the text say theirs', async () => {
    const { documents } = await importSource(
      jsonlImporter,
      line({ language: ['en', 'fr', 'en'], html: '<p>The seat.</p><p lang="fr">Le siège.</p>' }),
    );
    expect(documents[0]?.document.languages).toEqual(['en', 'fr']);
    expect(documents[0]?.blocks.map((block) => block.language)).toEqual([undefined, 'fr']);
  });

  test('reads an empty file, empty lines, CRLF and a byte order mark', async () => {
    expect((await importSource(jsonlImporter, '')).documents).toEqual([]);
    const { documents, refused } = await importSource(jsonlImporter, `\ufeff${line({})}\r\n\r\n${line({ id: 'b' })}`, {
      chunk: 1,
    });
    expect([documents.length, refused.length]).toEqual([2, 0]);
  });

  test('a deeply nested line of brackets is refused, not a crash', async () => {
    const { refused } = await importSource(jsonlImporter, '['.repeat(200_000));
    expect(refused).toHaveLength(1);
  });
});

describe('the lines of a file', () => {
  const linesOf = async (chunks: (string | Uint8Array)[], longest?: number) => {
    const lines: SourceLine[] = [];
    const bytes = (async function* () {
      for (const chunk of chunks) yield typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
    })();
    for await (const found of readLines(bytes, longest)) lines.push(found);
    return lines;
  };

  test('survive any cut into chunks', async () => {
    expect(await linesOf(['a', 'b\nc', '\n', '\nd'])).toEqual([
      { line: 1, text: 'ab' },
      { line: 2, text: 'c' },
      { line: 3, text: '' },
      { line: 4, text: 'd' },
    ]);
  });

  test('that are too long or not UTF-8 are named and the next ones are read', async () => {
    const lines = await linesOf(['123456789', '0123\nok\n', new Uint8Array([0xc3, 0x28, 10]), 'end'], 10);
    expect(lines).toEqual([
      { line: 1, problem: expect.stringContaining('longer than') },
      { line: 2, text: 'ok' },
      { line: 3, problem: 'the line is not valid UTF-8' },
      { line: 4, text: 'end' },
    ]);
  });
});
