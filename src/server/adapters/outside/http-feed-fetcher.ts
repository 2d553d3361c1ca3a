import { lookup } from 'node:dns/promises';
import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { ParsedRange } from '#domain/access/parse-address-range.ts';
import { FeedUnreachable, type FeedFetcher } from '#server/ports/feed-fetcher.ts';
import { chooseAddress, type LookUp } from './check-address.ts';

const MOST_REDIRECTS = 5;
const LONGEST_HEADERS = 16 * 1024;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export interface FetchLimits {
  /** For everything from the first look-up of a name to the last byte. */
  readonly milliseconds: number;
  readonly bytes: number;
  /** Addresses of the operator's own network that may be asked. */
  readonly allowed: readonly ParsedRange[];
}

const lookUpAll: LookUp = (name) => lookup(name, { all: true });

/** Fetches feeds by http and https: nothing about a reader goes along, no cookie is kept, and no script is run. */
export class HttpFeedFetcher implements FeedFetcher {
  readonly #limits: FetchLimits;
  readonly #userAgent: string;
  readonly #lookUp: LookUp;

  constructor(limits: FetchLimits, userAgent: string, lookUp: LookUp = lookUpAll) {
    this.#limits = limits;
    this.#userAgent = userAgent;
    this.#lookUp = lookUp;
  }

  async fetch(address: string, signal: AbortSignal): Promise<Uint8Array> {
    const deadline = AbortSignal.timeout(this.#limits.milliseconds);
    const stop = AbortSignal.any([signal, deadline]);
    try {
      return await endBy(stop, this.#follow(address, stop));
    } catch (error) {
      if (signal.aborted || error instanceof FeedUnreachable) throw error;
      if (deadline.aborted) throw new FeedUnreachable(`no whole answer within ${this.#limits.milliseconds / 1000} s`);
      throw new FeedUnreachable(describeFault(error));
    }
  }

  async #follow(address: string, signal: AbortSignal): Promise<Uint8Array> {
    let page = readPage(address);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const answer = await this.#ask(page, signal);
      const { statusCode = 0, headers } = answer;
      if (!REDIRECTS.has(statusCode)) return await this.#readBody(answer);
      answer.destroy();
      if (!headers.location) throw new FeedUnreachable('it leads on without saying where');
      const next = readPage(headers.location, page);
      if (page.protocol === 'https:' && next.protocol === 'http:') {
        throw new FeedUnreachable(`it leads from https to ${next.href.slice(0, 200)}, which is not safe`);
      }
      page = next;
    }
    throw new FeedUnreachable(`it leads on more than ${MOST_REDIRECTS} times`);
  }

  async #ask(page: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const { address, family } = await chooseAddress(page, this.#limits.allowed, this.#lookUp);
    signal.throwIfAborted();
    const options: RequestOptions = {
      // A connection of its own each time, to the address that was looked at and no other.
      agent: false,
      lookup: (_name, { all }, done) =>
        all === true ? done(null, [{ address, family }]) : done(null, address, family),
      maxHeaderSize: LONGEST_HEADERS,
      signal,
      headers: {
        'user-agent': this.#userAgent,
        accept: 'application/atom+xml, application/rss+xml, application/xml;q=0.9, text/xml;q=0.9',
        'accept-encoding': 'identity',
      },
    };
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const request = page.protocol === 'https:' ? requestSecure : requestPlain;
    request(page, options, resolve).on('error', reject).end();
    return promise;
  }

  async #readBody(answer: IncomingMessage): Promise<Uint8Array> {
    const { statusCode = 0, headers } = answer;
    const encoding = headers['content-encoding'] ?? 'identity';
    try {
      if (statusCode !== 200) throw new FeedUnreachable(`it answers ${statusCode}`);
      if (encoding !== 'identity')
        throw new FeedUnreachable(`it answers in ${encoding.slice(0, 40)}, which was not asked for`);
      if (Number(headers['content-length'] ?? 0) > this.#limits.bytes) throw this.#tooLarge();
      const parts: Uint8Array[] = [];
      let size = 0;
      for await (const part of answer as AsyncIterable<Uint8Array>) {
        size += part.length;
        if (size > this.#limits.bytes) throw this.#tooLarge();
        parts.push(part);
      }
      return Buffer.concat(parts);
    } finally {
      answer.destroy();
    }
  }

  #tooLarge(): FeedUnreachable {
    return new FeedUnreachable(`it is larger than ${Math.floor(this.#limits.bytes / 1024)} KB`);
  }
}

function readPage(address: string, base?: URL): URL {
  const page = URL.parse(address, base);
  if (page) return page;
  throw new FeedUnreachable(base ? 'it leads to what is no address' : 'this is no address');
}

/** A look-up of a name cannot be stopped; nobody waits for it longer than for the rest. */
async function endBy<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', end);
    work.catch(() => undefined);
  }
}

function describeFault(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === 'ECONNREFUSED') return 'nobody answers there';
  if (code === 'ECONNRESET') return 'the connection was cut';
  if (code === 'HPE_HEADER_OVERFLOW') return `its headers are larger than ${LONGEST_HEADERS / 1024} KB`;
  if (code?.startsWith('HPE_')) return 'what answers there does not speak HTTP';
  return `it could not be fetched (${code ?? (error instanceof Error ? error.message : String(error))})`;
}
