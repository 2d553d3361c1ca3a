import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOperatorReader } from '#server/compose/operator-reader.ts';
import { EDITIONS } from '#editions/editions.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';

let library: TemporaryLibrary;

beforeEach(() => {
  library = new TemporaryLibrary();
});

afterEach(() => {
  library.dispose();
});

const reader = createOperatorReader(EDITIONS.KA);
const URI = '/akn/xx/judgment/2026/7';

const akn = (language: string, ...paragraphs: string[]) =>
  `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><judgment name="judgment"><meta>
  <identification source="#x"><FRBRWork><FRBRthis value="${URI}"/><FRBRuri value="${URI}"/><FRBRname value="Carrier v Harbour"/></FRBRWork>
  <FRBRExpression><FRBRlanguage language="${language}"/></FRBRExpression></identification></meta>
  <header><p><neutralCitation>[2026] EWHC 7 (Comm)</neutralCitation></p></header><judgmentBody><decision>
  ${paragraphs.map((text, n) => `<paragraph eId="p${n}"><num>${n + 1}.</num><content><p>${text}</p></content></paragraph>`).join('')}
  </decision></judgmentBody></judgment></akomaNtoso>`;

const page = (...paragraphs: string[]) =>
  `<html lang="en"><body><p class="case_cite">[2026] EWHC 7 (Comm)</p><p class="parties">Carrier v. Harbour</p>
  ${paragraphs.map((text) => `<p>${text}</p>`).join('')}</body></html>`;

const TEXT = [
  'The quay was let to the carrier for seven years, and the rent was due each quarter in advance.',
  'The carrier left it after two of them and paid nothing more, although the harbour asked it to.',
  'It follows that the harbour has to be paid the rent of the seven years, with interest and costs.',
];
const FRENCH = ['Le quai fut loué au transporteur pour sept ans.', 'Le transporteur partit après deux ans.'];

const find = (query: string) =>
  library.withLibrary(async ({ search }) =>
    (await search.search(reader, 'documentSearch', { q: query })).hits.map(({ id }) => id),
  );
const open = (id: string) =>
  library.withLibrary(({ reading }) => reading.getDocument(reader, id, {}, (_budget, work) => work()));

describe('one judgment as a page and as Akoma Ntoso', () => {
  it('OP-171: is found once, with the richer text and the other named beside it', async () => {
    library.write('a.html', page(...TEXT));
    expect(await library.import()).toMatchObject({ imported: 1, merged: 0 });
    const [id] = await find('carrier');
    library.write('b.xml', akn('eng', ...TEXT));
    expect(await library.import()).toMatchObject({ imported: 0, merged: 1, unchanged: 1, refused: [] });
    expect(await find('carrier')).toEqual([id]);
    expect((await open(id!)).formats).toEqual([
      { format: 'akn', name: 'Akoma Ntoso', isShown: true, source: 'b.xml' },
      { format: 'html', name: 'HTML', isShown: false, source: 'a.html' },
    ]);
    expect(await library.import()).toMatchObject({ imported: 0, merged: 0, updated: 0, unchanged: 2 });
  });

  it('OP-171: has one version where both come together, however their files are named', async () => {
    library.write('a.html', page(...TEXT));
    library.write('z/b.xml', akn('eng', ...TEXT));
    expect(await library.import()).toMatchObject({ imported: 1, merged: 1, refused: [] });
    const [id] = await find('carrier');
    const { version, versions, formats } = await open(id!);
    expect({ version, versions: versions.length }).toEqual({ version: 1, versions: 1 });
    expect(formats.map(({ format, isShown }) => [format, isShown])).toEqual([
      ['akn', true],
      ['html', false],
    ]);
  });

  it('OP-171: stands as before where the second is refused, and is merged once its words agree', async () => {
    library.write('a.html', page(...TEXT));
    await library.import();
    library.write('b.xml', akn('eng', 'Quite another text under the same citation, of some other court.'));
    const { refused, unchanged } = await library.import();
    expect(unchanged).toBe(1);
    expect(refused).toMatchObject([{ path: 'b.xml' }]);
    expect(refused[0]!.reason).toMatch(/b\.xml and a\.html .* % of their words agree/);
    library.write('b.xml', akn('eng', ...TEXT));
    expect(await library.import()).toMatchObject({ merged: 1, refused: [] });
  });

  it('OP-171: moved with its folder keeps both formats', async () => {
    library.write('2026/a.html', page(...TEXT));
    library.write('2026/b.xml', akn('eng', ...TEXT));
    await library.import();
    const [id] = await find('carrier');
    renameSync(join(library.files, '2026'), join(library.files, '2027'));
    expect(await library.import()).toMatchObject({ moved: 2, imported: 0, merged: 0, updated: 0, refused: [] });
    expect((await open(id!)).formats).toHaveLength(2);
    expect(await library.import()).toMatchObject({ moved: 0, unchanged: 2, refused: [] });
  });
});

