import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDocument } from '#contract/document.ts';
import { openPeopleDatabase } from '#server/adapters/sqlite/people-database.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readRis } from '#tests/support/handed-on/read-files.ts';
import { parseRefusal } from '#tests/support/parse-answer.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';

/** One text a day: a reference takes none of it. */
const server = new TestServer(new TemporaryLibrary({ PANDECT_READING_10_MINUTES: '1', PANDECT_LOG: 'warn' }));

const SECRET = 'xylograph';
const MANY = 1003;
const FORMATS = ['ris', 'bibtex', 'csl'] as const;

/** Fields of a record in Markdown, and its text. */
const write = (id: string, fields: string, text: string) =>
  server.temporary.write(`${id}.md`, `---\nid: ${id}\ntype: Award\n${fields}\n---\n\n${text}\n`);
const writeAward = (title: string) =>
  write(
    'award',
    `title: ${title}\ncaseNumbers: [AC-17]\npublicationDate: 2020-03-04\nsummary: On quays.`,
    'The seat is Oslo.',
  );
const CLOSED = `title: A closed award\ncaseNumbers: [AC-18]\nsubscriptions: [YB]\nsummary: Abstract of the ${SECRET}.`;
const PERSON = { kind: 'person', id: 'person-vandersee', firstName: 'Ottilie', lastName: 'Vandersee' };

beforeAll(async () => {
  const many = Array.from({ length: MANY }, (_, index) => ({ id: `m${index}`, title: `Note ${index}`, text: 'Bulk.' }));
  writeAward('Fjörd v. Isle, Award');
  write('closed', CLOSED, `The seat of the ${SECRET}.`);
  write('gone', 'title: Gone', 'It goes.');
  server.temporary.write('many.jsonl', jsonLines(...many));
  server.temporary.write('records.jsonl', jsonLines(PERSON));
  expect((await server.temporary.import()).refused).toEqual([]);
  writeAward('Fjörd v. Isle, Final Award');
  expect((await server.temporary.import()).refused).toEqual([]);
  expect((await runPandect(server.temporary.config.dataFolder, ['remove', 'gone'])).code).toBe(0);
  await server.open();
});

afterAll(() => server.close());

async function save(format: string, body: object, username = 'ka') {
  const { headers } = await server.signIn(username);
  const response = await server.app.inject({
    method: 'POST',
    url: `/apiv2/api/Download/${format}`,
    payload: body,
    headers: { ...headers, host: 'ka.localhost:8080', 'content-type': 'application/json' },
  });
  return { statusCode: response.statusCode, body: response.body, headers: response.headers };
}

const chosen = (...ids: readonly string[]) => ids.map((id) => ({ id }));
const one = (id: string, more: object = {}) => ({ kind: 'document', ids: chosen(id), ...more });
const rowsOf = ({ headers }: Awaited<ReturnType<typeof save>>) => [headers['x-list-rows'], headers['x-list-total']];

async function listEvents() {
  await server.usage.flush();
  const people = await openPeopleDatabase(server.temporary.config.dataFolder);
  const rows = await people.queries.selectFrom('usage_event').select(['kind', 'item_id']).execute();
  people.close();
  return rows.map(({ kind, item_id }) => `${kind} ${item_id ?? ''}`);
}

