import { readdirSync, readFileSync } from 'node:fs';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { describeName, sendFile } from './send-file.ts';

/** The name for clients that know ASCII alone. */
const plainOf = (name: string) => /^filename="([^"]*)"/u.exec(describeName(name))?.[1];

it('OP-76 the name of a file is in ASCII as well, letter by letter where its script is Latin', () => {
  expect(plainOf('Ærø, Łódź und Straße.pdf')).toBe('Aero, Lodz und Strasse.pdf');
  expect(plainOf('İstanbul ışık … Þór.pdf')).toBe('Istanbul isik ... Thor.pdf');
  expect(describeName('Seats.pdf')).toBe('filename="Seats.pdf"');
});

it('OP-76 a script that ASCII cannot write is one sign, and stands in the name beside it', () => {
  const name = 'قواعد التحكيم (2024) 2026-11-22.pdf';
  expect(plainOf(name)).toBe('_ (2024) 2026-11-22.pdf');
  expect(describeName(name)).toContain(`filename*=UTF-8''${encodeURIComponent('قواعد')}%20`);
});

it('OP-76 no sign of a name ends it or is taken for an escape, and every file goes out through here', () => {
  expect(plainOf('a"b\\c%41 \r\n.pdf')).toBe('a_b_c_41 _.pdf');
  expect(describeName('Costs 5%.pdf')).toBe(`filename="Costs 5_.pdf"; filename*=UTF-8''Costs%205%25.pdf`);
  const root = new URL('../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/u.test(name),
  );
  const naming = files.filter((name) => /content-disposition/iu.test(readFileSync(new URL(name, root), 'utf8')));
  expect(naming).toEqual(['http/send-file.ts']);
});

it('A file is not sent again to whoever has these very bytes, also where a proxy has made its tag a weak one', async () => {
  const app = fastify();
  app.get('/', (_request, reply) =>
    sendFile(reply, 'text/plain', { name: 'a.txt', bytes: Buffer.from('a'), tag: 'x1' }),
  );
  const ask = async (tag: string) => (await app.inject({ url: '/', headers: { 'if-none-match': tag } })).statusCode;
  expect(await Promise.all(['"x1"', 'W/"x1"', '"x0", W/"x1"', '*'].map(ask))).toEqual([304, 304, 304, 304]);
  expect(await Promise.all(['"x2"', 'x1', '"W/x1"'].map(ask))).toEqual([200, 200, 200]);
  await app.close();
});
