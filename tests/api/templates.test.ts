import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { mkdirSync, symlinkSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getHistory } from '#contract/history.ts';
import type { Call } from '#contract/call.ts';
import { downloadExcel, downloadPdf, downloadWord } from '#contract/download.ts';
import * as calls from '#contract/templates.ts';
import type { ImportReport } from '#server/features/importing/import-report.ts';
import { openPeopleDatabase } from '#server/adapters/sqlite/people-database.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { writeTemplateFile } from '#tests/support/template-files/write-template-file.ts';

const server = new TestServer();
let report: ImportReport;
let people: Awaited<ReturnType<typeof openPeopleDatabase>>;
let letter: Uint8Array;
let sheet: Uint8Array;

const TEXT = '# Request\n\n## Parties\n\nThe claimant is [name].\n\n1. First\n2. Second\n\n| A | B |\n| c | d |\n';

interface Written {
  readonly id: string;
  readonly fields?: string;
  readonly body?: string;
}

function write({ id, fields = '', body = 'Read the rules in force.' }: Written): void {
  server.temporary.write(
    `${id}.md`,
    `---\nid: ${id}\ntitle: Title of ${id}\ntype: Template\n${fields}---\n\n${body}\n`,
  );
}

/** A Word package with other parts beside what a plain one has. */
function packageWith(parts: Readonly<Record<string, string>>): Uint8Array {
  const plain = unzipSync(letter);
  const more = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync({ ...plain, ...Object.fromEntries(more) });
}

// Long because: it has a line for each file that somebody could try.
function writeHostile(): void {
  write({ id: 'hostile', fields: 'files: [good.docx, ../../../etc/passwd, nowhere.docx]\n' });
  const put = (name: string, bytes: Uint8Array | string) => server.temporary.write(`hostile.files/${name}`, bytes);
  put('good.docx', letter);
  put('page.html', '<script>alert(1)</script>');
  put('run.exe', 'MZ');
  put('text.docx', 'just words');
  put('sheet.docx', sheet);
  put('macro.docx', packageWith({ 'word/vbaProject.bin': 'macro' }));
  put('object.docx', packageWith({ 'word/embeddings/oleObject1.bin': 'object' }));
  const outside =
    '<Relationships><Relationship Id="r9" Type="x/attachedTemplate" Target="http://a.example/t.dotm" TargetMode="External"/></Relationships>';
  put('outside.docx', packageWith({ 'word/_rels/settings.xml.rels': outside }));
  put('bomb.docx', packageWith({ 'word/media/zeros.bin': '\0'.repeat(64 * 1024 * 1024) }));
  put('cut.docx', letter.slice(0, 400));
  put('empty.docx', '');
  put('script.pdf', '%PDF-1.7\n1 0 obj << /S /JavaScript /JS (app.alert(1)) >>\n%%EOF\n');
  put('cut.pdf', '%PDF-1.7\n1 0 obj');
  put('object.rtf', '{\\rtf1 {\\object\\objdata 0105}}');
  put('huge.pdf', new Uint8Array(20 * 1024 * 1024 + 1));
  put('turned\u202Excod.docx', letter);
  put('con.docx', letter);
  put(`${'long'.repeat(40)}.docx`, letter);
  put('upper.DOCX', letter);
  mkdirSync(join(server.temporary.files, 'hostile.files', 'folder.docx'));
  symlinkSync('/etc/passwd', join(server.temporary.files, 'hostile.files', 'link.docx'));
}