describe('pandect remove --format', () => {
  it('OP-171: takes one format away, keeps the document, and says why the last one stays', async () => {
    const pandect = (...args: readonly string[]) => runPandect(library.config.dataFolder, args);
    library.write('a.html', page(...TEXT));
    await library.import();
    library.write('b.xml', akn('eng', ...TEXT));
    await library.import();
    const [id] = await find('carrier');
    expect(await pandect('remove', id!, '--format', 'akn')).toMatchObject({ code: 0, out: 'akn taken away from 1\n' });
    expect(await open(id!)).toMatchObject({ version: 3, formats: [{ format: 'html', isShown: true }] });
    const last = await pandect('remove', id!, '--format', 'html');
    expect(last).toMatchObject({ code: 1 });
    expect(last.err).toContain('the only format that is left');
    expect(await find('carrier')).toEqual([id]);
  });
});

describe('one judgment in two languages', () => {
  it('OP-171: is two documents that lead to each other, and each is searched', async () => {
    library.write('en.xml', akn('eng', ...TEXT));
    library.write('fr.xml', akn('fre', ...FRENCH));
    expect(await library.import()).toMatchObject({ imported: 2, merged: 0, refused: [] });
    const [[english], [french]] = [await find('rent'), await find('transporteur')];
    expect(english).not.toBe(french);
    expect((await open(english!)).otherLanguages).toEqual([
      { language: 'fr', name: 'French', title: expect.any(String), url: `/document/${french}` },
    ]);
    expect((await open(french!)).otherLanguages).toMatchObject([{ language: 'en', url: `/document/${english}` }]);
    library.write('fr.xml', akn('fre', ...FRENCH, 'Les frais suivent.'));
    expect(await library.import()).toMatchObject({ updated: 1, unchanged: 1, imported: 0, refused: [] });
    expect(await find('rent')).toEqual([english]);
  });

  it('OP-171: is known by the language that records of two lists say', async () => {
    const line = (language: string, text: string) =>
      jsonLines({ id: 'rules', title: 'Rules', type: 'Rules', language, text });
    library.write('en.jsonl', line('en', 'The quay is let.'));
    library.write('fr.jsonl', line('fr', 'Le port est ouvert.'));
    expect(await library.import()).toMatchObject({ imported: 2, refused: [] });
    const [french] = (await open('rules')).otherLanguages;
    expect(french).toMatchObject({ name: 'French' });
    expect(await find('ouvert')).toEqual([french!.url.replace('/document/', '')]);
  });

  it('OP-171: is refused where a third file gives one of them again', async () => {
    library.write('en.xml', akn('eng', ...TEXT));
    library.write('fr.xml', akn('fre', ...FRENCH));
    library.write('fr2.xml', akn('fre', 'Un autre texte.'));
    const { refused } = await library.import();
    expect(refused).toMatchObject([{ path: 'fr2.xml' }]);
    expect(refused[0]!.reason).toContain('fr.xml');
  });
});
