import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getPublicationDetail, type TocNode } from '#contract/publication.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readParagraphs, readWorkbook } from '#tests/support/read-workbook.ts';

const server = new TestServer();
const BOOK = 'ka-book-02';

beforeAll(async () => {
  await server.loadDemo(['KA']);
  await server.open();
});

afterAll(() => server.close());

async function download(format: string, body: object, username = 'kapp') {
  const response = await server.app.inject({
    method: 'POST',
    url: `/apiv2/api/Download/${format}`,
    payload: { kind: 'toc', ids: [{ id: BOOK }], ...body },
    headers: {
      ...(await server.signIn(username)).headers,
      host: 'ka.localhost:8080',
      'content-type': 'application/json',
    },
  });
  return { status: response.statusCode, body: response.body, bytes: new Uint8Array(response.rawPayload) };
}

const flatten = (nodes: readonly TocNode[]): TocNode[] => nodes.flatMap((node) => [node, ...flatten(node.children)]);

async function listNodes(): Promise<TocNode[]> {
  const { tocNodes } = await server.call(getPublicationDetail, { query: { documentId: BOOK } });
  return flatten(tocNodes);
}

describe('The contents of a publication as a file (OP-76)', () => {
  test('a sheet has a row for every entry, in order, with level, pages and address', async () => {
    const nodes = await listNodes();
    const { status, bytes } = await download('excel', {});
    expect(status).toBe(200);
    const rows = readWorkbook(bytes).sheets.flat();
    const at = rows.findIndex((row) => row[0] === 'Title' && row[1] === 'Level');
    const listed = rows.slice(at + 1, at + 1 + nodes.length);
    expect(listed.map(([title, level]) => [title, Number(level)])).toEqual(
      nodes.map(({ label, level }) => [label, level]),
    );
    const chapter = nodes.findIndex(({ docId }) => docId !== null);
    expect(listed[chapter]).toContain(`http://ka.localhost:8080/document/${nodes[chapter]?.docId}`);
    expect(listed[chapter]).toContain('Yes');
  });

  test.each(['word', 'pdf'])('as %s it has the same entries', async (format) => {
    const nodes = await listNodes();
    const { status, bytes } = await download(format, {});
    expect(status).toBe(200);
    if (format === 'pdf') return expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    const words = readParagraphs(bytes).join('\n').replaceAll('\u00a0', ' ');
    for (const { label } of nodes) expect(words).toContain(label);
  });

  test('not one publication, and what is none, are refused in words', async () => {
    expect(await download('excel', { ids: [] })).toMatchObject({ status: 422 });
    expect((await download('excel', { ids: [{ id: BOOK }, { id: 'ka-book-01' }] })).body).toContain('one by its id');
    expect(await download('excel', { ids: [{ id: 'ka-nothing' }] })).toMatchObject({ status: 404 });
  });

  test('who may not open the publication is told so instead', async () => {
    const { status, body } = await download('excel', {}, 'yb');
    expect(body).toContain('document-not-included');
    expect(status).toBe(403);
  });
});