describe('A document as reference managers take it (OP-120)', () => {
  it('OP-76: is saved under its title in ASCII, in each format', async () => {
    for (const [format, extension] of [
      ['ris', 'ris'],
      ['bibtex', 'bib'],
      ['csl', 'csl.json'],
    ] as const) {
      const { statusCode, headers, body } = await save(format, one('award'));
      expect(statusCode).toBe(200);
      expect(headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename="Fjord v\\. Isle Final Award \\d{4}-\\d\\d-\\d\\d\\.${extension}";`, 'u'),
      );
      expect(body).toContain('On quays.');
      expect(body).not.toContain('Oslo');
    }
  });

  it('in a former version is that of then, at its own address', async () => {
    const [work] = readRis((await save('ris', one('award', { version: 1 }))).body);
    expect([work?.get('TI'), work?.get('UR')]).toEqual([
      ['Fjörd v. Isle, Award'],
      ['http://ka.localhost:8080/document/award?v=1'],
    ]);
  });

  it('OP-169, OP-17: that is closed is given by its record, without its abstract, while its text is refused in words', async () => {
    for (const format of FORMATS) {
      const { statusCode, body } = await save(format, one('closed'));
      expect([format, statusCode]).toEqual([format, 200]);
      expect(body).toContain('A closed award');
      expect(body).toContain('AC-18');
      expect(body).not.toContain(SECRET);
    }
    for (const format of ['pdf', 'word']) {
      const refused = await save(format, one('closed'));
      expect(parseRefusal(refused)).toMatchObject({
        status: 403,
        code: 'document-not-included',
        message: expect.stringMatching(/subscription/u),
        details: { id: 'closed', title: 'A closed award', heldBy: ['Yearbook'] },
      });
      expect(refused.body).not.toContain(`seat of the ${SECRET}`);
    }
    // Of a former version only who may have the document is told.
    expect((await save('ris', one('closed', { version: 7 }))).statusCode).toBe(403);
  });

  it('OP-124, OP-179: is no text that was read: it counts as nothing, and takes nothing of what may be opened', async () => {
    const before = await listEvents();
    for (const format of FORMATS) {
      for (const id of ['award', 'm1', 'm2', 'closed']) await save(format, one(id));
      await save(format, { kind: 'results', ids: chosen('award', 'm1') });
    }
    expect((await listEvents()).slice(before.length).filter((event) => !event.startsWith('search'))).toEqual([]);
    const { headers } = await server.signIn('ka');
    expect((await server.send(getDocument, { query: { id: 'award' }, headers })).statusCode).toBe(200);
    expect((await server.send(getDocument, { query: { id: 'm1' }, headers })).statusCode).toBe(429);
    expect((await save('ris', one('m1'))).statusCode).toBe(200);
  });

  it('is refused in words where there is none, or nothing that a format could hold', async () => {
    const refused = async (format: string, body: object) => parseRefusal(await save(format, body));
    expect(await refused('ris', one('nowhere'))).toMatchObject({ status: 404, code: 'document-not-found' });
    expect(await refused('ris', one('gone'))).toMatchObject({ code: 'document-withdrawn' });
    expect(await refused('ris', { kind: 'document' })).toMatchObject({ status: 422, details: { field: 'ids' } });
    expect(await refused('json', one('award'))).toMatchObject({
      code: 'format-does-not-fit',
      details: { reason: 'Only lists of favorites are saved as JSON.' },
    });
    expect(await refused('ris', { kind: 'toc', ids: chosen('award') })).toMatchObject({ status: 404 });
  });

  it('stands with others in one file in the order asked for, those that are gone left out and counted', async () => {
    const file = await save('ris', { kind: 'documents', ids: chosen('m2', 'nowhere', 'closed', 'award') });
    expect(readRis(file.body).map((work) => work.get('TI')?.[0])).toEqual([
      'Note 2',
      'A closed award',
      'Fjörd v. Isle, Final Award',
    ]);
    expect(rowsOf(file)).toEqual(['3', '4']);
  });
});

describe('A list of results as reference managers take it (OP-120, OP-68)', () => {
  it('OP-169: has what was chosen, in its order; what is closed is in no file of results', async () => {
    const file = await save('ris', { kind: 'results', ids: chosen('m2', 'closed', 'award'), title: 'Fjörds' });
    expect(readRis(file.body).map((work) => work.get('TI')?.[0])).toEqual(['Note 2', 'Fjörd v. Isle, Final Award']);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="Fjords \d{4}-\d\d-\d\d\.ris";/u);
    const found = await save('csl', { kind: 'results', query: { q: SECRET } });
    expect(parseRefusal(found)).toMatchObject({ status: 404, code: 'download-empty' });
  });

  it('CON-005: of a whole search ends at 1,000 works, and its headers say so', async () => {
    const file = await save('bibtex', { kind: 'results', query: { q: 'bulk' } });
    expect(file.body.match(/^@/gmu)).toHaveLength(1000);
    expect(rowsOf(file)).toEqual(['1000', String(MANY)]);
  });

  it('leaves out people, who are no works, and of people alone is refused in words', async () => {
    const mixed = await save('ris', { kind: 'results', ids: chosen('person-vandersee', 'award') });
    expect(readRis(mixed.body)).toHaveLength(1);
    expect(rowsOf(mixed)).toEqual(['1', '1']);
    const people = { kind: 'results', endpoint: 'arbitratorSearch', query: { mode: 'profiles' } };
    for (const body of [people, one('person-vandersee')]) {
      expect(parseRefusal(await save('ris', body))).toMatchObject({
        code: 'format-does-not-fit',
        details: { reason: 'Reference managers take documents; searches and people are none.' },
      });
    }
    const unnamed = parseRefusal(await save('ris', { kind: 'results' }));
    expect(unnamed).toMatchObject({ status: 422, details: { field: 'query' } });
  });
});
