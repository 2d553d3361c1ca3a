import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDocument, getDocumentPart } from '#contract/document.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { parseRefusal } from '#tests/support/parse-answer.ts';

const server = new TestServer();
const AWARD = 'ka-award-043';
const HOST = 'ka.localhost:8080';

const TEXT = `---
id: short
title: "Of seats & <quays>"
type: Award
publicationDate: 2019-03-12
caseNumbers: [AC-17]
citation: "[2019] AC 17"
authors: [{ name: Ada Lindqvist }]
---

# Seats

1. The seat "decides" which court reviews[^1] the award. See [the closed one](closed).

| Sum | Year |
| --- | ---: |
| Fees[^b] | 2.50 |
| Interest | 12.00 |

[^1]: First note on quays.
[^b]: Second note on fees.
`;
const CLOSED =
  '---\nid: closed\ntitle: A closed award\ntype: Award\nsubscriptions: [YB]\n---\n\nOnly holders may read this secret.\n';

beforeAll(async () => {
  await server.loadDemo(['KA']);
  server.temporary.write('short.md', TEXT);
  server.temporary.write('closed.md', CLOSED);
  server.temporary.write('linear.md', '---\nid: linear\ntitle: On seats\ntype: Award\n---\n\nThe seat is 𐘀𐘁.\n');
  server.temporary.write(
    'quays/publication.yaml',
    'id: quays\ntype: Book\ntitle: Quays and their Law\neditors: [Ada Lindqvist]\npublisher: Quorvale Press\nisbn: 9780000000026\ncontents:\n  - label: Part I. Water\n    children:\n      - { label: 1. Tides, document: tides }\n      - { label: 2. Locks, document: locks }\n',
  );
  for (const [id, title] of [
    ['tides', 'Tides'],
    ['locks', 'Locks'],
  ]) {
    const head = `id: ${id}\ntitle: ${title}\ntype: Book chapter\npublication: quays\nsubscriptions: [YB, KA]`;
    server.temporary.write(`quays/${id}.md`, `---\n${head}\n---\n\nOf ${id} in harbours.\n`);
  }
  await server.temporary.import();
  await server.open();
});

afterAll(() => server.close());

async function download(format: string, body: object, username = 'ka') {
  const { headers } = await server.signIn(username);
  const response = await server.app.inject({
    method: 'POST',
    url: `/apiv2/api/Download/${format}`,
    payload: { kind: 'document', ...body },
    headers: { ...headers, host: HOST, 'content-type': 'application/json' },
  });
  return { status: response.statusCode, headers: response.headers, bytes: new Uint8Array(response.rawPayload) };
}

type Downloaded = Awaited<ReturnType<typeof download>>;

const chosen = (...ids: readonly string[]) => ids.map((id) => ({ id }));
const refusal = ({ status, bytes }: Downloaded) =>
  parseRefusal({ statusCode: status, body: new TextDecoder().decode(bytes) });
/** Lines are broken, and words divided, where a page has room. */
const lettersOf = (text: string) => text.normalize('NFKC').replaceAll(/[-‐\s\u00ad“”‘’"']+/gu, '');

async function readPdf({ bytes }: Downloaded): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(bytes));
  return text;
}

/** A part of a Word file, as text with its tags. */
const partOf = ({ bytes }: Downloaded, name: string) => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array());
const textOf = (xml: string) =>
  Array.from(xml.matchAll(/<w:t(?: [^>]*)?>(.*?)<\/w:t>|<\/w:p>/gsu), ([, text]) => text ?? '\n')
    .join('')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** What the reader sees of a document on the screen, block by block; of footnotes apart. */