beforeAll(async () => {
  letter = await writeTemplateFile('docx', TEXT);
  sheet = await writeTemplateFile('xlsx', TEXT);
  write({
    id: 'request',
    fields: `summary: A request from end to end.
organization: Harbour Institute
topic: ["Templates > Statements of case"]
authors: [Ida Berg, Nils Holm]
editors: [Ada Quist, Bo Lind]
updated: 2026-05-04
related: [note, { target: absent, label: A text elsewhere }, in-kcl]
files:
  - { file: "b letter & annex.docx", name: The letter }
  - a.xlsx
`,
    body: '## Before you use it\n\nRead the **rules** in [the note](doc:note).',
  });
  server.temporary.write('request.files/a.xlsx', sheet);
  server.temporary.write('request.files/b letter & annex.docx', letter);
  server.temporary.write('request.files/z more.rtf', await writeTemplateFile('rtf', TEXT));
  server.temporary.write('note.md', '---\nid: note\ntitle: A note\ntype: Commentary\n---\n\nWords.\n');
  write({ id: 'order', fields: 'topic: ["Templates > Orders"]\neditors: [Bo Lind]\n', body: '' });
  write({
    id: 'closed',
    fields: 'organization: Harbour Institute\nsubscriptions: [KAPP]\nsummary: Says nothing secret.\n',
    body: 'A secret.',
  });
  server.temporary.write('closed.files/closed.docx', letter);
  writeHostile();
  server.temporary.write(
    'records.yaml',
    '- { kind: organization, id: org-h, name: Harbour Institute, type: Arbitral institution, website: "https://harbour.example/clause" }\n',
  );
  report = await server.temporary.import();
  const kcl = server.temporary.write(
    'kcl/in-kcl.md',
    '---\nid: in-kcl\ntitle: Of another edition\ntype: Note\n---\n\nWords.\n',
  );
  await server.temporary.import({ roots: [kcl], editions: ['KCL'] });
  await server.open();
  people = await openPeopleDatabase(server.temporary.config.dataFolder);
});

afterAll(async () => {
  people.close();
  await server.close();
});

const as = async (username: string, host = 'ka.localhost') => ({
  headers: { host, ...(await server.signIn(username)).headers },
});
const getStart = async (username = 'kapp') => server.call(calls.getTemplatesAndExamples, await as(username));
const get = async (id: string, username = 'kapp') =>
  server.call(calls.getTemplatesAndExamplesDocument, { path: { id }, ...(await as(username)) });
const file = async (documentId: string, fileName: string, username = 'kapp') =>
  server.send(calls.getTemplateFile, { path: { documentId, fileName }, ...(await as(username)) });

describe('the start page', () => {
  it('TL-052 TL-053 ENT-045 says what the edition says of its templates, and what their editors are called', async () => {
    const { introduction, editorLabel } = await getStart();
    expect(introduction).toContain('no forms of any institution');
    expect(editorLabel).toBe('General editors');
  });

  it('TL-054 API-092 SH-125 lists institutions with topics, each with its templates, what has no institution last', async () => {
    const { institutions } = await getStart();
    expect(institutions.map(({ name }) => name)).toEqual(['Harbour Institute', null]);
    const [harbour, others] = institutions;
    expect(harbour?.url).toBe('/organization/org-h');
    expect(harbour?.topics.map(({ name, documents }) => [name, documents.map(({ id }) => id)])).toEqual([
      ['Statements of case', ['request']],
      ['Other', ['closed']],
    ]);
    expect(harbour?.topics[0]?.documents[0]).toMatchObject({
      title: 'Title of request',
      url: '/templates-and-examples/request',
      extensions: ['docx', 'xlsx', 'rtf'],
    });
    expect(others?.topics.flatMap(({ documents }) => documents.map(({ id }) => id)).sort()).toEqual([
      'hostile',
      'order',
    ]);
  });

  it('OP-141 counts the templates of each institution and topic as the search does that the figure leads to', async () => {
    const { institutions, templates } = await getStart();
    const topics = institutions.filter(({ name }) => name !== null).flatMap((one) => [one, ...one.topics.slice(0, 1)]);
    const counted = [{ templates }, ...topics].map((one) => one.templates);
    for (const { count, url } of counted) {
      if (url === null) throw new Error('no search');
      const filters = [...new URLSearchParams(url.split('?')[1])].map(([id, value]) => ({ id, filterItems: [value] }));
      const { totalHits } = await server.search({ filters });
      expect(totalHits, url).toBe(count);
    }
  });

  it('what has no institution or no topic is counted as it is listed, and no search is offered for it', async () => {
    const { institutions } = await getStart();
    const [harbour, others] = institutions;
    expect(others?.templates).toMatchObject({ count: 2, url: null });
    for (const { templates, documents } of [...(others?.topics ?? []), harbour!.topics[1]!]) {
      expect(templates).toMatchObject({ count: documents.length, url: null });
    }
  });

  it('TL-055 names the general editors, who edits most first', async () => {
    expect((await getStart()).generalEditors).toEqual([
      { name: 'Bo Lind', documents: 2 },
      { name: 'Ada Quist', documents: 1 },
    ]);
  });

  it('OP-169 leaves out what the reader may not open, and counts it apart', async () => {
    const { institutions, templates } = await getStart('ka');
    expect(JSON.stringify(institutions)).not.toContain('closed.docx');
    expect(institutions[0]?.topics.flatMap(({ documents }) => documents.map(({ id }) => id))).toEqual(['request']);
    expect(templates).toMatchObject({ count: 3, closed: { count: 1, isExact: true } });
  });
});

