import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { compare } from '#contract/comparison.ts';
import { LEASES, writeAnswers, writeComparisons } from '#tests/support/comparison-library.ts';
import { ReadingBudget } from '#server/asking/reading-budget.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { parseRefusal } from '#tests/support/parse-answer.ts';
import { readParagraphs, readWorkbook } from '#tests/support/read-workbook.ts';

const server = new TestServer();
/** Short enough to stand on one line. */
const end = (place: string, topic: number) => `${place.slice(0, 2)}/${topic}!`;
/** An answer of some thousand words, whose last is told from all others. */
const longAnswer = (place: string, topic: number) =>
  `${`The keeper of the ${place} quay gives notice of what is due. `.repeat(90)}${end(place, topic)}`;
const LONG = {
  ...LEASES,
  id: 'long',
  slug: 'investment_arbitration',
  title: 'Long answers',
  topics: Array.from({ length: 20 }, (_, at) => ({ id: `t${at}`, label: `Question ${at}` })),
};
const PLACES = ['Norway', 'Sweden', 'Denmark', 'Finland', 'Iceland', 'Estonia'];

// Long because: it tells what is in the library.
beforeAll(async () => {
  const { temporary } = server;
  await writeComparisons(temporary);
  temporary.write('long.yaml', JSON.stringify([LONG]));
  const egypt = {
    id: 'leases-eg',
    place: 'Egypt',
    sections: { 'Form of the lease': 'يكون الإيجار مكتوبًا (AC 17).', Rent: 'As in [Sweden](doc:leases-se).' },
  };
  temporary.write('egypt.md', writeAnswers(egypt));
  for (const place of PLACES) {
    const sections = Object.fromEntries(LONG.topics.map(({ label }, at) => [label, longAnswer(place, at)]));
    const fields = { comparison: LONG.slug };
    temporary.write(`long-${place}.md`, writeAnswers({ id: `long-${place.toLowerCase()}`, place, fields, sections }));
  }
  const act = { id: 'leases-fi', place: 'Finland' };
  temporary.write(
    'finland.md',
    writeAnswers({
      ...act,
      fields: { inForceFrom: '2020-01-01', inForceUntil: '2023-12-31' },
      sections: { Rent: 'In herring, by the barrel.' },
    }),
  );
  expect((await temporary.import()).refused).toEqual([]);
  temporary.write(
    'finland.md',
    writeAnswers({
      ...act,
      fields: { inForceFrom: '2024-01-01' },
      sections: { Rent: 'In silver, by the barrel.\n\nSource: Rent Act, s. 2.' },
    }),
  );
  expect((await temporary.import()).refused).toEqual([]);
  await server.open();
}, 120_000);
afterAll(() => server.close());

async function download(
  format: string,
  comparison: object | undefined,
  { slug = LEASES.slug, username = 'kapp' } = {},
) {
  const { headers } = await server.signIn(username);
  const response = await server.app.inject({
    method: 'POST',
    url: `/mip/api/Download/${format}`,
    payload: { kind: 'compare', ids: [{ id: slug }], comparison },
    headers: { ...headers, host: 'ka.localhost:8080', 'content-type': 'application/json' },
  });
  const bytes = new Uint8Array(response.rawPayload);
  const body = new TextDecoder().decode(bytes);
  return { status: response.statusCode, headers: response.headers, bytes, body };
}

async function readPages(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()));
  return text.map((page) => page.replaceAll(/\s+/gu, ' '));
}

const CHOICE = { TopicIds: ['form', 'notice', 'rent', 'end'], JurisDictions: ['NO', 'SE'] };

/** What each file has to say of `CHOICE`, cell by cell. */
const SAID = [
  'Leases of quays',
  'Norway',
  'Sweden',
  'Current',
  'reviewed 20 Nov 2026',
  'Ada Kittiwake, Tomas Quayle',
  'Form of the lease ›',
  'A lease is made in writing within 14 days.',
  '1 Or by telegram.',
  'Source: Harbour Act, s. 3, read 27 November 2026.',
  'Long | 30',
  'See the form.',
  'Rent is due on the first day.',
  'A lease is made by word of mouth.',
  'It ends by itself.',
  'No information for this jurisdiction',
  'Fact of law: Notice of a lease: 14 days; since 01 Jan 2020; Harbour Act, s. 3; read on 27 Nov 2026.',
  'http://ka.localhost:8080/document/leases-no?version=1',
  'Library version',
];

