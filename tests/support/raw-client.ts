import { connect } from 'node:net';

/** What came back over the connection. */
export interface RawAnswer {
  readonly status: number;
  /** By names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface RawRequest {
  readonly method: string;
  /** Sent as it is. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request over a connection of its own, with its address exactly as written: `fetch` would tidy it. */
export function sendRaw(port: number, { method, target, headers, body = '' }: RawRequest): Promise<RawAnswer> {
  const all = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      socket.write([`${method} ${target} HTTP/1.1`, ...lines, '', body].join('\r\n'));
    });
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(readRaw(Buffer.concat(chunks).toString('utf8'))));
  });
}

function readRaw(text: string): RawAnswer {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => line.split(/:\s*/u, 1).concat(line.replace(/^[^:]*:\s*/u, '')));
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers.map(([name = '', value = '']) => [name.toLowerCase(), value])),
    body,
  };
}
