import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { describeListenTrouble } from './describe-listen-trouble.ts';

/** How the system refuses to let somebody listen there. */
async function refuse(port: number, host: string): Promise<unknown> {
  const server = createServer();
  try {
    return await new Promise((resolve) => {
      server.on('error', resolve);
      server.listen(port, host, () => resolve(undefined));
    });
  } finally {
    server.close();
  }
}

it('A port that is taken is said with the setting that changes it', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const words = describeListenTrouble(await refuse(port, '127.0.0.1'), { port, host: '127.0.0.1' });
  expect(words).toMatch(new RegExp(`^Port ${port} is taken.*set PORT`, 'u'));
  other.close();
});

it('An address of another machine is said, and so is a port that is not for everybody', async () => {
  const host = '192.0.2.7';
  expect(describeListenTrouble(await refuse(0, host), { port: 8080, host })).toMatch(
    /192\.0\.2\.7 is no address.*HOST/u,
  );
  expect(describeListenTrouble({ code: 'EACCES', syscall: 'listen' }, { port: 80, host })).toMatch(
    /Port 80 is not open.*PORT/u,
  );
  expect(describeListenTrouble({ code: 'EACCES', syscall: 'open' }, { port: 80, host })).toBeUndefined();
});