describe('a template', () => {
  it('TL-056 API-093 ENT-046 SH-126 shows title, description, contributors and when it was last updated', async () => {
    expect(await get('request')).toMatchObject({
      id: 'request',
      title: 'Title of request',
      description: 'A request from end to end.',
      contributors: ['Ida Berg', 'Nils Holm'],
      lastUpdated: '2026-05-04',
      institution: 'Harbour Institute',
    });
  });

  it('TL-057 ENT-046 lists its files in the order its source gives, then the others of its folder', async () => {
    expect((await get('request')).files).toEqual([
      {
        displayName: 'The letter',
        fileName: 'b letter & annex.docx',
        extension: 'docx',
        orderInList: 1,
        size: letter.length,
        url: '/apiv2/TemplatesAndExamples/File/request/b%20letter%20%26%20annex.docx',
      },
      expect.objectContaining({ displayName: 'a', fileName: 'a.xlsx', orderInList: 2 }),
      expect.objectContaining({ displayName: 'z more', fileName: 'z more.rtf', orderInList: 3 }),
    ]);
  });

  it('TL-058 shows its guidance with links that lead to documents', async () => {
    const { guidanceContent } = await get('request');
    expect(guidanceContent).toContain('<strong>rules</strong>');
    expect(guidanceContent).toContain('href="/document/note"');
    expect((await get('order')).guidanceContent).toBe('');
  });

  it('TL-059 names related content with its kind; what the edition does not hold leads nowhere', async () => {
    expect((await get('request')).relatedContent).toEqual([
      { documentTitle: 'A note', link: '/document/note', category: 'Commentary' },
      { documentTitle: 'A text elsewhere', link: null, category: 'Not held here' },
    ]);
  });

  it('is found by search like any document, and enters the history when it is opened', async () => {
    const { hits } = await server.search({ q: 'rules', filters: [{ id: 'contenttype', filterItems: ['Template'] }] });
    expect(hits.map(({ id }) => id)).toContain('request');
    await get('request');
    const { histories } = await server.call(getHistory, await as('kapp'));
    expect(histories.map(({ title }) => title)).toContain('Title of request');
  });

  it('is refused where the subscription does not open it, with its record and without a word of it', async () => {
    for (const call of [calls.getTemplatesAndExamplesDocument, calls.getTemplateFile]) {
      const path = { id: 'closed', documentId: 'closed', fileName: 'closed.docx' };
      const refusal = await server.refuse(call, { path, ...(await as('ka')) });
      expect(refusal).toMatchObject({ status: 403, code: 'document-not-included' });
      expect(JSON.stringify(refusal)).not.toContain('A secret.');
    }
  });

  it.each(['yb', 'ihb'])('is refused to %s, whose subscription has no such page', async (username) => {
    for (const call of [
      calls.getTemplatesAndExamples,
      calls.getTemplatesAndExamplesDocument,
      calls.getTemplateFile,
      calls.getClauseInstitutions,
    ]) {
      const path = { id: 'request', documentId: 'request', fileName: 'a.xlsx' };
      expect(await server.refuse(call, { path, ...(await as(username)) })).toMatchObject({ status: 403 });
    }
  });

  it('is not there in an edition without templates, and documents of other types are none', async () => {
    const path = { id: 'in-kcl' };
    const other = await server.refuse(calls.getTemplatesAndExamplesDocument, {
      path,
      ...(await as('default', 'kcl.localhost')),
    });
    expect(other.status).toBe(404);
    expect(
      await server.refuse(calls.getTemplatesAndExamplesDocument, { path: { id: 'note' }, ...(await as('kapp')) }),
    ).toMatchObject({ status: 404 });
  });
});

