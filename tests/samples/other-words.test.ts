import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { getDocumentProxy } from 'unpdf';
import { blockText, type Block } from '#domain/document/block.ts';
import { courtlistenerImporter } from '#importers/courtlistener/courtlistener.importer.ts';
import { csvImporter } from '#importers/csv/csv.importer.ts';
import { docxImporter } from '#importers/docx/docx.importer.ts';
import { htmlImporter } from '#importers/html/html.importer.ts';
import type { Importer } from '#importers/importer.ts';
import { importSource } from '#importers/reading/importers.test-support.ts';
import { markdownImporter } from '#importers/markdown/markdown.importer.ts';
import { pdfImporter } from '#importers/pdf/pdf.importer.ts';
import { commonWords, firstMissing } from '#importers/xml/common-words.test-support.ts';
import { describe, expect, test } from 'vitest';

const SAMPLES = process.env['PANDECT_SAMPLES'] ?? '../shared/samples';

/** Of the words of a source, how many must stand in the blocks, in order. */
const KEPT = 0.995;

/**
 * The words of a source by plain means of its own, notes apart: a note stands after the block that refers to it, so
 * text and notes are compared each for itself.
 */
interface PlainText {
  readonly text: string;
  readonly notes: string;
}

interface Sample {
  readonly folder: string;
  readonly pattern: RegExp;
  readonly files: number;
  readonly importer: Importer;
  readonly extract: (bytes: Buffer) => PlainText | Promise<PlainText>;
}

const SAMPLE_FOLDERS: readonly Sample[] = [
  { folder: 'treaties', pattern: /\.md$/, files: 29, importer: markdownImporter, extract: treatyText },
  { folder: 'us-opinions', pattern: /\.json$/, files: 12, importer: courtlistenerImporter, extract: opinionText },
  { folder: 'us-opinions/files', pattern: /\.html$/, files: 1, importer: htmlImporter, extract: htmlText },
  { folder: 'akn-documents', pattern: /\.html$/, files: 3, importer: htmlImporter, extract: htmlText },
  { folder: 'akn-judgments/docx', pattern: /\.docx$/, files: 8, importer: docxImporter, extract: wordText },
  { folder: 'akn-documents', pattern: /\.docx$/, files: 3, importer: docxImporter, extract: wordText },
  { folder: 'za-judgments', pattern: /\.docx$/, files: 1, importer: docxImporter, extract: wordText },
  { folder: 'us-opinions/files', pattern: /tax\.pdf$/, files: 1, importer: pdfImporter, extract: pdfText },
];

describe.each(SAMPLE_FOLDERS)(
  'the sample folder $folder, files $pattern',
  ({ folder, pattern, files, importer, extract }) => {
    const path = join(SAMPLES, folder);
    const names = existsSync(path) ? readdirSync(path).filter((name) => pattern.test(name)) : [];

    test.skipIf(names.length === 0)(`is there in full (samples from ${SAMPLES})`, () => {
      expect(names).toHaveLength(files);
    });

    test.each(names)('%s keeps at least 99.5 % of its words in order', async (name) => {
      const file = join(path, name);
      const bytes = readFileSync(file);
      expect(importer.accepts(name, bytes.subarray(0, 65_536))).toBe(true);
      const { blocks, documents, refused } = await importSource(importer, bytes, {
        path: `${folder}/${name}`,
        chunk: 65_536,
        readCompanion: readBeside(file),
      });
      expect(refused).toEqual([]);
      const source = await extract(bytes);
      // The title that a document prints as its first line stands in the record, not in a block.
      const [title] = importer === htmlImporter ? documents.map(({ document }) => document.title) : [];
      const text = compare(source.text, `${title ?? ''}\n${printed(blocks, false)}`);
      const notes = compare(source.notes, printed(blocks, true));
      const kept = (text.kept + notes.kept) / (text.all + notes.all);
      if (process.env['PANDECT_WORDS'])
        process.stdout.write(`${folder}/${name} ${(kept * 100).toFixed(3)} % of ${text.all + notes.all}\n`);
      expect(kept, `${text.missing}\n${notes.missing}`).toBeGreaterThanOrEqual(KEPT);
    });
  },
);

