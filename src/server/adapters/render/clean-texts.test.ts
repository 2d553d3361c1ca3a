import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { Paper } from '#domain/paper/paper.ts';
import { FILE_FORMATS } from '#server/ports/document-renderer.ts';
import { createServers } from '#tests/support/create-servers.ts';
import { cleanTexts } from './clean-texts.ts';
import { ProcessRenderer } from './process-renderer.ts';
import { renderPaper } from './render-paper.ts';

const BROKEN = 'Half \ud83d of a sign, \u0019 a control character and \uffff none at all';

it.each(FILE_FORMATS.filter((format) => format !== 'text'))(
  'A title that holds what no text can still makes a file: %s',
  async (format) => {
    const renderer = new ProcessRenderer(createServers());
    try {
      const list = {
        title: BROKEN,
        facts: [[BROKEN, BROKEN]] as const,
        columns: [{ name: BROKEN, width: 9, type: 'text' }] as const,
        rows: [[BROKEN]],
      };
      const bytes = await renderer.renderList(format, list, new AbortController().signal);
      const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4));
      expect(head).toBe(format === 'pdf' ? '%PDF' : 'PK\u0003\u0004');
    } finally {
      await renderer.close();
    }
  },
);

it.each([
  ['turnover ≥ 5 million, 5 μm ≈ 0, ∑ √ ∞', 'turnover ≥ 5 million, 5 μm ≈ 0, ∑ √ ∞'],
  ['☑ yes ☐ no ☒ void ✓ → ⇒ ① ‡ ⅔', '☑ yes ☐ no ☒ void ✓ → ⇒ ① ‡ ⅔'],
  ['a sign of a font alone: \uf0b3', 'a sign of a font alone: \ufffd'],
  // Where no face has a sign, it is written as Unicode takes it apart.
  [
    '⒜ the seat, ⒝ the law, ➀ costs of 12 ㎡ and 3 ㎥, 5 ㎏',
    '(a) the seat, (b) the law, (1) costs of 12 m² and 3 m³, 5 kg',
  ],
])('Signs of mathematics, of forms and of a font alone refuse no PDF: %s', async (text, read) => {
  const run = { kind: 'text', text, styles: [] } as const;
  const block = { kind: 'paragraph', role: 'body', depth: 0, number: [], runs: [run] } as const;
  const work = { title: 'Award', language: 'en', link: '', facts: [], blocks: [block] };
  const paper: Paper = { title: 'Award', facts: [], notes: [], hasContents: false, works: [work] };
  const pages = await getDocumentProxy(await renderPaper('pdf', cleanTexts(paper)));
  const { text: found } = await extractText(pages, { mergePages: true });
  expect(found.replaceAll(/\s/gu, '')).toContain(read.replaceAll(/\s/gu, ''));
});
