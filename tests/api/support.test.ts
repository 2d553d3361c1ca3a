import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getCsrf } from '#contract/account.ts';
import { sendSupportMessage } from '#contract/support.ts';
import { writeErrorReport } from '#domain/tools/support/error-report.ts';
import { SUPPORT_LIMITS } from '#domain/tools/support/support-message.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { openPeopleDatabase } from '#server/adapters/sqlite/people-database.ts';
import { parseAnswer, parseRefusal } from '#tests/support/parse-answer.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

const DRAFT = {
  name: 'Ana Roca',
  email: 'ana@example.org',
  subject: 'A trial',
  message: 'Could we see it?\nThank you.',
};
const UNIVERSITY = '192.0.2.7';

const server = new TestServer();
beforeAll(async () => {
  await server.open();
  await server.people.accounts.saveRange({ institution: 'demo-northquay', range: '192.0.2.0/24' });
});
afterAll(() => server.close());
afterEach(() => forget(server));

async function forget({ temporary }: TestServer): Promise<void> {
  const database = await openPeopleDatabase(temporary.config.dataFolder);
  await database.queries.deleteFrom('support_message').execute();
  database.close();
}

/** A stranger's browser has the token of its visit after the first page. */
async function askForToken(to: TestServer, host = 'ka.localhost', remoteAddress = '198.51.100.9') {
  const answer = await to.send(getCsrf, { host, headers: {}, from: remoteAddress });
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { host, cookie, 'x-xsrf-token': String(answer.headers['x-xsrf-token']) };
}

const send = (payload: unknown, headers: Record<string, string>, from = '198.51.100.9', to = server) =>
  to.send(sendSupportMessage, { body: JSON.stringify(payload), headers, from });
const refuse = async (...asked: Parameters<typeof send>) => parseRefusal(await send(...asked));

const kept = () => server.people.messages.listMessages({ all: true });

describe('a message to whoever runs the library', () => {
  it('is taken from a stranger and kept word for word with the edition (OP-26)', async () => {
    const answer = await send(DRAFT, await askForToken(server, 'kcl.localhost'));
    expect(parseAnswer(sendSupportMessage, answer)).toEqual({});
    expect(await kept()).toEqual([
      {
        ...DRAFT,
        id: expect.stringMatching(/^[a-z0-9]{12}$/u),
        at: expect.stringMatching(/^\d{4}-.*Z$/u),
        edition: 'KCL',
        account: null,
        institution: null,
        handledAt: null,
      },
    ]);
  });

  it('names the account and the institution that the server knows, whatever the message claims (OP-26)', async () => {
    const { headers } = await server.signIn('kapp');
    const account = await server.people.accounts.findAccountByUsername('kapp');
    await send(
      { ...DRAFT, account: 'demo-ka', institution: 'x', edition: 'KCL' },
      { host: 'ka.localhost', ...headers },
    );
    expect(await kept()).toMatchObject([
      { edition: 'KA', account: account!.id, institution: account!.institution, name: 'Ana Roca' },
    ]);
  });

  it('names the institution of a visitor recognised by address', async () => {
    await send(DRAFT, await askForToken(server, 'ka.localhost', UNIVERSITY), UNIVERSITY);
    expect(await kept()).toMatchObject([{ account: null, institution: 'demo-northquay' }]);
  });

  it('is taken from an account without a subscription, and without the spaces around it', async () => {
    const { headers } = await server.signIn('none');
    const answer = await send({ ...DRAFT, name: ' Ana Roca  ' }, { host: 'ka.localhost', ...headers });
    expect(answer.statusCode).toBe(200);
    expect(await kept()).toMatchObject([{ name: 'Ana Roca', account: 'demo-none' }]);
  });
});

describe('a message that cannot be taken', () => {
  it.each([
    ['no name', { name: undefined }, 'name', 'nothing was sent; allowed is text'],
    ['an empty name', { name: '  ' }, 'name', 'Give your name'],
    ['a name of two lines', { name: 'Ana\nBcc: x' }, 'name', 'on one line'],
    ['a long name', { name: 'x'.repeat(SUPPORT_LIMITS.name + 1) }, 'name', 'up to 100 are allowed'],
    ['a name that is a number', { name: 7 }, 'name', '7 is not allowed; allowed is text'],
    ['no address', { email: '' }, 'email', 'Give the e-mail address'],
    ['an address without @', { email: 'ana.example.org' }, 'email', 'one like ana@example.org'],
    ['an address with a line break', { email: 'ana@example.org\r\nBcc: x@example.org' }, 'email', 'one like'],
    ['a long address', { email: `${'x'.repeat(64)}@${'a.'.repeat(100)}org` }, 'email', 'up to 254 are allowed'],
    ['no subject', { subject: '' }, 'subject', 'what it is about'],
    ['a long subject', { subject: 'x'.repeat(SUPPORT_LIMITS.subject + 1) }, 'subject', 'up to 150 are allowed'],
    ['no message', { message: '\n' }, 'message', 'what you would like to say'],
    ['a long message', { message: 'x'.repeat(SUPPORT_LIMITS.message + 1) }, 'message', 'up to 5,000 are allowed'],
    ['a message that moves a terminal', { message: 'a\u001b[2Jb' }, 'message', 'line breaks only'],
    ['a list for a message', { message: ['a'] }, 'message', 'a list is not allowed; allowed is text'],
  ])('with %s is refused in words and kept nowhere', async (_what, change, field, words) => {
    const refused = await refuse({ ...DRAFT, ...change }, await askForToken(server));
    expect(refused).toMatchObject({ status: 422, code: 'field-invalid', details: { field } });
    expect(refused.details?.reason).toContain(words);
    expect(await kept()).toEqual([]);
  });

  it.each([[[]], ['text'], [7], [null]])('made of %j is refused', async (payload) => {
    const refused = await refuse(payload, await askForToken(server));
    expect(refused).toMatchObject({ status: 422, code: 'field-invalid' });
    expect(await kept()).toEqual([]);
  });

  it('without the anti-forgery token is refused, also for somebody who is signed in (OP-05)', async () => {
    const { cookie } = await server.signIn('kapp');
    const host = 'ka.localhost';
    for (const headers of [{ host }, { host, cookie }, { host, cookie, 'x-xsrf-token': 'x' }]) {
      expect(await refuse(DRAFT, headers)).toMatchObject({ status: 403, code: 'token-missing' });
    }
    expect(await kept()).toEqual([]);
  });

  it('is not asked for with GET', async () => {
    expect((await server.refuse({ ...sendSupportMessage, method: 'GET' })).status).toBe(404);
  });
});

