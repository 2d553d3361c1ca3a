import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Call, CallAnswer } from '#contract/call.ts';
import { search, type SearchAnswer, type SearchQuery } from '#contract/search.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import type { OpenPeople } from '#server/compose/people.ts';
import type { UsageLog } from '#server/ports/usage-recorder.ts';
import { openServer, type OpenServer, type ServerChoices } from '#server/compose/open-server.ts';
import { layEmptyLibrary } from './lay-library.ts';
import { layDemoPeople, layEmptyPeople } from './lay-people.ts';
import { parseAnswer, parseRefusal, type Refusal } from './parse-answer.ts';
import { signIn, type SignedIn } from './sign-in.ts';
import { TemporaryLibrary } from './temporary-library.ts';
import { writeRequest, type Asked, type AskedOf } from './write-request.ts';

/** What an address answered that may belong to no call. */
export interface TestAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Who asks where a test does not say: somebody who may read all of the edition. */
const READERS: Readonly<Record<string, string>> = { kipl: 'ipl', kcl: 'default' };
const USUAL_READER = 'kapp';

/** Where and as whom a search is made. */
export interface SearchPlace extends Pick<Asked, 'host' | 'headers' | 'from'> {
  readonly endpoint?: string;
}

/** The whole server over a library of its own, asked in process. */
export class TestServer {
  readonly temporary: TemporaryLibrary;
  readonly #readers = new Map<string, SignedIn>();
  #server: OpenServer | undefined;
  #isGuest = false;

  constructor(temporary = new TemporaryLibrary()) {
    this.temporary = temporary;
  }

  /** Puts the demo content of the named editions in, before all else. */
  loadDemo(editions: readonly EditionId[]): Promise<void> {
    return this.temporary.loadDemo(editions);
  }

  /** `workers`: threads that search; 0 searches in this one. */
  async open(
    workers = 0,
    choices: Pick<ServerChoices, 'createRenderer' | 'stallMilliseconds' | 'log'> = {},
  ): Promise<void> {
    const { folder: webFolder, config } = this.temporary;
    await (config.signIn.hasDemo ? layDemoPeople : layEmptyPeople)(config.dataFolder);
    await layEmptyLibrary(config.dataFolder);
    this.#server = await openServer(config, { workers, webFolder, ...choices });
    await this.app.ready();
  }

  /** Another server over the same folder, to be closed before this one. */
  async openBeside(choices: Pick<ServerChoices, 'createRenderer'> = {}): Promise<TestServer> {
    const other = new TestServer(this.temporary);
    other.#isGuest = true;
    await other.open(0, choices);
    return other;
  }

  get app(): FastifyInstance {
    return this.#open.app;
  }

  get people(): OpenPeople {
    return this.#open.people;
  }

  get library(): OpenServer['library'] {
    return this.#open.library;
  }

  get usage(): UsageLog {
    return this.#open.usage;
  }

  /** A session of a demo account, made once. */
  async signIn(username: string): Promise<SignedIn> {
    const known = this.#readers.get(username);
    if (known) return known;
    const reader = await signIn(this.people, username);
    this.#readers.set(username, reader);
    return reader;
  }

  /** The headers of the reader who may read all of a host's edition. */
  async headersFor(host: string): Promise<Record<string, string>> {
    const [name = ''] = host.split('.');
    return { host, ...(await this.signIn(READERS[name] ?? USUAL_READER)).headers };
  }

  /** Makes a call. Throws where it is refused. */
  async call<C extends Call>(call: C, asked: AskedOf<C> = {}): Promise<CallAnswer<C>> {
    return parseAnswer(call, await this.send(call, asked));
  }

  /** Makes a call that is refused, with whatever input. Throws where it is answered. */
  async refuse(call: Call, asked: Asked = {}): Promise<Refusal> {
    return parseRefusal(await this.send(call, asked));
  }

  /** Makes a call; the answer as it is sent. */
  async send(call: Call, asked: Asked<unknown, unknown> = {}): Promise<LightMyRequestResponse> {
    const { host = 'ka.localhost', headers, from } = asked;
    const request = writeRequest(call, asked);
    return this.app.inject({
      ...request,
      headers: {
        ...(headers ? { host, ...headers } : await this.headersFor(host)),
        ...(request.payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(from === undefined ? {} : { remoteAddress: from }),
    });
  }

  /** What an address answers, as it is written. */
  async get(url: string, host = 'ka.localhost'): Promise<TestAnswer> {
    const response = await this.app.inject({ url, headers: await this.headersFor(host) });
    return { status: response.statusCode, body: readBody(response.body) };
  }

  /** A search, of the default mode where nothing is said. */
  async search(query: SearchQuery, { endpoint = 'documentSearch', ...asked }: SearchPlace = {}): Promise<SearchAnswer> {
    return this.call(search, { path: { endpoint }, body: query, ...asked });
  }

  async close(): Promise<void> {
    await this.#server?.close();
    if (!this.#isGuest) this.temporary.dispose();
  }

  get #open(): OpenServer {
    if (!this.#server) throw new Error('open the server first');
    return this.#server;
  }
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