describe('a file', () => {
  beforeEach(async () => {
    await server.usage.flush();
    await people.queries.deleteFrom('usage_event').execute();
  });

  it.each([
    ['b letter & annex.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', () => letter],
    ['a.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', () => sheet],
  ])('TL-060 OP-95 %s is downloaded as it came, with its type and name, to be saved', async (name, type, source) => {
    const { rawPayload, headers, statusCode } = await file('request', name);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}"`);
    expect(headers['x-content-type-options']).toBe('nosniff');
    const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(digest(rawPayload)).toBe(digest(source()));
  });

  it('OP-141 counts as one request for its template', async () => {
    await file('request', 'a.xlsx');
    await server.usage.flush();
    const events = await people.queries.selectFrom('usage_event').select(['kind', 'item_id']).execute();
    expect(events).toEqual([{ kind: 'request', item_id: 'request' }]);
  });

  it.each([
    ['request', '../request.md'],
    ['request', '..%2f..%2fetc%2fpasswd'],
    ['../request', 'a.xlsx'],
    ['request', 'A.XLSX'],
    ['request', ''],
    ['order', 'a.xlsx'],
    ['note', 'a.xlsx'],
  ])('is not found as %s / %s', async (documentId, fileName) => {
    const address = `/apiv2/TemplatesAndExamples/File/${encodeURIComponent(documentId)}/${encodeURIComponent(fileName)}`;
    const { headers } = await as('kapp');
    expect((await server.app.inject({ url: address, headers })).statusCode).toBe(404);
  });
});

describe('files that are not taken', () => {
  it('are refused alone, each with its reason in words; the rest of the import goes on', async () => {
    expect((await get('hostile')).files.map(({ fileName }) => fileName)).toEqual(['good.docx', 'upper.DOCX']);
    const reasons = new Map(
      report.refused.map(({ reason }) => {
        const [, name = '', why = ''] = /^the file “(.*)” is not taken: (.*)$/u.exec(reason) ?? [];
        return [name, why];
      }),
    );
    expect(report.refused.every(({ path }) => path === 'hostile.md')).toBe(true);
    expect(Object.fromEntries(reasons)).toEqual({
      '../../../etc/passwd': expect.stringContaining('holds a path'),
      'nowhere.docx': expect.stringContaining('no file of that name'),
      'page.html': expect.stringContaining('allowed are docx, xlsx, pdf, rtf'),
      'run.exe': expect.stringContaining('allowed are docx, xlsx, pdf, rtf'),
      'text.docx': expect.stringContaining('no Word file, whatever its name says'),
      'sheet.docx': expect.stringContaining('it has no word/document.xml'),
      'macro.docx': expect.stringContaining('holds macros'),
      'object.docx': expect.stringContaining('embedded objects'),
      'outside.docx': expect.stringContaining('fetches something from elsewhere'),
      'bomb.docx': expect.stringContaining('unpacks to more than is allowed'),
      'cut.docx': expect.stringContaining('damaged or cut off'),
      'empty.docx': expect.stringContaining('empty'),
      'script.pdf': expect.stringContaining('JavaScript'),
      'cut.pdf': expect.stringContaining('cut off'),
      'object.rtf': expect.stringContaining('embedded objects'),
      'huge.pdf': expect.stringContaining('larger than 20 MB'),
      'turned\ufffdxcod.docx': expect.stringContaining('not seen'),
      'con.docx': expect.stringContaining('device'),
      [`${'long'.repeat(40)}.docx`]: expect.stringContaining('longer than 120'),
      'folder.docx': expect.stringContaining('a folder'),
      'link.docx': expect.stringContaining('a link'),
    });
  });

  it('are documents of their own nowhere: what lies in the folder of a template comes with it alone', async () => {
    const { totalHits } = await server.search({ q: 'claimant' });
    expect(totalHits).toBe(0);
  });
});