describe('many messages', () => {
  const bounded = new TestServer(new TemporaryLibrary({ PANDECT_LIMIT_MESSAGES: '2' }));
  beforeAll(() => bounded.open());
  afterAll(() => bounded.close());

  it('of one client are refused beyond the hour’s number, with the time to wait; what was refused as bad counts not', async () => {
    const token = await askForToken(bounded);
    const statuses = [];
    for (const payload of [DRAFT, { ...DRAFT, email: 'x' }, DRAFT]) {
      statuses.push((await send(payload, token, undefined, bounded)).statusCode);
    }
    expect(statuses).toEqual([200, 422, 200]);
    const answer = await send(DRAFT, token, undefined, bounded);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(1700);
    const refused = parseRefusal(answer);
    expect(refused).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect(refused.details?.reason).toBe('Try again in 30 minutes.');
    expect(await bounded.people.messages.listMessages({ all: true })).toHaveLength(2);
    const elsewhere = await askForToken(bounded, 'ka.localhost', '198.51.100.10');
    expect((await send(DRAFT, elsewhere, '198.51.100.10', bounded)).statusCode).toBe(200);
    const { headers } = await bounded.signIn('kapp');
    expect((await send(DRAFT, { host: 'ka.localhost', ...headers }, undefined, bounded)).statusCode).toBe(200);
  });
});

describe('pandect messages', () => {
  const pandect = (...args: readonly string[]) => runPandect(server.temporary.config.dataFolder, ['messages', ...args]);

  it('shows what waits, marks it done and goes on showing it with --all (OP-26)', async () => {
    expect((await pandect('list')).out).toBe('No message waits.\n');
    expect((await pandect('list', '--all')).out).toBe('There are no messages.\n');
    await send(DRAFT, await askForToken(server));
    const [message] = await kept();
    const shown = await pandect('list');
    expect(shown.code).toBe(0);
    expect(shown.out).toContain(`${message!.id}  ${message!.at}  Ana Roca <ana@example.org>  (KA)`);
    expect(shown.out).toContain('\n  A trial\n\n  Could we see it?\n  Thank you.\n');
    expect(JSON.parse((await pandect('list', '--json')).out)).toEqual([message]);
    expect(await pandect('done', message!.id)).toEqual({ code: 0, out: `${message!.id} done: A trial\n`, err: '' });
    expect(JSON.parse((await pandect('list', '--json')).out)).toEqual([]);
    const [done] = JSON.parse((await pandect('list', '--all', '--json')).out) as { handledAt: string }[];
    expect(done!.handledAt).toMatch(/^\d{4}-.*Z$/u);
    expect((await pandect('list', '--all')).out).toContain(`(KA, done ${done!.handledAt})`);
  });

  it('shows a reported error with whose page and which row it is about, whatever the reader wrote (OP-136)', async () => {
    const profile = { fullName: 'Anna Quill', profileId: 'anna', url: '/profile-navigator/anna-quill' };
    const report = { name: 'Ana Roca', email: 'ana@example.org', message: 'x'.repeat(4000) };
    const written = writeErrorReport(profile, `The matter of quays ${'y'.repeat(900)}`, report);
    expect((await send(written, await askForToken(server))).statusCode).toBe(200);
    const { out } = await pandect('list');
    for (const line of ['Error in the profile of Anna Quill', 'Profile: Anna Quill (anna)', `Page: ${profile.url}`]) {
      expect(out).toContain(`\n  ${line}\n`);
    }
    expect(out).toContain(`\n  ${report.message}\n\n  Profile:`);
    expect(out).toContain('\n  Row: The matter of quays yyy');
  });

  it('says so where there is no such message', async () => {
    const refused = await pandect('done', 'x');
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('no message “x”') });
  });
});
