import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Stands between the library and a provider and may change what it answers; `target` is where the provider is reached. */
export async function startTamperingProxy(target: string, tamper: (path: string, answer: Answer) => Answer) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '/';
      const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
      const type = request.headers['content-type'];
      const headers = { accept: 'application/json', ...(type === undefined ? {} : { 'content-type': type }) };
      void fetch(target + path, { method: request.method ?? 'GET', headers, ...body })
        .then(async (answer) => tamper(path, { status: answer.status, body: await answer.text() }))
        .then(({ status, body }) => response.writeHead(status, { 'content-type': 'application/json' }).end(body));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = new Promise((resolve) => void server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