describe('a comparison as a file (OP-94, TL-049)', () => {
  it('as Word is one table across the page, with heads that are repeated, links and every cell', async () => {
    const file = await download('word', CHOICE);
    expect(file.status, file.body.slice(0, 400)).toBe(200);
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="Comparison Commercial Arbitration \d{4}-\d\d-\d\d\.docx"$/u,
    );
    expect([file.headers['x-list-rows'], file.headers['x-list-total']]).toEqual(['4', '4']);
    const files = unzipSync(file.bytes);
    const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
    expect(xml).toMatch(/<w:pgSz [^>]*w:w="16838"[^>]*w:h="11906"[^>]*w:orient="landscape"/u);
    expect(xml.match(/<w:tblHeader\/>/gu)).toHaveLength(2);
    expect(xml.match(/<w:tbl>/gu)).toHaveLength(2);
    const text = readParagraphs(file.bytes).join('\n');
    for (const words of SAID) expect(text).toContain(words);
    const linked = unzipSync((await download('word', { TopicIds: ['rent'], JurisDictions: ['EG'] })).bytes);
    const links = strFromU8(linked['word/_rels/document.xml.rels'] ?? new Uint8Array());
    expect(links).toContain('"http://ka.localhost:8080/document/leases-se"');
    expect(text).toMatch(
      /compare-jurisdictions\/Commercial_Arbitration\?topics=form,notice,rent,end&places=NO,SE&v=\d/u,
    );
  });

  it('as PDF is set across and tagged, and every page has the heads', async () => {
    const { status, bytes, body } = await download('pdf', CHOICE);
    expect(status, body.slice(0, 400)).toBe(200);
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw).toContain('/StructTreeRoot');
    expect(raw).toMatch(/pdfuaid:part>1|pdfuaid:part="1"/u);
    expect(raw).toMatch(/\/MediaBox\s*\[0 0 841\.\d+ 595\.\d+\]/u);
    const text = (await readPages(bytes)).join(' ');
    for (const words of SAID) expect(text.replaceAll('? version', '?version')).toContain(words);
  });

  it('as Excel has topics as rows, places as columns, and a sheet of who says so', async () => {
    const { bytes, status, body } = await download('excel', CHOICE);
    expect(status, body.slice(0, 400)).toBe(200);
    const { sheets, xml } = readWorkbook(bytes);
    const [[head = [], ...rows] = [], [named = [], ...sources] = [], about = []] = sheets;
    expect(head).toEqual([
      'Topic',
      'Norway (Current; reviewed 20 Nov 2026; Ada Kittiwake, Tomas Quayle)',
      expect.stringMatching(/^Sweden \(Current; reviewed \d+ months ago\)$/u),
    ]);
    expect(rows.map(([topic]) => topic)).toEqual([
      'Form of the lease',
      'Form of the lease › Notice',
      'Rent',
      'How it ends',
    ]);
    expect(String(rows[1]?.[1]).split('\n')).toEqual([
      'Lease | Days',
      'Long | 30',
      'Short | 7',
      'See the form.',
      'Fact of law: Notice of a lease: 14 days; since 01 Jan 2020; Harbour Act, s. 3; read on 27 Nov 2026.',
    ]);
    expect(rows[3]).toEqual(['How it ends', 'No information for this jurisdiction', 'It ends by itself.']);
    expect(named.slice(0, 6)).toEqual(['Jurisdiction', 'Topic', 'Status', 'Contributors', 'Last reviewed', 'Source']);
    const [form] = sources;
    expect(form).toEqual([
      'Norway',
      'Form of the lease',
      'Current',
      'Ada Kittiwake; Tomas Quayle',
      46346,
      'Harbour Act, s. 3, read 27 November 2026.',
      null,
      null,
      1,
      expect.stringContaining('Leases of quays: Norway'),
      expect.stringMatching(/^http:\/\/ka\.localhost:8080\/document\/leases-no\?version=1#b\d+$/u),
    ]);
    expect(sources.map(([place, topic]) => `${place}: ${topic}`)).toEqual([
      'Norway: Form of the lease',
      'Norway: Notice',
      'Norway: Rent',
      'Sweden: Form of the lease',
      'Sweden: How it ends',
    ]);
    expect(xml[1]).toContain('<hyperlinks>');
    expect(about.map(([label]) => label)).toEqual(['Title', 'Library version', 'Permanent link', 'Made', 'Library']);
  });

  it('says as of which day it is, and old and new words of what changed since, with the source', async () => {
    const choice = { TopicIds: ['rent', 'form'], JurisDictions: ['FI'] };
    const changed = await download('text', { ...choice, Since: '2023-06-01' });
    expect(changed.body).toMatch(/In \[deleted: herring\] ?\[inserted: silver\], by the barrel/u);
    expect(changed.body).toContain('Says so: Rent Act, s. 2.');
    expect(changed.body).toContain('Changes marked since: 01 Jun 2023');
    expect(changed.body).toContain('&since=2023-06-01');
    const former = await download('text', { ...choice, AsOf: '2023-06-01' });
    expect(former.body).toContain('In herring, by the barrel.');
    expect(former.body).not.toContain('silver');
    expect(former.body).toContain('As of: 01 Jun 2023');
    expect(former.body).toContain('Law in force from 01 Jan 2020 until 31 Dec 2023');
    const before = await download('text', { ...choice, JurisDictions: ['NO'], AsOf: '2019-01-01' });
    expect(before.body).toContain('No text is known to have answered on 01 Jan 2019.');
  });

  it('has a padlock in words and no word of a column that is closed', async () => {
    const choice = { TopicIds: ['form', 'end'], JurisDictions: ['SG', 'NO'], Since: '2020-01-01' };
    for (const format of ['word', 'excel', 'pdf', 'text']) {
      const file = await download(format, choice, { username: 'ka' });
      expect(file.status, file.body.slice(0, 400)).toBe(200);
      const said =
        format === 'pdf'
          ? (await readPages(file.bytes)).join(' ')
          : format === 'text'
            ? file.body
            : Object.values(unzipSync(file.bytes))
                .map((part) => strFromU8(part))
                .join(' ');
      expect(said).toContain('Not in your subscription. Held by');
      expect(said).toContain('A lease is made in writing within 14 days.');
      for (const word of ['cinnabar', 'typhoon', 'Secretive', 'leases-sg']) expect(said).not.toContain(word);
    }
  });

  it('sets a cell from right to left in its own way', async () => {
    const choice = { TopicIds: ['form'], JurisDictions: ['EG', 'NO'] };
    const word = await download('word', choice);
    const xml = strFromU8(unzipSync(word.bytes)['word/document.xml'] ?? new Uint8Array());
    const [arabic = ''] = /<w:p>(?:(?!<\/w:p>).)*مكتوب(?:(?!<\/w:p>).)*<\/w:p>/su.exec(xml) ?? [];
    expect(arabic).toContain('<w:bidi');
    expect(xml).not.toContain('<w:bidiVisual');
    const pdf = await download('pdf', choice);
    expect(pdf.status, pdf.body.slice(0, 400)).toBe(200);
    expect((await readPages(pdf.bytes)).join(' ')).toContain('AC 17');
  });
});

