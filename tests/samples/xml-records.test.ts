import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentsNode } from '#domain/records/publication.ts';
import { aknImporter } from '#importers/akn/akn.importer.ts';
import { UK_COURTS } from '#importers/akn/uk-courts.ts';
import { bitsImporter } from '#importers/bits/bits.importer.ts';
import type { Importer } from '#importers/importer.ts';
import { jatsImporter } from '#importers/jats/jats.importer.ts';
import { importText, type ImportedFile } from '#importers/xml/xml.test-support.ts';
import { describe, expect, test } from 'vitest';

const SAMPLES = process.env['PANDECT_SAMPLES'] ?? '../shared/samples';
const isThere = (folder: string): boolean => existsSync(join(SAMPLES, folder));

function importSample(importer: Importer, path: string): Promise<ImportedFile> {
  return importText(importer, readFileSync(join(SAMPLES, path)), { path, chunk: 65_536 });
}

/** Lines of a small CSV file whose fields hold no line breaks. */
function readRows(path: string): readonly (readonly string[])[] {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').slice(1) : [];
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  );
}

/** Names as the front pages print them, which the list breaks off at the end of a line, encumbers or does not give. */
const PRINTED_NAMES: Readonly<Record<string, string>> = {
  'test13.xml': 'ABOLAJI TEMITOPE OSEFISO v THE SECRETARY OF STATE FOR THE HOME DEPARTMENT',
  'test15.xml': 'NICHOLAS WALEWSKI v THE COMMISSIONERS FOR HER MAJESTY’S REVENUE & CUSTOMS',
  'test30.xml': 'REGINA v FRASER',
  'test66.xml': 'DARREN MYNETT v THE COMMISSIONERS FOR HIS MAJESTY’S REVENUE AND CUSTOMS',
  'test70.xml': 'NIGEL RAWLINS v THE INFORMATION COMMISSIONER',
  'test78.xml': 'CANON MEDICAL SYSTEMS LIMITED v THE IMAGING CENTRE ASSETS LIMITED',
};

/** Benches of which the file marks only some judges. */
const PRINTED_JUDGES: Readonly<Record<string, readonly string[]>> = {
  'test11.xml': ['LORD JUSTICE BEAN', 'LORD JUSTICE LEWIS', 'LADY JUSTICE ELISABETH LAING'],
  'test61.xml': ['LADY JUSTICE THIRLWALL', 'LORD JUSTICE ARNOLD', 'LORD JUSTICE BIRSS'],
  'test66.xml': ['TRIBUNAL JUDGE JENNIFER LEE'],
};

/** Days that a head prints and the file and the list do not have. */
const PRINTED_DAYS: Readonly<Record<string, string>> = { 'test80.xml': '2024-03-21' };

describe.skipIf(!isThere('akn-judgments'))('the sample judgments', () => {
  test.each(readRows(join(SAMPLES, 'akn-judgments/index.csv')))(
    '%s has the citation, court, date and name of the list',
    async (file, citation, court, date, name, _characters, tables, _images, footnotes) => {
      const { documents, blocks } = await importSample(aknImporter, `akn-judgments/${file}`);
      const document = documents[0]!.document;
      if (citation) expect(document.citations).toEqual([citation]);
      expect(document.court).toBe(UK_COURTS[court ?? '']);
      expect(document.dates.decision).toBe(PRINTED_DAYS[file ?? ''] ?? date);
      expect(document.title).toBe(PRINTED_NAMES[file ?? ''] ?? name);
      expect(document.judges).toEqual(PRINTED_JUDGES[file ?? ''] ?? document.judges);
      expect(blocks.filter(({ kind }) => kind === 'footnote')).toHaveLength(Number(footnotes));
      expect(blocks.filter(({ kind }) => kind === 'table').length).toBeLessThanOrEqual(Number(tables));
      expect(document.jurisdictions).toEqual(['United Kingdom']);
    },
  );

  test('number their paragraphs as printed', async () => {
    const { blocks } = await importSample(aknImporter, 'akn-judgments/test5.xml');
    const numbers = blocks.flatMap((block) => {
      const id = block.sourceIds?.find((known) => known.startsWith('para_'));
      return block.kind === 'paragraph' && id ? [[id, block.number]] : [];
    });
    expect(numbers).toEqual(Array.from({ length: 160 }, (_, at) => [`para_${at + 1}`, `${at + 1}.`]));
  });
});

test.skipIf(!isThere('akn-press-summaries'))('every sample press summary refers to its judgment', async () => {
  for (const name of readdirSync(join(SAMPLES, 'akn-press-summaries'))) {
    const { documents } = await importSample(aknImporter, `akn-press-summaries/${name}`);
    const { type, references } = documents[0]!.document;
    expect(type).toBe('Press summary');
    expect(references[0]?.target).toMatch(
      /^akn:https:\/\/caselaw\.nationalarchives\.gov\.uk\/id\/uk(sc|pc)\/\d+\/\d+$/,
    );
    expect(references[0]?.label).toMatch(/^\[\d{4}\] UK(SC|PC) \d+$/);
  }
});

test.skipIf(!isThere('jats'))('every sample article with a DOI is known by it', async () => {
  for (const name of readdirSync(join(SAMPLES, 'jats'))) {
    const { documents } = await importSample(jatsImporter, `jats/${name}`);
    const document = documents[0]!.document;
    const plos = /^journal\.(\w+\.\d+)\.xml$/.exec(name)?.[1];
    if (plos) expect(document.key).toBe(`jats:10.1371/journal.${plos}`);
    if (name !== 'pathological-blue.xml') expect(document.dates.publication).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(document.title).not.toBe('');
  }
});

describe.skipIf(!isThere('books'))('the sample books', () => {
  const names = isThere('books') ? readdirSync(join(SAMPLES, 'books/original')) : [];

  test.each(names)('%s is imported the same with its entities named and with them resolved', async (name) => {
    const original = await importSample(bitsImporter, `books/original/${name}`);
    const resolved = await importSample(bitsImporter, `books/resolved/${name}`);
    const plain = (file: ImportedFile): string =>
      JSON.stringify(file).replaceAll(/books\/(original|resolved)/g, 'books');
    expect(plain(original)).toBe(plain(resolved));
  });

  test('the handbook has its four parts, its chapters in order, and every entry leads to a document', async () => {
    const { documents, publications } = await importSample(
      bitsImporter,
      'books/original/ncbi-handbook-nlm-book-2.0.xml',
    );
    const contents = publications[0]!.contents;
    const parts = contents.filter(({ label }) => label.startsWith('Part '));
    expect(parts.map(({ children }) => children?.length)).toEqual([11, 3, 8, 2]);
    const chapters = documents.filter(({ document }) => document.meta['partType'] === 'chapter');
    expect(chapters).toHaveLength(24);
    const ids = new Map(
      documents.map(({ document, blocks }) => [document.key, new Set(blocks.flatMap((b) => b.sourceIds ?? []))]),
    );
    const check = (node: ContentsNode): void => {
      if (node.anchor) expect(ids.get(node.document!)?.has(node.anchor), node.label).toBe(true);
      else expect(node.document === undefined || ids.has(node.document), node.label).toBe(true);
      node.children?.forEach(check);
    };
    contents.forEach(check);
  });
});
