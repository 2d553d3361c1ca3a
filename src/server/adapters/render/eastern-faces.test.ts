import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Paper } from '#domain/paper/paper.ts';
import type { TypesettingModule } from './compile-pages.ts';
import { loadEasternFaces } from './eastern-faces.ts';
import { renderPaperPdf } from './render-paper-pdf.ts';
import { renderPaper } from './render-paper.ts';

const CHINESE = '仲裁庭認定仲裁地為香港。';

function paper(text: string): Paper {
  const run = { kind: 'text', text, styles: [] } as const;
  const block = { kind: 'paragraph', role: 'body', depth: 0, number: [], runs: [run] } as const;
  const work = { title: 'Award', language: 'en', link: '', facts: [], blocks: [block] };
  return { title: 'Award', facts: [], notes: [], hasContents: false, works: [work] };
}

const familiesOf = async (text: string) => (await loadEasternFaces(text)).map(({ family }) => family);

describe('Letters of the East', () => {
  it.each([
    ['Chinese', CHINESE],
    ['Chinese in simplified letters', '本案裁决是终局的，对双方均有约束力。'],
    ['Japanese', '仲裁判断は最終であり、当事者を拘束する。カタカナ'],
    ['Korean', '중재판정은 최종적이며 당사자를 구속한다. 大韓民國'],
  ])('are set in faces that come with the library: %s', async (_name, text) => {
    const { text: read } = await extractText(await getDocumentProxy(await renderPaper('pdf', paper(text))), {
      mergePages: true,
    });
    expect(read.replaceAll(/\s/gu, '')).toContain(text.replaceAll(/\s/gu, ''));
  });

  it('are looked for first where their language is, in an upright and a bold cut each', async () => {
    expect(await familiesOf('裁')).toEqual([expect.stringContaining('SC'), expect.stringContaining('SC')]);
    expect((await familiesOf('裁は')).every((name) => name.includes('JP'))).toBe(true);
    expect((await familiesOf('裁판')).every((name) => name.includes('KR'))).toBe(true);
  });

  it('need nothing where a text has none, and are refused in words where no face has one', async () => {
    expect(await familiesOf('The seat is Cairo: “القاهرة”.')).toEqual([]);
    // So rare that no list of common letters has it.
    await expect(renderPaper('pdf', paper('The seat is 㐂㐄.'))).rejects.toThrow(
      /letters such as “㐄?.*Word takes all/u,
    );
  });
});

describe('The faces of the machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-faces-'));
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are not looked at: a letter that only they have is refused, as everywhere', async () => {
    const config = join(folder, 'fonts.conf');
    writeFileSync(config, `<?xml version="1.0"?><fontconfig><dir>${folder}</dir></fontconfig>`);
    for (const [at, { bytes }] of (await loadEasternFaces(CHINESE)).entries()) {
      writeFileSync(join(folder, `${at}.ttf`), bytes);
    }
    const name = '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu';
    const { NodeCompiler } = createRequire(import.meta.url)(name) as TypesettingModule;
    vi.stubEnv('FONTCONFIG_FILE', config);
    // The typesetting part would take them.
    const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [] });
    const { result } = compiler.compile({ mainFileContent: `#set document(title: "x")\n${CHINESE}`, inputs: {} });
    expect(compiler.pdf(result, { pdfStandard: 'ua-1' }).length).toBeGreaterThan(0);

    expect(() => renderPaperPdf(paper(CHINESE))).toThrow(/letters such as “\p{Script=Han}”/u);
    // Programs that this process starts afterwards find the faces of the machine.
    expect(process.env['FONTCONFIG_FILE']).toBe(config);
  });
});
