import { createServer, type IncomingMessage, type RequestListener, type RequestOptions, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseAddressRange } from '#domain/access/parse-address-range.ts';
import { FeedUnreachable } from '#server/ports/feed-fetcher.ts';
import { HttpFeedFetcher, type FetchLimits } from './http-feed-fetcher.ts';
import type { LookUp } from './check-address.ts';

// Servers of this test speak plain http: what is asked of https goes there without its cipher.
vi.mock('node:https', async () => {
  const { request } = await import('node:http');
  const asPlain = (page: URL, ...rest: [RequestOptions, (answer: IncomingMessage) => void]) =>
    request(page.href.replace('https:', 'http:'), ...rest);
  return { request: asPlain };
});

const FEED = '<rss version="2.0"><channel><title>Notes</title></channel></rss>';
const LIMITS: FetchLimits = { milliseconds: 5_000, bytes: 4_096, allowed: [parseAddressRange('127.0.0.1')] };

/** What was asked of the servers, and with which headers. */
let asked: string[] = [];
let headers: Record<string, unknown> = {};
const servers: Server[] = [];
let open = '';
let secret = '';

const answer: RequestListener = (request, response) => {
  asked.push(`${request.headers.host} ${request.url}`);
  ({ headers } = request);
  const url = new URL(request.url ?? '/', open);
  const to = url.searchParams.get('to');
  if (to !== null) response.writeHead(302, { location: to }).end();
  else if (url.pathname === '/round') response.writeHead(301, { location: '/round' }).end();
  else if (url.pathname === '/nowhere') response.writeHead(302).end();
  else if (url.pathname === '/missing') response.writeHead(404).end('no');
  else if (url.pathname === '/packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
  else if (url.pathname === '/large') response.writeHead(200, { 'content-length': '5000' }).end('x'.repeat(5_000));
  else if (url.pathname === '/endless') sendEndlessly(response);
  else if (url.pathname === '/cut')
    response.writeHead(200, { 'content-length': '100' }).write('x', () => response.destroy());
  else if (url.pathname === '/headers') response.writeHead(200, { x: 'y'.repeat(20_000) }).end();
  else if (url.pathname === '/gibberish') request.socket.end('hello\r\n\r\n');
  else if (url.pathname === '/slow') response.writeHead(200).write('<rss>');
  else response.end(FEED);
};

/** Without saying how much comes. */
function sendEndlessly(response: Parameters<RequestListener>[1]): void {
  response.once('close', () => clearInterval(more));
  const more = setInterval(() => response.write('x'.repeat(1_000)), 1);
}

async function listen(host: string): Promise<string> {
  const server = createServer(answer).listen(0, host);
  servers.push(server);
  await once(server, 'listening');
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  // The second stands for whatever an operator's network holds that no feed may reach.
  [open, secret] = await Promise.all([listen('127.0.0.1'), listen('127.0.0.2')]);
});

afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

const pull = (address: string, limits: Partial<FetchLimits> = {}, lookUp?: LookUp) => {
  asked = [];
  return new HttpFeedFetcher({ ...LIMITS, ...limits }, 'Pandect/test', lookUp).fetch(
    address,
    AbortSignal.timeout(20_000),
  );
};

