import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccountInformation, getCsrf } from '#contract/account.ts';
import { getDocument } from '#contract/document.ts';
import { filter, search } from '#contract/search.ts';
import { SUBSCRIPTION_CODES, type AccessCode } from '#domain/edition/subscription-code.ts';
import { EDITION_IDS, type EditionId } from '#domain/edition/edition.ts';
import { CODES } from '#tests/editions/read-route-table.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { parseRefusal } from '#tests/support/parse-answer.ts';
import { readPageView } from '#tests/support/read-edition-view.ts';

const STRANGER = '198.51.100.1';
const UNIVERSITY = '192.0.2.7';
/** What the demo university has, by edition. */
const UNIVERSITY_CODES: Readonly<Record<EditionId, AccessCode>> = { KA: 'KAPP', KIPL: 'IPL', KCL: 'DEFAULT' };

/** Those whose subscription has no page to search (OP-38). */
const WITHOUT_SEARCH: readonly AccessCode[] = ['IHB', 'GPL', 'ILTT', 'SPW'];

const server = new TestServer();

beforeAll(async () => {
  writeFileSync(
    join(server.temporary.folder, 'index.html'),
    '<!doctype html><html lang="en"><head><title>x</title><script type="application/json" id="edition-view">%EDITION_VIEW%</script></head></html>',
  );
  await server.open();
  await server.people.accounts.saveRange({ institution: 'demo-northquay', range: '192.0.2.0/24' });
});

afterAll(() => server.close());

/** One kind of visitor on one host, and the code that counts there. */
interface Visit {
  readonly visitor: string;
  readonly edition: EditionId;
  readonly code: AccessCode | null;
}

function codeOf(visitor: string, edition: EditionId): AccessCode | null {
  if (visitor === 'anonymous') return null;
  if (visitor === 'network address') return UNIVERSITY_CODES[edition];
  const { full, reduced } = CODES[edition];
  return [...full, ...reduced].find((code) => code === visitor) ?? null;
}

const VISITORS = ['anonymous', 'network address', ...SUBSCRIPTION_CODES, 'DEFAULT'];
const VISITS: Visit[] = VISITORS.flatMap((visitor) =>
  EDITION_IDS.map((edition) => ({ visitor, edition, code: codeOf(visitor, edition) })),
);

/** Asks as the visitor's browser does, with the cookies of its first page. */
async function come({ visitor, edition }: Visit) {
  const host = `${edition.toLowerCase()}.localhost`;
  const isKnown = visitor !== 'anonymous' && visitor !== 'network address';
  const own = isKnown ? (await server.signIn(visitor.toLowerCase())).cookie : '';
  const remoteAddress = visitor === 'network address' ? UNIVERSITY : STRANGER;
  const page = await server.app.inject({ url: '/', headers: { host, cookie: own }, remoteAddress });
  const token = await server.app.inject({ url: getCsrf.path, headers: { host, cookie: own }, remoteAddress });
  const given = [token.headers['set-cookie'] ?? [], page.headers['set-cookie'] ?? []]
    .flat(2)
    .map((line) => line.split(';')[0] ?? '');
  const cookies = new Map(
    [own, ...given].flatMap((text) => text.split('; ')).map((pair) => pair.split('=', 2) as [string, string]),
  );
  const cookie = [...cookies]
    .filter(([name]) => name !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const headers = { cookie, 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' };
  return { page, cookies, asked: { host, headers, from: remoteAddress } };
}

/** What a call for subscribers answers: sign in, no subscription, or the answer itself. */
function expectedStatus({ visitor, code }: Visit): number {
  if (code !== null) return 200;
  return visitor === 'anonymous' ? 401 : 403;
}

describe.each(VISITS)('$visitor on the host of $edition', (visit) => {
  it(`is given the page of the edition and the code ${visit.code ?? 'of nobody'} (SH-013, SH-014, SH-015, SH-017, SH-037)`, async () => {
    const { page, cookies, asked } = await come(visit);
    expect(page.statusCode).toBe(200);
    expect(readPageView(page.body).siteId).toBe(visit.edition);
    expect(cookies.get('subscription')).toBe(visit.code ?? undefined);
    expect(cookies.get('subscription_session')).toBe(visit.code ?? undefined);
    const account = await server.call(getAccountInformation, asked);
    expect(account.subscription).toBe(visit.code);
    if (visit.visitor === 'anonymous') expect(Object.values(account).every((value) => value === null)).toBe(true);
    else expect(account.authenticatedByIp).toBe(visit.visitor === 'network address');
    if (visit.visitor === 'network address') expect(account.institution).toBe('Northquay University Library');
  });

  it('is answered, refused or asked to sign in by every call for subscribers alike, in words (SH-015, SH-017, SH-034)', async () => {
    const { asked } = await come(visit);
    const status = expectedStatus(visit);
    const seat = { ...asked, path: { endpoint: 'documentSearch' }, body: { q: 'seat' } };
    const found = await server.send(search, seat);
    const filters = await server.send(filter, seat);
    const document = await server.send(getDocument, { ...asked, query: { id: 'nowhere' } });
    const searching = visit.code !== null && WITHOUT_SEARCH.includes(visit.code) ? 403 : status;
    expect([found.statusCode, filters.statusCode]).toEqual([searching, searching]);
    expect(document.statusCode).toBe(status === 200 ? 404 : status);
    const words = status === 401 ? 'Please sign in to use this.' : 'This is not included in your subscription.';
    const refused = [...(searching === 200 ? [] : [found, filters]), ...(status === 200 ? [] : [document])];
    for (const sent of refused) expect(parseRefusal(sent).message).toBe(words);
  });
});