describe('a clause', () => {
  const ask = async (clause: calls.ClauseWish, username = 'kapp', call: Call = downloadWord) =>
    server.send(call, { body: { kind: 'clause', clause }, ...(await as(username)) });
  const ALL = {
    administration: 'org-h',
    seat: 'Oslo',
    seatPlace: 'Norway',
    arbitrators: 3,
    language: 'English',
    clauseLaw: 'Norway',
    contractLaw: 'Sweden <b>&',
  } as const;
  const textOf = (bytes: Uint8Array) =>
    strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
      .replaceAll(/<[^>]+>/gu, ' ')
      .replaceAll(/\s+/gu, ' ');

  it('OP-176 becomes a Word file with what was chosen, and where the institution has its own', async () => {
    const { rawPayload, headers, statusCode } = await ask(ALL);
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="Arbitration clause .*\.docx"$/u);
    const text = textOf(rawPayload);
    for (const part of [
      'administered by the Harbour Institute',
      'Oslo, Norway',
      'three arbitrators',
      'law of Sweden &lt;b&gt;&amp;',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('https://harbour.example/clause');
    expect(text).toMatch(/What was left open Nothing\./u);
    expect(text).not.toContain('[');
  });

  it('says what was left open, with brackets to fill in', async () => {
    const text = textOf((await ask({ seat: 'Oslo', seatPlace: 'Norway' })).rawPayload);
    expect(text).toContain('[Name one language.]');
    expect(text).toMatch(/What was chosen Seat: Oslo, Norway What was left open Institution/u);
    for (const open of ['Number of arbitrators', 'Language', 'Law of the contract']) expect(text).toContain(`${open}:`);
  });

  it('becomes a PDF as well, and has no rows for a sheet', async () => {
    expect((await ask(ALL, 'kapp', downloadPdf)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const refusal = await server.refuse(downloadExcel, {
      body: { kind: 'clause', clause: ALL },
      ...(await as('kapp')),
    });
    expect(refusal).toMatchObject({ status: 422, code: 'format-does-not-fit' });
  });

  it('offers the institutions that administer arbitrations, each with its own site, and places', async () => {
    const { institutions, places } = await server.call(calls.getClauseInstitutions, await as('kapp'));
    expect(institutions).toEqual([
      { id: 'org-h', name: 'Harbour Institute', website: 'https://harbour.example/clause' },
    ]);
    expect(places).toContain('Norway');
  });

  it('is refused with words for an institution that is not offered, for no choices, and to whom the page is closed', async () => {
    const body = { kind: 'clause', clause: { administration: 'org-nobody' } };
    expect(await server.refuse(downloadWord, { body, ...(await as('kapp')) })).toMatchObject({
      status: 422,
      code: 'value-not-allowed',
    });
    expect((await server.refuse(downloadWord, { body: { kind: 'clause' }, ...(await as('kapp')) })).code).toBe(
      'value-not-allowed',
    );
    expect(
      (await server.refuse(downloadWord, { body: { kind: 'clause', clause: ALL }, ...(await as('yb')) })).status,
    ).toBe(403);
  });
});

describe('another import', () => {
  it('takes a file that changed although its template did not', async () => {
    await server.temporary.import();
    expect((await server.temporary.import()).updated).toBe(0);
    const changed = await writeTemplateFile('docx', `${TEXT}\nAnother paragraph.\n`);
    server.temporary.write('request.files/b letter & annex.docx', changed);
    expect((await server.temporary.import()).updated).toBe(1);
    expect(Buffer.compare((await file('request', 'b letter & annex.docx')).rawPayload, changed)).toBe(0);
  });
});
