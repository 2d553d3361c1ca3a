import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blockText } from '#domain/document/block.ts';
import { expectGolden } from '../xml/golden.test-support.ts';
import { importText, type ImportedFile } from '../xml/xml.test-support.ts';
import { bitsImporter } from './bits.importer.ts';

const golden = (name: string): Promise<ImportedFile> =>
  expectGolden(bitsImporter, `bits/${name}.xml`, readFileSync(`tests/fixtures/bits/${name}.xml`));

describe('a book', () => {
  test('is a publication with a document for each of its parts', async () => {
    const { documents, publications } = await golden('book');
    expect(publications).toHaveLength(1);
    expect(publications[0]).toMatchObject({
      key: 'bits:9780000000002',
      title: 'The Law of Lanterns',
      editors: ['Tal Wick'],
    });
    const titles = ['Contents', 'Preface', 'Glass', 'Panes', 'Wicks', 'Glossary'];
    expect(documents.map(({ document }) => document.title)).toEqual(titles);
    for (const { document } of documents) expect(document.publication).toBe('bits:9780000000002');
  });

  test('has a table of contents at every level, down to the headings of its chapters', async () => {
    const { publications } = await golden('book');
    const [, , part] = publications[0]?.contents ?? [];
    expect(part?.label).toBe('Part 1. Glass');
    expect(part?.children?.[0]).toMatchObject({ label: 'Chapter 1. Panes', sublabel: 'Ada Okafor', pages: '3–9' });
    expect(part?.children?.[0]?.children?.[1]).toEqual({
      label: 'Thin panes',
      document: 'bits:9780000000002/c1',
      anchor: 'c1s1',
      children: [{ label: 'Thick panes', document: 'bits:9780000000002/c1', anchor: 'c1s2' }],
    });
  });

  test('leads from one chapter into another', async () => {
    const { documents } = await golden('book');
    const target = { to: 'document', key: 'bits:9780000000002/c2', anchor: 'c2s1' };
    expect(JSON.stringify(documents[3]?.blocks)).toContain(JSON.stringify(target));
  });

  test('prints its contents with the names of its parts, each entry leading to its chapter', async () => {
    const { documents } = await golden('book');
    const [contents] = documents;
    expect(contents?.blocks.map((block) => blockText(block).replace(/\s+/gu, ' ').trim())).toEqual([
      'Contents',
      'Preface v',
      'Part 1 Glass',
      'Chapter 1. Panes 3',
      'Thin panes 4',
      '2 Wicks 10',
    ]);
    const [heading, , part, chapter, section] = contents?.blocks ?? [];
    expect([heading?.kind, part?.kind]).toEqual(['heading', 'paragraph']);
    const target = { to: 'document', key: 'bits:9780000000002/c1', anchor: 'c1' };
    expect(chapter).toMatchObject({ role: 'list-item', inlines: ['Chapter 1. Panes ', { kind: 'link', target }] });
    expect(section).toMatchObject({ role: 'list-item', depth: 1 });
  });

  test('whose parts share an identifier gives each a key of its own', async () => {
    const part = '<book-part id="x"><body><p>Text.</p></body></book-part>';
    const { documents } = await importText(bitsImporter, `<book><book-meta/><body>${part}${part}</body></book>`);
    expect(documents.map(({ document }) => document.key)).toEqual([
      'path:folder/file.xml/x',
      'path:folder/file.xml/x-2',
    ]);
  });
});

test('a chapter in a file of its own is a document without a publication', async () => {
  const { documents, publications } = await golden('chapter');
  expect(publications).toEqual([]);
  expect(documents.map(({ document }) => document.title)).toEqual(['Oil']);
});
