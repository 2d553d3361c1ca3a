import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadExcel } from '#contract/download.ts';
import { listExamMaterials, listUsefulLinks } from '#tests/support/collection-calls.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readWorkbook } from '#tests/support/read-workbook.ts';

const server = new TestServer();
const host = 'kipl.localhost';
const ask = async () => ({ host, headers: (await server.signIn('ipl')).headers });

const RECORDS = `- { kind: link, id: quay, list: useful-links, group: Registers, name: Quay Register, url: https://quay.example/r, description: Ships and marks., country: Norway, address: Quay 1, readOn: 2026-11-25 }
- { kind: link, id: office, list: useful-links, group: Offices, name: Zenith Office, url: https://zenith.example/ }
- { kind: link, id: second, list: useful-links, group: Offices, name: Alpha Office, url: https://alpha.example/ }
- { kind: link, id: syllabus, list: eqe-materials, group: Syllabus, name: The syllabus, url: https://exam.example/ }
- { kind: exam-paper, id: p1, year: 2021, paper: D, url: https://exam.example/d, source: https://exam.example/s, readOn: 2026-11-25 }
- { kind: exam-paper, id: p2, year: 2023, paper: B, reportUrl: https://exam.example/b }
- { kind: exam-paper, id: p3, year: 2023, paper: A }
`;

beforeAll(async () => {
  await server.open();
  server.temporary.write('records.yaml', RECORDS);
  const write = (id: string, type: string, fields = '') =>
    server.temporary.write(`${id}.md`, `---\nid: ${id}\ntitle: T\ntype: ${type}\n${fields}\n---\n\nText.\n`);
  for (const id of ['a', 'b']) write(`article-${id}`, 'Treaty provision', 'legislations: ["Tide Convention, 1999"]');
  write('closed-article', 'Treaty provision', 'legislations: ["Tide Convention, 1999"]\nsubscriptions: [CT]');
  write('note', 'Study note');
  const report = await server.temporary.import({ editions: ['KIPL'] });
  expect(report.refused).toEqual([]);
});

afterAll(() => server.close());

describe('useful links', () => {
  it('SH-195 OP-47: are those of the edition in their groups, each with its line, country and address', async () => {
    const { groups } = await server.call(listUsefulLinks, await ask());
    expect(groups.map(({ name, links }) => [name, links.map((link) => link.name)])).toEqual([
      ['Offices', ['Alpha Office', 'Zenith Office']],
      ['Registers', ['Quay Register']],
    ]);
    expect(groups[1]?.links[0]).toEqual({
      id: 'quay',
      name: 'Quay Register',
      url: 'https://quay.example/r',
      description: 'Ships and marks.',
      country: 'Norway',
      address: 'Quay 1',
      readOn: '2026-11-25',
    });
    expect(groups[0]?.links[0]).toMatchObject({ description: null, country: null, address: null, readOn: null });
  });

  it('are refused in words where they lead nowhere a browser should go', async () => {
    const link = 'kind: link, list: useful-links, group: G, name: N';
    server.temporary.write(
      'bad.yaml',
      `- { ${link}, id: x, url: "javascript:alert(1)" }\n- { ${link}, id: y }\n- { kind: exam-paper, id: z, year: soon, paper: A }\n`,
    );
    const { refused } = await server.temporary.import({ editions: ['KIPL'] });
    server.temporary.write('bad.yaml', '[]\n');
    const reasons = refused.map(({ reason }) => reason).join(' | ');
    expect(reasons).toContain('url: `javascript:alert(1)`');
    expect(reasons).toContain('url: is required');
    expect(reasons).toContain('year: `soon` is no year');
  });
});

describe('the materials of the examination', () => {
  it('OP-200, OP-47: a link of the demo library leads to one paper alone, never to a page of all of them', () => {
    const written = readFileSync(join(import.meta.dirname, '../../content/demo/kipl/eqe-papers.yaml'), 'utf8');
    const addresses = [...written.matchAll(/^ {2}(?:url|reportUrl): (\S+)$/gmu)].map(([, address]) => address);
    expect(written.match(/^- kind: exam-paper$/gmu)?.length).toBe(25);
    expect(addresses.length).toBe(new Set(addresses).size);
    expect(addresses.filter((address) => address?.includes('compendium'))).toEqual([]);
  });

  it('OP-200: a paper of which the address is not known says so in its row of the file', async () => {
    const body = { kind: 'table', table: 'exam-papers' } as const;
    const { rawPayload } = await server.send(downloadExcel, { body, ...(await ask()) });
    const [head = [], ...rows] = readWorkbook(rawPayload).sheets[0] ?? [];
    expect(rows.map((row) => row[head.indexOf('Paper and answers')])).toEqual([
      'Address not known',
      'Address not known',
      'https://exam.example/d',
    ]);
  });

  it('SH-194 OP-47: are papers by year and name with what is read where, the syllabus, notes and treaty texts', async () => {
    const materials = await server.call(listExamMaterials, await ask());
    expect(materials.papers.map(({ year, paper }) => `${year} ${paper}`)).toEqual(['2023 A', '2023 B', '2021 D']);
    expect(materials.papers[1]).toMatchObject({ url: null, reportUrl: 'https://exam.example/b', readOn: null });
    expect(materials.papers[2]).toMatchObject({ url: 'https://exam.example/d', readOn: '2026-11-25' });
    expect(materials.groups.map(({ name, links }) => [name, links.length])).toEqual([['Syllabus', 1]]);
    expect(materials.notes).toMatchObject({ name: 'Study notes', count: 1 });
    expect(materials.treaties).toMatchObject([{ name: 'Tide Convention, 1999', count: 2 }]);
    const [treaty] = materials.treaties;
    const filters = [...new URL(treaty?.url ?? '', 'http://x').searchParams].map(([id, value]) => ({
      id,
      filterItems: [value],
    }));
    expect((await server.search({ filters }, await ask())).totalHits).toBe(2);
  });
});

describe('both lists as files', () => {
  it('SH-194 SH-195: come as Excel with a row for each paper and each link, and are refused as their pages are', async () => {
    const rowsOf = async (table: 'exam-papers' | 'useful-links') => {
      const response = await server.send(downloadExcel, { body: { kind: 'table', table }, ...(await ask()) });
      return [response.statusCode, Number(response.headers['x-list-rows'])];
    };
    const { groups } = await server.call(listUsefulLinks, await ask());
    expect(await rowsOf('exam-papers')).toEqual([200, 3]);
    expect(await rowsOf('useful-links')).toEqual([200, groups.flatMap(({ links }) => links).length]);
    const { headers } = await server.signIn('ct');
    const body = { kind: 'table', table: 'useful-links' } as const;
    expect((await server.refuse(downloadExcel, { body, host, headers })).code).toBe('not-subscribed');
  });
});

describe('both pages', () => {
  it('SH-194 SH-195: are refused to whoever has no such page', async () => {
    for (const call of [listUsefulLinks, listExamMaterials]) {
      expect((await server.refuse(call, { host, headers: {} })).status).toBe(401);
      for (const username of ['ct', 'gpl', 'mip']) {
        const { headers } = await server.signIn(username);
        expect(await server.refuse(call, { host, headers }), username).toMatchObject({
          status: 403,
          code: 'not-subscribed',
        });
      }
      const full = (await server.signIn('kapp')).headers;
      expect((await server.refuse(call, { host: 'ka.localhost', headers: full })).status).toBe(404);
    }
  });
});
