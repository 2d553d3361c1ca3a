import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { PRODUCT } from '#server/compose/product.ts';
import { readSource } from '#tests/support/template-files/read-source.ts';
import { writeTemplateFile } from '#tests/support/template-files/write-template-file.ts';

const TEMPLATES = join(PRODUCT.demoFolder, 'ka', 'templates');
const SOURCES = join(PRODUCT.demoFolder, '..', 'template-files');

interface DemoFile {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly source: string;
}

const FILES: readonly DemoFile[] = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => {
    const [id, name] = [dirname(path), basename(path, '.md')];
    const source = readFileSync(join(SOURCES, path), 'utf8');
    return { id, name, path: join(TEMPLATES, `${id}.files`, name), source };
  });

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');

async function readPdf(bytes: Uint8Array): Promise<string> {
  return (await extractText(new Uint8Array(bytes), { mergePages: true })).text;
}

const OFFICE = ['soffice', 'libreoffice'].find((name) => spawnSync(name, ['--version']).status === 0);

/** What LibreOffice makes of files, as PDFs by their names. */
function convert(paths: readonly string[]): Map<string, Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-office-'));
  try {
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    spawnSync(OFFICE ?? '', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...paths]);
    const made = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
    return new Map(made.map((name) => [basename(name, '.pdf'), readFileSync(join(folder, name))]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the files of the demo templates', () => {
  it('are 30 or more of four kinds, for eight institutions, each named by its template', () => {
    expect(FILES.length).toBeGreaterThanOrEqual(30);
    expect(new Set(FILES.map(({ name }) => extname(name)))).toEqual(new Set(['.docx', '.xlsx', '.pdf', '.rtf']));
    const documents = readdirSync(TEMPLATES).filter((name) => name.endsWith('.md'));
    const texts = new Map(
      documents.map((name) => [basename(name, '.md'), readFileSync(join(TEMPLATES, name), 'utf8')]),
    );
    for (const { id, name } of FILES) expect(texts.get(id), `${id} ${name}`).toContain(`file: ${name},`);
    const institutions = [...texts.values()].flatMap((text) => /^organization: (.*)$/mu.exec(text)?.[1] ?? []);
    expect(new Set(institutions).size).toBe(8);
  });

  it.each(FILES.filter(({ name }) => !name.endsWith('.pdf')))('$id/$name is what its text makes', async (file) => {
    const made = await writeTemplateFile(extname(file.name).slice(1), file.source);
    expect(Buffer.compare(made, readFileSync(file.path)), 'run npm run template-files').toBe(0);
  });

  it.each(FILES.filter(({ name }) => name.endsWith('.pdf')))('$id/$name says what its text says', async (file) => {
    const text = lettersOf(await readPdf(readFileSync(file.path)));
    const { title, blocks } = readSource(file.source);
    for (const block of [{ kind: 'heading', text: title } as const, ...blocks]) {
      if (block.kind !== 'table') expect(text).toContain(lettersOf(block.text));
    }
  });

  const where = OFFICE === undefined ? ' (LibreOffice is not on this machine)' : '';
  it.skipIf(OFFICE === undefined)(`TL-057 OP-141 open in LibreOffice with all of their words${where}`, async () => {
    const office = FILES.filter(({ name }) => !name.endsWith('.pdf'));
    const made = convert(office.map(({ path }) => path));
    for (const { name, source } of office) {
      const pdf = made.get(basename(name, extname(name)));
      expect(pdf, name).toBeDefined();
      const text = lettersOf(await readPdf(pdf ?? new Uint8Array()));
      const { title, blocks } = readSource(source);
      expect(text, name).toContain(lettersOf(title));
      for (const block of blocks) {
        if (name.endsWith('.xlsx') || block.kind === 'table') continue;
        expect(text, `${name}: ${block.text}`).toContain(lettersOf(block.text));
      }
    }
  });
});