describe('a large comparison as a file', () => {
  const choice = { TopicIds: LONG.topics.map(({ id }) => id), JurisDictions: PLACES };
  const ends = PLACES.flatMap((place) => LONG.topics.map((_, at) => end(place, at)));

  it.each(['pdf', 'word', 'excel'])('of 120 long answers is made as %s, with the last word of each', async (format) => {
    const { status, bytes, body } = await download(format, choice, { slug: LONG.slug });
    expect(status, body.slice(0, 400)).toBe(200);
    if (format === 'pdf') {
      const pages = await readPages(bytes);
      expect(pages.filter((page) => !page.includes('Norway') || !page.includes('Estonia')).length).toBeLessThanOrEqual(
        2,
      );
      const whole = pages.join('').replaceAll(/\s/gu, '');
      expect(ends.filter((last) => !whole.includes(last))).toEqual([]);
      return;
    }
    const text =
      format === 'word' ? readParagraphs(bytes).join('\n') : readWorkbook(bytes).sheets.flat(2).map(String).join('\n');
    expect(ends.filter((last) => !text.includes(last))).toEqual([]);
  });
});

describe('what is no comparison', () => {
  it('is refused in words: without a choice, without anybody who answers, of another product, as works', async () => {
    const refusal = async (...asked: Parameters<typeof download>) => {
      const { status, body } = await download(...asked);
      return parseRefusal({ statusCode: status, body });
    };
    expect(await refusal('word', undefined)).toMatchObject({ status: 422, details: { field: 'comparison' } });
    expect(await refusal('word', { TopicIds: [], JurisDictions: [] })).toMatchObject({ code: 'download-empty' });
    expect(await refusal('word', { TopicIds: ['form'], JurisDictions: ['NO', 'hai'] })).toMatchObject({
      code: 'field-invalid',
    });
    expect(await refusal('word', CHOICE, { slug: 'leniency' })).toMatchObject({ status: 404 });
    expect(await refusal('ris', CHOICE)).toMatchObject({ code: 'format-does-not-fit' });
    expect(await refusal('word', CHOICE, { username: 'yb' })).toMatchObject({ status: 403, code: 'not-subscribed' });
  });

  it('OP-179: takes as much of the reading budget as the page, and nothing where it could not be made', async () => {
    const taken: string[][] = [];
    const { budget } = server.library;
    const hold = vi.spyOn(budget, 'hold').mockImplementation(async (reader, ids) => {
      taken.push([...ids]);
      const held = await ReadingBudget.prototype.hold.call(budget, reader, ids);
      return {
        keep: () => (taken.push(['kept']), held.keep()),
        giveBack: () => (taken.push(['given back']), held.giveBack()),
      };
    });
    await server.call(compare, { path: { slug: LEASES.slug }, body: { Slug: LEASES.slug, ...CHOICE } });
    expect((await download('text', CHOICE)).status).toBe(200);
    await download('ris', CHOICE);
    hold.mockRestore();
    const documents = ['leases-no', 'leases-se'];
    expect(taken).toEqual([documents, ['kept'], documents, ['kept'], documents, ['given back']]);
  });
});