async function refusal(...given: Parameters<typeof pull>): Promise<string> {
  const error: unknown = await pull(...given).then(
    () => 'it was fetched',
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(FeedUnreachable);
  return (error as FeedUnreachable).message;
}

describe('a feed is fetched (OP-130)', () => {
  it('from an address that the operator allows, over redirects, with nothing said of anybody', async () => {
    expect(Buffer.from(await pull(`${open}/feed?to=/feed.xml`)).toString()).toBe(FEED);
    expect(asked.map((line) => line.split(' ')[1])).toEqual(['/feed?to=/feed.xml', '/feed.xml']);
    expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
  });

  it('by a name at the address that was looked at, whatever the name means the next time', async () => {
    const answers = ['127.0.0.1', '127.0.0.2'];
    const lookUp: LookUp = async () => [{ address: answers.shift() ?? '', family: 4 }];
    const { port } = new URL(open);
    expect(Buffer.from(await pull(`http://feeds.test:${port}/`, {}, lookUp)).toString()).toBe(FEED);
    expect(asked).toEqual([`feeds.test:${port} /`]);
    expect(answers).toEqual(['127.0.0.2']);
  });
});

describe('a feed is not fetched (OP-130)', () => {
  it('from an address that is not public and that nobody allows, however it is written', async () => {
    const { port } = new URL(secret);
    const spellings = [
      '127.0.0.2',
      '2130706434',
      '0x7f000002',
      '0x7f.2',
      '0177.0.0.2',
      '127.2',
      '[::ffff:127.0.0.2]',
      '[::ffff:7f00:2]',
      '%EF%BC%91%EF%BC%92%EF%BC%97.0.0.2',
    ];
    for (const host of spellings) {
      expect(await refusal(`http://${host}:${port}/`), host).toContain('is not a public address');
      expect(await refusal(`${open}/?to=${encodeURIComponent(`http://${host}:${port}/`)}`), host).toContain(
        'not a public address',
      );
      expect(
        asked.filter((line) => !line.includes('?to=')),
        host,
      ).toEqual([]);
    }
  });

  it.each(['10.0.0.1', '192.168.0.1', '169.254.169.254', '[::1]', '[fd00::1]', '[fe80::1]', '[::]', '0.0.0.0', '0'])(
    'from %s',
    async (host) => {
      expect(await refusal(`http://${host}/`)).toContain('is not a public address');
      expect(await refusal(`${open}/?to=http://${host}/`)).toContain('is not a public address');
    },
  );

  it('from a name of which even one address is not public', async () => {
    const { port } = new URL(secret);
    const names =
      (...addresses: readonly string[]): LookUp =>
      async () =>
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    for (const lookUp of [names('127.0.0.2'), names('1.1.1.1', '10.0.0.1'), names('2600::1', '::ffff:10.0.0.1')]) {
      expect(await refusal(`http://feeds.test:${port}/`, {}, lookUp)).toContain('feeds.test means');
    }
    expect(await refusal('http://feeds.test/', {}, names())).toBe('feeds.test has no address');
    const unknown: LookUp = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await refusal('http://feeds.test/', {}, unknown)).toBe('the name feeds.test is not known');
    expect(await refusal(`http://localhost:${port}/`, { allowed: [] })).toContain('localhost means');
    expect(asked).toEqual([]);
  });

  it.each([
    ['/?to=file:///etc/passwd', 'file: is not asked for'],
    ['/?to=ftp://feeds.test/', 'ftp: is not asked for'],
    ['/?to=http://name:word@127.0.0.1/', 'a name or password'],
    ['/?to=http://1.1.1.1:22/', 'port 22 is not asked'],
    ['/nowhere', 'it leads on without saying where'],
    ['/round', 'leads on more than 5 times'],
    ['/missing', 'it answers 404'],
    ['/packed', 'it answers in gzip'],
    ['/large', 'larger than 4 KB'],
    ['/endless', 'larger than 4 KB'],
    ['/cut', 'the connection was cut'],
    ['/headers', 'its headers are larger than 16 KB'],
    ['/gibberish', 'does not speak HTTP'],
  ])('where the server answers with %s', async (path, words) => {
    expect(await refusal(`${open}${path}`)).toContain(words);
  });

  it('over a redirect from https to http, which anybody on the way could read and change', async () => {
    const safe = open.replace('http:', 'https:');
    expect(await refusal(`${safe}/?to=${open}/feed.xml`)).toContain('it leads from https to http://127.0.0.1');
    expect(await refusal(`${safe}/?to=${encodeURIComponent(`${safe}/?to=${open}/feed.xml`)}`)).toContain('not safe');
    expect(asked).toHaveLength(2);
    expect(Buffer.from(await pull(`${open}/?to=${safe}/feed.xml`)).toString()).toBe(FEED);
  });

  it('where the answer does not end in time, or the name is not found in time', async () => {
    expect(await refusal(`${open}/slow`, { milliseconds: 300 })).toBe('no whole answer within 0.3 s');
    const never: LookUp = () => new Promise(() => undefined);
    expect(await refusal('http://feeds.test/', { milliseconds: 50 }, never)).toBe('no whole answer within 0.05 s');
  });

  it('where nobody answers, or the operator has stopped', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    expect(await refusal(`http://127.0.0.1:${port}/`)).toBe('nobody answers there');
    await expect(new HttpFeedFetcher(LIMITS, 'x').fetch(open, AbortSignal.abort())).rejects.toThrow('aborted');
  });
});
