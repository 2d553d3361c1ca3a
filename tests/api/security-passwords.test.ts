import { afterAll, beforeAll, expect, it } from 'vitest';
import { tryPasswords } from '#tests/long/try-passwords.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const server = new TestServer();

beforeAll(async () => {
  await server.open();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => server.close());

it('dozens of wrong passwords open nothing, are hardly compared, and keep nobody else out', async () => {
  const { counts, failures } = await tryPasswords(server, 80, () => {});
  expect(failures).toEqual([]);
  expect(counts['passwords']).toBe(80);
  expect(counts['compared']).toBeGreaterThan(2);
}, 240_000);