async function readScreen(id: string) {
  const { headers } = await server.signIn('ka');
  const asked = { host: HOST, headers };
  const { content, parts, contentTo } = await server.call(getDocument, { ...asked, query: { id } });
  const html = [content];
  for (let from = contentTo; from < parts.length;) {
    const { parts: more, to } = await server.call(getDocumentPart, { ...asked, query: { id, from, to: from + 8 } });
    html.push(...more);
    from = to;
  }
  const blocks = html.join('\n').split(/(?=<(?:p|h\d|div|aside)[^>]* data-block=)/u);
  const read = (block: string) =>
    block
      .replaceAll(/<a class="note-mark".*?<\/a>/gsu, '')
      .replaceAll(/<\/(?:td|th|p|caption)>/gu, ' ')
      .replaceAll(/<[^>]*>/gu, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const isNote = (block: string) => block.startsWith('<aside');
  return { texts: blocks.filter((block) => !isNote(block)).map(read), notes: blocks.filter(isNote).map(read) };
}

describe('A document as a file (SR-185, SR-186, API-044, API-045, OP-76)', () => {
  it('is saved under its title, and its first page says how to cite and find it', async () => {
    const pdf = await download('pdf', { ids: chosen('short') });
    expect(pdf.headers['content-disposition']).toMatch(/^attachment; filename="Of seats quays \d{4}-\d\d-\d\d\.pdf"$/u);
    const [front = ''] = await readPdf(pdf);
    for (const fact of ['Of seats & <quays>', 'Award', '12 Mar 2019', 'AC-17', '[2019] AC 17', 'Ada Lindqvist'])
      expect(front).toContain(fact);
    expect(lettersOf(front)).toContain(`http://${HOST}/document/short`);
    const word = await download('word', { ids: chosen('short') });
    expect(textOf(partOf(word, 'word/document.xml'))).toContain(`http://${HOST}/document/short`);
  });

  it.each(['pdf', 'word'])(
    'of 25,000 words has every word, cell and footnote of the screen in order: %s',
    async (format) => {
      const file = await download(format, { ids: chosen(AWARD) });
      expect(file.status).toBe(200);
      const { texts, notes } = await readScreen(AWARD);
      expect(notes.length).toBeGreaterThanOrEqual(150);
      const isPdf = format === 'pdf';
      // Heads and feet of pages stand between the lines of a paragraph that goes on.
      const pages = isPdf ? await readPdf(file) : [];
      const body = isPdf ? pages.map(lettersOf).join('') : lettersOf(textOf(partOf(file, 'word/document.xml')));
      const feet = isPdf ? body : lettersOf(textOf(partOf(file, 'word/footnotes.xml')));
      // The contents have the headings first.
      let at = body.indexOf(lettersOf(texts.find((text) => text.length > 200) ?? '').slice(0, 60));
      expect(at).toBeGreaterThan(0);
      const missing: string[] = [];
      for (const text of texts.slice(texts.findIndex((each) => each.length > 200))) {
        const letters = lettersOf(text);
        if (letters === '') continue;
        const found = body.indexOf(letters.slice(0, 24), at);
        if (found < 0) missing.push(text);
        else at = found + 1;
        const words = text.split(/\s+/u).map(lettersOf);
        missing.push(...words.filter((word) => !body.includes(word)));
      }
      // Word numbers the notes itself.
      const noteTexts = notes.map((note) => (isPdf ? note : note.replace(/^\S+ /u, '')));
      for (const note of noteTexts) if (!feet.includes(lettersOf(note).slice(0, 30))) missing.push(note);
      expect(missing).toEqual([]);
    },
    60_000,
  );

  it('as PDF is tagged and says its language and title; as Word has real headings, footnotes, repeated heads and contents', async () => {
    const pdf = strFromU8((await download('pdf', { ids: chosen('short') })).bytes, true);
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toMatch(/\/Lang ?\(en/u);
    const word = await download('word', { ids: chosen(AWARD) });
    const xml = partOf(word, 'word/document.xml');
    for (const part of ['w:val="Heading2"', '<w:tblHeader/>', 'TOC \\', 'w:footnoteReference'])
      expect(xml).toContain(part);
  });

  it('keeps the marks of its footnotes and the words around them', async () => {
    const word = await download('word', { ids: chosen('short') });
    const notes = textOf(partOf(word, 'word/footnotes.xml'));
    expect(notes).toMatch(/1 First note on quays\.\s+b Second note on fees\./u);
    expect(textOf(partOf(word, 'word/document.xml'))).toContain('The seat “decides” which court reviews1 the award.');
    const plain = await download('word', { ids: chosen('short'), options: { footnotes: false } });
    const without = textOf(partOf(plain, 'word/document.xml'));
    expect(without).toContain('which court reviews the award.');
    expect(without).toContain('Footnotes are left out.');
  });

  it('marks what was searched for where that is wanted', async () => {
    const marked = await download('word', {
      ids: chosen('short'),
      searchTerm: 'quays OR court',
      version: 1,
      options: { highlights: true },
    });
    const count = (file: Downloaded) => {
      const all = partOf(file, 'word/document.xml') + partOf(file, 'word/footnotes.xml');
      return all.match(/w:highlight /gu)?.length ?? 0;
    };
    expect(count(marked)).toBe(2);
    expect(count(await download('word', { ids: chosen('short'), searchTerm: 'quays' }))).toBe(0);
  });

  it('is refused in words as a sheet, where it is closed, and as pages that would have gaps', async () => {
    expect(refusal(await download('excel', { ids: chosen('short') }))).toMatchObject({
      status: 422,
      code: 'format-does-not-fit',
    });
    const closed = await download('pdf', { ids: chosen('closed') });
    expect(refusal(closed)).toMatchObject({ status: 403, code: 'document-not-included' });
    expect(new TextDecoder().decode(closed.bytes)).not.toContain('secret');
    const gaps = refusal(await download('pdf', { ids: chosen('linear') }));
    expect(gaps).toMatchObject({ status: 422, code: 'text-not-settable', details: { anchor: expect.any(String) } });
    expect(gaps.details?.reason).toMatch(/Word takes all of it/u);
    const word = await download('word', { ids: chosen('linear') });
    expect(textOf(partOf(word, 'word/document.xml'))).toContain('𐘀𐘁');
  });
});

describe('Several documents in one file (OP-77, OP-124)', () => {
  it('stand in their order, each with its facts; closed and unknown ones are left out by name', async () => {
    const ids = chosen('ka-award-023', 'closed', 'short', 'nowhere');
    const file = await download('word', { kind: 'documents', ids, title: 'For the hearing' });
    expect([file.headers['x-list-rows'], file.headers['x-list-total']]).toEqual(['2', '4']);
    const text = textOf(partOf(file, 'word/document.xml'));
    const parts = [
      'For the hearing',
      'Left out: “A closed award”',
      'Left out: “nowhere”',
      'Wiesenthaler',
      'Of seats & <quays>',
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(text).not.toContain('secret');
    const pdf = await readPdf(await download('pdf', { kind: 'documents', ids, title: 'For the hearing' }));
    expect(lettersOf(pdf.join(''))).toContain('Theseatdecideswhichcourtreviews');
  });

  it('of one book begin with the facts of the book, and each says under which heading of it it stands', async () => {
    const ids = chosen('ka-book-03-ch01', 'ka-book-03-ch04');
    const wish = { kind: 'documents', ids, title: 'Evidence and Document Production in International Arbitration' };
    const text = textOf(partOf(await download('word', wish), 'word/document.xml'));
    const parts = [
      'Evidence and Document Production in International Arbitration: Proof between two traditions',
      'Editors: Lucía Ferrán Olmedo; Desmond Achterberg',
      'Edition: First edition',
      'Publisher: Pandect Press',
      'Published: Mar 2021',
      'ISBN: 978-90-90343-13-6',
      `Permanent link: http://${HOST}/document/ka-book-03`,
      'Documents: 2',
      'In: Part I. Proof',
      'In: Part II. People',
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(parts.filter((_, index) => (places[index] ?? -1) < 0)).toEqual([]);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const mixed = await download('word', { kind: 'documents', ids: chosen('ka-book-03-ch01', 'short') });
    expect(textOf(partOf(mixed, 'word/document.xml'))).not.toContain('ISBN');
  });

  it('of a book that is closed to the reader are the open chapters, without its facts and contents (OP-124, OP-17)', async () => {
    const wish = { kind: 'documents', ids: chosen('tides', 'locks'), title: 'Two chapters' };
    const read = async (username: string) =>
      textOf(partOf(await download('word', wish, username), 'word/document.xml'));
    const [full, reduced] = [await read('ka'), await read('yb')];
    for (const text of [full, reduced]) {
      for (const part of ['Two chapters', 'Of tides in harbours.', 'Of locks in harbours.'])
        expect(text).toContain(part);
    }
    // How a chapter is cited names its book and publisher to whoever may read it, as the head of its page does (OP-121).
    const facts = [
      'ISBN: 9780000000026',
      'Editors: Ada Lindqvist',
      'Publisher: Quorvale Press',
      'In: Part I. Water',
      '/document/quays',
    ];
    expect(facts.filter((fact) => !full.includes(fact))).toEqual([]);
    expect(facts.filter((fact) => reduced.includes(fact))).toEqual([]);
  });

  it('OP-76 in a language that a text does not have, none of it is made: one alone is refused, of several it is left out by name', async () => {
    const options = { language: 'nl' };
    expect(refusal(await download('pdf', { ids: chosen('short'), options }))).toMatchObject({
      status: 422,
      code: 'value-not-allowed',
      details: { field: 'options.language', reason: '“Of seats & <quays>” has no text in Dutch.', allowed: ['en'] },
    });
    const several = await download('word', { kind: 'documents', ids: chosen('short', 'tides'), options });
    expect(refusal(several)).toMatchObject({ code: 'download-empty' });
  });

  it('are at most fifty, which the file says', async () => {
    const ids = chosen('short', ...Array.from({ length: 60 }, (_, index) => `none-${index}`));
    const file = await download('word', { kind: 'documents', ids });
    expect(textOf(partOf(file, 'word/document.xml'))).toContain('A file takes 50 documents');
  });

  it('are refused where none of them can be had, or none is named', async () => {
    expect(refusal(await download('pdf', { kind: 'documents', ids: chosen('closed', 'nowhere') }))).toMatchObject({
      code: 'download-empty',
    });
    expect(refusal(await download('pdf', { kind: 'documents' }))).toMatchObject({
      code: 'value-not-allowed',
      details: { field: 'ids' },
    });
    expect(refusal(await download('pdf', { ids: chosen('short', 'closed') }))).toMatchObject({
      code: 'value-not-allowed',
    });
  });
});
