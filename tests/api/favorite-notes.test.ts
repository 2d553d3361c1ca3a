import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addFavorites, deleteFavorites, getFavorites, noteFavorite } from '#contract/favorites.ts';
import { FAVORITE_LIMITS } from '#domain/tools/desk/favorite.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readParagraphs, readWorkbook } from '#tests/support/read-workbook.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();

type Headers = Readonly<Record<string, string>>;

let count = 0;
let reader: Headers;
let id: string;

async function createReader(): Promise<Headers> {
  count += 1;
  const username = `reader-${count}`;
  await server.people.accounts.createAccount({ username, name: username, email: null, institution: 'court' });
  return (await signIn(server.people, username)).headers;
}

const star = async (...ids: readonly string[]) => {
  const favorites = ids.map((contentId) => ({ informationType: 'Document' as const, contentId }));
  return (await server.call(addFavorites, { body: { favorites }, headers: reader })).favorites.map((one) => one.id);
};
const note = (text: string, former?: string, headers = reader) => {
  const body = former === undefined ? { id, note: text } : { id, note: text, former };
  return server.call(noteFavorite, { body, headers });
};
const list = async (query = '') =>
  (await server.call(getFavorites, { body: { query }, headers: reader })).favorites.map((one) => [
    one.contentId,
    one.note,
  ]);

beforeAll(async () => {
  await server.open();
  const { accounts } = server.people;
  await accounts.saveInstitution({ id: 'court', name: 'A court', customerNo: 'C-1', contact: null, demo: false });
  const contract = { institution: 'court', code: 'KA', from: '2020-01-01', to: null, suspended: false } as const;
  await accounts.saveContract({ ...contract, edition: 'KA' });
  const documents = ['a', 'b'].map((name) => ({ id: name, title: `Award ${name}`, type: 'Award', text: name }));
  server.temporary.write('documents.jsonl', jsonLines(...documents));
  expect((await server.temporary.import()).refused).toEqual([]);
});

afterAll(() => server.close());

beforeEach(async () => {
  reader = await createReader();
  [id = ''] = await star('a', 'b');
});

describe('a note on a favorite', () => {
  it('is listed with it, found by its words, changed, and taken away', async () => {
    expect(await note('For the reply, para. 14')).toEqual({
      note: 'For the reply, para. 14',
      isKept: true,
      trash: null,
    });
    expect(await list()).toEqual([
      ['b', ''],
      ['a', 'For the reply, para. 14'],
    ]);
    expect(await list('REPLY award')).toEqual([['a', 'For the reply, para. 14']]);
    expect(await list('para. 15')).toEqual([]);
    expect(await note('')).toEqual({ note: '', isKept: true, trash: expect.any(String) });
    expect(await list('reply')).toEqual([]);
  });

  it.each([
    'ملاحظة: انظر الفقرة ١٤',
    '⚖️👩🏽‍⚖️ ok',
    '<script>alert(1)</script> & "quoted" \'s',
    ' first line\n\n\tsecond line ',
    'é'.repeat(FAVORITE_LIMITS.note),
  ])('comes back as it was written: text %#', async (text) => {
    expect(await note(text)).toEqual({ note: text, isKept: true, trash: null });
    expect(await list()).toContainEqual(['a', text]);
  });

  it.each([
    ['x'.repeat(10_000), 'A note has at most 2,000 characters; this one has 10,000.'],
    ['a\u0000b', 'A note is plain text, without control characters.'],
    ['a\u{1B}[31m', 'A note is plain text, without control characters.'],
    ['\u{D800}', 'A note is plain text, without control characters.'],
  ])('is refused in words, and the former stays: %#', async (text, reason) => {
    await note('as it was');
    const refusal = await server.refuse(noteFavorite, { body: { id, note: text }, headers: reader });
    expect(refusal).toMatchObject({ status: 422, code: 'field-invalid', details: { field: 'note', reason } });
    expect(await list()).toContainEqual(['a', 'as it was']);
  });

  it('is not written over what another device wrote meanwhile', async () => {
    await note('from the phone', '');
    expect(await note('from the desk', '')).toEqual({ note: 'from the phone', isKept: false, trash: null });
    expect(await list()).toContainEqual(['a', 'from the phone']);
    expect(await note('both', 'from the phone')).toEqual({ note: 'both', isKept: true, trash: null });
  });

  it('is nobody else’s, and none of a favorite that was taken out (SH-029)', async () => {
    const other = await createReader();
    const body = { id, note: 'mine' };
    expect(await server.refuse(noteFavorite, { body, headers: other })).toMatchObject({ code: 'favorite-not-found' });
    await server.call(deleteFavorites, { body: { favorites: [{ id }] }, headers: reader });
    expect(await server.refuse(noteFavorite, { body, headers: reader })).toMatchObject({ code: 'favorite-not-found' });
  });

  it('is in every file of the list', async () => {
    const text = 'See ¶ 14 & "costs"; تكاليف';
    await note(text);
    const download = async (format: string) => {
      const response = await server.app.inject({
        method: 'POST',
        url: `/apiv2/api/Download/${format}`,
        payload: { kind: 'favorites', favorites: {} },
        headers: { ...reader, host: 'ka.localhost:8080', 'content-type': 'application/json' },
      });
      expect(response.statusCode, format).toBe(200);
      return { text: response.body, bytes: new Uint8Array(response.rawPayload) };
    };
    expect(readWorkbook((await download('excel')).bytes).sheets.flat(2)).toContain(text);
    expect(readParagraphs((await download('word')).bytes).join('\n')).toContain(text);
    expect((await download('text')).text).toContain(`Note: ${text}`);
    expect((await download('ris')).text).toContain(`N1  - ${text}`);
    expect((await download('bibtex')).text).toContain('annotation = {See ¶ 14 \\& "costs"; تكاليف}');
    const { rows } = JSON.parse((await download('json')).text) as { rows: readonly { note: string }[] };
    expect(rows.map((row) => row.note)).toEqual(['', text]);
  });
});
