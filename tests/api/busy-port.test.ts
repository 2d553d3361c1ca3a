import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { describeListenTrouble } from '#server/compose/describe-listen-trouble.ts';
import { PRODUCT } from '#server/compose/product.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

const library = new TemporaryLibrary();
afterAll(() => library.dispose());

it('A start at a port that is taken ends with words that name the setting, and not with a trace', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const settings = { PANDECT_DATA: library.config.dataFolder, PANDECT_DEMO: 'off', PORT: String(port) };
  const child = spawn(process.execPath, [join(PRODUCT.root, 'src/server/main.ts')], {
    env: { ...process.env, ...settings, PANDECT_LOG: 'silent' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  other.close();
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^Port ${port} is taken.*set PORT to another port`, 'u'));
  expect(said.trim().split('\n')).toHaveLength(1);
}, 180_000);

it('An address of another machine is said, and so is a port that is not for everybody', async () => {
  const host = '192.0.2.7';
  const [error] = (await once(createServer().listen(0, host), 'error').catch((one: unknown) => [one])) as [unknown];
  expect(describeListenTrouble(error, { port: 8080, host })).toMatch(/192\.0\.2\.7 is no address.*Set HOST/u);
  const low = { port: 80, host: '127.0.0.1' };
  expect(describeListenTrouble({ code: 'EACCES', syscall: 'listen' }, low)).toMatch(/Port 80 is not open.*Set PORT/u);
  expect(describeListenTrouble({ code: 'EACCES', syscall: 'open' }, low)).toBeUndefined();
});
