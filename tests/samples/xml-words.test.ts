import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockText } from '#domain/document/block.ts';
import { aknImporter } from '#importers/akn/akn.importer.ts';
import { uslmImporter } from '#importers/uslm/uslm.importer.ts';
import { jatsImporter } from '#importers/jats/jats.importer.ts';
import { bitsImporter } from '#importers/bits/bits.importer.ts';
import type { Importer } from '#importers/importer.ts';
import { commonWords, firstMissing } from '#importers/xml/common-words.test-support.ts';
import { plainWords, splitWords, type PlainFormat } from '#importers/xml/plain-words.test-support.ts';
import { importText } from '#importers/xml/xml.test-support.ts';
import { describe, expect, test } from 'vitest';

const SAMPLES = process.env['PANDECT_SAMPLES'] ?? '../shared/samples';

/** Of the words of a source, how many must stand in the blocks, in order. */
const KEPT = 0.995;

const words = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const AKN: PlainFormat = {
  dropped: words('meta'),
  hoisted: words('authorialNote'),
  blocks: words('p heading block table'),
  inline: words(
    'span b i u a ref sup sub inline def mod quotedText party role judge docTitle docketNumber courtType ' +
      'neutralCitation docJurisdiction shortTitle docType docNumber docStage concept date authorialNote',
  ),
};

const USLM: PlainFormat = {
  // The label of a printed page is no word of the text; a page block carries it.
  dropped: words('meta page'),
  hoisted: words('sidenote'),
  blocks: words('heading p content chapeau officialTitle docTitle enactingFormula actionDescription'),
  inline: words(
    'inline i b ref term shortTitle quotedText proviso headingText amendingAction committee sponsor editorialNote ' +
      'citableAs currentThroughPublicLaw sidenote page',
  ),
};

const JATS: PlainFormat = {
  dropped: words('journal-meta processing-meta'),
  metadata: words('article-meta front-stub'),
  kept: words('abstract trans-abstract product'),
  hoisted: words(''),
  blocks: words('p title'),
  inline: words(
    'italic bold underline sup sub sc monospace strike xref ext-link email uri named-content abbrev styled-content x ' +
      'inline-formula inline-graphic fn math mi mo mn mrow msub msup msubsup mfrac mover munder munderover mfenced ' +
      'msqrt mstyle mtext mspace semantics sans-serif roman overline tex-math',
  ),
};

const BITS: PlainFormat = {
  ...JATS,
  dropped: words('book-meta'),
  metadata: words('book-part-meta'),
};

/** The DOI of a figure or table stands before its label in the format, and follows its caption where it is read. */
const IDENTIFIED =
  /(<object-id\b[^>]*>10\.[^<]*<\/object-id>)(\s*(?:<label>.*?<\/label>)?\s*<caption>.*?<\/caption>)/gsu;

interface Sample {
  readonly folder: string;
  readonly files: number;
  readonly importer: Importer;
  readonly plain: PlainFormat;
}

const FOLDERS: readonly Sample[] = [
  { folder: 'akn-judgments', files: 24, importer: aknImporter, plain: AKN },
  { folder: 'akn-press-summaries', files: 7, importer: aknImporter, plain: AKN },
  { folder: 'akn-documents', files: 8, importer: aknImporter, plain: AKN },
  { folder: 'akn-legislation', files: 9, importer: aknImporter, plain: AKN },
  { folder: 'uslm', files: 7, importer: uslmImporter, plain: USLM },
  { folder: 'jats', files: 24, importer: jatsImporter, plain: JATS },
  { folder: 'books/original', files: 5, importer: bitsImporter, plain: BITS },
  { folder: 'books/resolved', files: 5, importer: bitsImporter, plain: BITS },
];

describe.each(FOLDERS)('the sample folder $folder', ({ folder, files, importer, plain }) => {
  const path = join(SAMPLES, folder);
  const names = existsSync(path) ? readdirSync(path).filter((name) => /\.xml$/i.test(name)) : [];
  test.skipIf(names.length === 0)('is there in full', () => {
    expect(names).toHaveLength(files);
  });

  test.each(names)('%s keeps at least 99.5 % of its words in order', async (name) => {
    const bytes = readFileSync(join(path, name));
    expect(importer.accepts(name, bytes.subarray(0, 65_536))).toBe(true);
    const { blocks } = await importText(importer, bytes, { path: `${folder}/${name}`, chunk: 65_536 });
    // An entity is read as its character on both sides: the extraction takes the twin where they are resolved.
    const twin = join(path, name).replace('original', 'resolved');
    const source = plainWords(readFileSync(twin, 'utf8').replaceAll(IDENTIFIED, '$2$1'), plain);
    const imported = splitWords(blocks.map(blockText).join('\n'));
    const kept = commonWords(source, imported) / source.length;
    if (process.env['PANDECT_WORDS'])
      process.stdout.write(`${folder}/${name} ${(kept * 100).toFixed(3)} % of ${source.length}\n`);
    expect(kept, firstMissing(source, imported)).toBeGreaterThanOrEqual(KEPT);
  });
});