describe.each(['bits-list/bits.csv', 'icsid-cases/cases.csv', 'eu-merger/decisions.csv'])(
  'the sample list %s',
  (name) => {
    const file = join(SAMPLES, name);

    test.skipIf(!existsSync(file))('keeps every word of every row in the document of the row', async () => {
      const bytes = readFileSync(file);
      const rows = bytes
        .toString('utf8')
        .replace(/^\ufeff/, '')
        .trim()
        .split(/\r?\n/)
        .slice(1);
      const { documents, refused } = await importSource(csvImporter, bytes, {
        path: name,
        readCompanion: readBeside(file),
      });
      expect(refused).toEqual([]);
      expect(documents).toHaveLength(rows.length);
      const incomplete = rows.filter((row, index) => {
        const { kept, all } = compare(row, printed(documents[index]?.blocks ?? [], false));
        return kept < all;
      });
      expect(incomplete).toEqual([]);
    });
  },
);

function readBeside(file: string): (name: string) => Promise<string | undefined> {
  return async (name) => {
    const beside = join(dirname(file), name);
    return existsSync(beside) ? readFileSync(beside, 'utf8') : undefined;
  };
}

function printed(blocks: readonly Block[], notes: boolean): string {
  return blocks
    .filter((block) => (block.kind === 'footnote') === notes)
    .map(blockText)
    .join('\n');
}

function compare(source: string, imported: string): { kept: number; all: number; missing: string } {
  const [wanted, found] = [words(source), words(imported)];
  return { kept: commonWords(wanted, found), all: wanted.length, missing: firstMissing(wanted, found) };
}

/** Runs of letters and digits; a hyphen inside a word is no boundary, so that divided words compare alike. */
function words(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/(?<=\p{L})[-\u2010\u2011\u00ad]\s*(?=\p{L})/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function treatyText(bytes: Buffer): PlainText {
  const lines = bytes
    .toString('utf8')
    .replace(/<meta[^>]*>/, '')
    .split('\n');
  const squeezed = (line: string) => line.replace(/[^\p{L}]/gu, '').toLowerCase();
  const title = lines.find((line) => line.startsWith('##') && !line.startsWith('###')) ?? '';
  // The collection's title over the text is the record's; it counts unless a language version repeats it.
  const isRepeated = lines.some(
    (line) => line.startsWith('####') && squeezed(line).slice(0, 60) === squeezed(title).slice(0, 60),
  );
  const notes: string[] = [];
  const text = lines
    .filter((line) => line !== title || !isRepeated)
    .join('\n')
    .replace(/<sup>(\s*\d+\) [^<]+)<\/sup>/g, (_, note: string) => {
      notes.push(note);
      return '';
    })
    .replace(/\]\((?:[^()\s]|\([^()]*\))*\)/g, ']')
    .replace(/<[^>]+>/g, '')
    .replace(/(?<=\S)\*(?=\S)/g, '');
  return { text, notes: notes.join('\n') };
}

function opinionText(bytes: Buffer): PlainText {
  const opinion = JSON.parse(bytes.toString('utf8')) as { html: string };
  const pages = decodeEntities(opinion.html.replace(/<[^>]+>/g, ''))
    .split('\f')
    .map(withoutHead);
  const rule = /^\s*—{4,}\s*$/m;
  return {
    text: pages.map((page) => page.split(rule)[0] ?? '').join('\n'),
    notes: pages.map((page) => page.split(rule).slice(1).join('\n')).join('\n'),
  };
}

/** The first line of a page holds its number; the centred one under it names the part of the opinion. */
function withoutHead(page: string): string {
  const head =
    /^\s*(?:Cite as:.*\d|\d+ {3,}\S.*|\(Slip Opinion\).*\d)[ \t]*\n(?:\s*\n[ \t]{6,}\S[^\n]{0,58}\n(?=[ \t]*\n))?/.exec(
      page,
    );
  return head ? page.slice(head[0].length) : page;
}

