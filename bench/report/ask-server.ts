import { Agent, request } from 'node:http';

/** An answer with how long it took until its last byte was there. */
export interface TimedAnswer {
  readonly status: number;
  readonly milliseconds: number;
  readonly bytes: Uint8Array;
}

/** Asks one server over connections that stay open, as the edition named by the host. */
export class ServerClient {
  readonly #port: number;
  readonly #host: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #agent: Agent;

  /** `headers` say who asks, for the calls that want to know. */
  constructor(
    port: number,
    options: {
      readonly host?: string;
      readonly connections?: number;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    this.#port = port;
    this.#host = options.host ?? 'ka.localhost';
    this.#headers = options.headers ?? {};
    this.#agent = new Agent({ keepAlive: true, maxSockets: options.connections ?? 1 });
  }

  get(path: string): Promise<TimedAnswer> {
    return this.#ask('GET', path);
  }

  post(path: string, body: object): Promise<TimedAnswer> {
    return this.#ask('POST', path, JSON.stringify(body));
  }

  close(): void {
    this.#agent.destroy();
  }

  #ask(method: string, path: string, body?: string): Promise<TimedAnswer> {
    const headers = {
      host: this.#host,
      ...this.#headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port: this.#port, method, path, headers, agent: this.#agent },
        (response) => {
          const pieces: Uint8Array[] = [];
          response.on('data', (piece: Uint8Array) => pieces.push(piece));
          response.once('error', reject);
          response.once('end', () => {
            const milliseconds = performance.now() - started;
            resolve({ status: response.statusCode ?? 0, milliseconds, bytes: Buffer.concat(pieces) });
          });
        },
      );
      asked.once('error', reject);
      asked.end(body);
    });
  }
}

/** The JSON of an answer; throws where it is not 200. */
export function readAnswer<T>(answer: TimedAnswer): T {
  const text = Buffer.from(answer.bytes).toString('utf8');
  if (answer.status !== 200) throw new Error(`the server answered ${answer.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as T;
}
