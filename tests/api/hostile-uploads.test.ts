import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolveCitations } from '#contract/citations.ts';
import { checkConflicts } from '#contract/conflict-check.ts';
import { parseRefusal } from '#tests/support/parse-answer.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const HOST = 'ka.localhost:8080';
const DEEP = 100_000;
/** No JSON, or not what the call takes. */
const WRONG = [400, 422];
const server = new TestServer();

beforeAll(async () => {
  server.temporary.write(
    'award.jsonl',
    jsonLines({ id: 'award', title: 'Award of the quay', text: 'The seat is Lisbon.' }),
  );
  await server.temporary.import();
  await server.open();
}, 120_000);

afterAll(() => server.close());

/** Lists that readers drop, as their bodies hold them: the field, and one entry of these words. */
const LISTS = [
  { call: resolveCitations, field: 'citations', entry: (words: string) => JSON.stringify(words) },
  { call: checkConflicts, field: 'names', entry: (name: string) => JSON.stringify({ name }) },
] as const;

async function post(url: string, payload: string | Uint8Array, more: Readonly<Record<string, string>> = {}) {
  const { headers } = await server.signIn('kapp');
  return server.app.inject({
    method: 'POST',
    url,
    payload: typeof payload === 'string' ? payload : Buffer.from(payload),
    headers: { ...headers, host: HOST, 'content-type': 'application/json', ...more },
  });
}

it.each(LISTS)(
  'issue 36: $call.path refuses bodies that are deep, large, broken or packed, in words',
  async ({ call, field, entry }) => {
    const list = (inside: string) => `{"${field}":[${inside}]}`;
    const bodies: readonly (readonly [string | Uint8Array, readonly number[], Readonly<Record<string, string>>?])[] = [
      ['['.repeat(DEEP), WRONG],
      [list('['.repeat(DEEP) + ']'.repeat(DEEP)), WRONG],
      [list('{"a":'.repeat(DEEP / 4) + '1' + '}'.repeat(DEEP / 4)), WRONG],
      [list(entry('x'.repeat(300_000))), [413]],
      [list(entry('x'.repeat(1000))), WRONG],
      [list(Array.from({ length: 201 }, () => entry('x')).join(',')), WRONG],
      [list(''), WRONG],
      ['\0'.repeat(1000), WRONG],
      [list(entry('x')).slice(0, -3), WRONG],
      [`{"__proto__":{"isOperator":true},${list(entry('x')).slice(1)}`, WRONG],
      // Nothing is unpacked: these are bytes that are no JSON.
      [gzipSync(list(entry('x'.repeat(200_000)))), WRONG, { 'content-encoding': 'gzip' }],
      ['<a/>', [400, 415], { 'content-type': 'application/xml' }],
    ];
    for (const [body, status, more] of bodies) {
      const answer = await post(call.path, body, more);
      const what = Buffer.from(body).toString('latin1', 0, 60);
      expect(status, what).toContain(answer.statusCode);
      expect(parseRefusal(answer).message.length, what).toBeGreaterThan(10);
    }
  },
);