function htmlText(bytes: Buffer): PlainText {
  const html = bytes
    .toString('utf8')
    // The ways about the site that the page came from, beside its article.
    .replace(/<header class="toc-header">[\s\S]*?<\/header>/g, ' ')
    .replace(/<head>[\s\S]*?<\/head>|<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/gi, ' ');
  const notes: string[] = [];
  const body = html.replace(/<div class="footnote">([\s\S]*?)<\/div>/g, (_, note: string) => {
    notes.push(note);
    return ' ';
  });
  return { text: stripTags(body.replace(/<a class="fn"[^>]*>\d+<\/a>/g, '')), notes: stripTags(notes.join('\n')) };
}

function stripTags(html: string): string {
  return decodeEntities(
    html.replace(/<\/?(?:span|b|i|u|a|em|strong|sup|sub)(?:\s[^>]*)?>/g, '').replace(/<[^>]+>/g, ' '),
  );
}

function decodeEntities(text: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" };
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal === undefined ? (named[name ?? ''] ?? whole) : String.fromCodePoint(Number(decimal));
  });
}

function wordText(bytes: Buffer): PlainText {
  const parts = unzipSync(bytes);
  const read = (name: string) => Buffer.from(parts[name] ?? new Uint8Array()).toString('utf8');
  const referred = [...read('word/document.xml').matchAll(/<w:footnoteReference[^>]*w:id="(\d+)"/g)].map(
    (match) => match[1] ?? '',
  );
  const footnotes = new Map(
    [...read('word/footnotes.xml').matchAll(/<w:footnote [^>]*w:id="(-?\d+)"[^>]*>([\s\S]*?)<\/w:footnote>/g)].map(
      (match) => [match[1] ?? '', match[2] ?? ''],
    ),
  );
  return {
    text: wordRuns(read('word/document.xml')),
    notes: referred.map((id) => wordRuns(footnotes.get(id) ?? '')).join('\n'),
  };
}

/** The text runs of a part; paragraphs, tabs and breaks part words; deleted and doubled text is left out. */
function wordRuns(xml: string): string {
  const text = xml
    .replace(/<w:del [\s\S]*?<\/w:del>|<mc:Fallback>[\s\S]*?<\/mc:Fallback>/g, '')
    .match(/<w:t(?: [^>]*)?>[^<]*<\/w:t>|<\/w:p>|<w:(?:tab|br|cr)(?: [^>]*)?\/>|<w:noBreakHyphen\/>/g);
  return decodeEntities(
    (text ?? [])
      .map((part) =>
        part.startsWith('<w:t>') || part.startsWith('<w:t ')
          ? part.replace(/<[^>]+>/g, '')
          : part.startsWith('<w:noBreak')
            ? '-'
            : '\n',
      )
      .join(''),
  );
}

async function pdfText(bytes: Buffer): Promise<PlainText> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, useWasm: false });
  const text: string[] = [];
  const notes: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const printed = items.flatMap((item) => ('str' in item ? [item] : []));
    // A note begins with a small number at the start of a line; it and what stands under it are notes.
    let isLineStart = true;
    let target = text;
    for (const [index, item] of printed.entries()) {
      const next = printed.slice(index + 1).find((other) => other.str.trim() !== '');
      const isSmall = /^\d{1,2}$/.test(item.str.trim()) && next !== undefined && item.height < next.height * 0.85;
      if (isLineStart && isSmall && index > 10) (target = notes).push('\n');
      const isMark = isSmall && !isLineStart;
      const isPageNumber = /^-? ?\d+ ?-?$/.test(item.str.trim()) && index < 4;
      if (!isMark && !isPageNumber && !isSuperscript(item, printed[index - 1]))
        target.push(isSmall ? `${item.str} ` : item.str);
      if (item.hasEOL) target.push('\n');
      if (item.str.trim() !== '' || item.hasEOL) isLineStart = item.hasEOL;
    }
    target.push('\n');
  }
  await document.loadingTask.destroy();
  return { text: text.join(''), notes: notes.join('') };
}

function isSuperscript(
  item: { str: string; height: number },
  before: { str: string; height: number } | undefined,
): boolean {
  return (
    before !== undefined &&
    before.str.trim() !== '' &&
    /^\d{1,2}$/.test(item.str.trim()) &&
    item.height < before.height * 0.85
  );
}
