import type { FastifyInstance } from 'fastify';

type Method = 'GET' | 'POST';

/** Asks a server of this process as `fetch` would, without the network: it cannot be slow, closed or somebody else. */
export async function askInProcess(app: FastifyInstance, url: string, init: RequestInit): Promise<Response> {
  const request = new Request(url, init);
  const { pathname, search } = new URL(url);
  const answer = await app.inject({
    method: request.method as Method,
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    payload: await request.text(),
  });
  const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Response(answer.body === '' ? null : answer.body, { status: answer.statusCode, headers });
}
