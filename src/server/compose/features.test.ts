import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCsrf, loginByAddress } from '#contract/account.ts';
import type { Call } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';
import { FEATURES } from './features.ts';
import { openServer, type OpenServer } from './open-server.ts';

const FOLDER = join(import.meta.dirname, '../features');
const temporary = new TemporaryLibrary();
let server: OpenServer;

beforeAll(async () => {
  server = await openServer(temporary.config, { workers: 0, webFolder: temporary.folder });
});

afterAll(async () => {
  await server.close();
  temporary.dispose();
});

const nameCalls = (calls: readonly Pick<Call, 'method' | 'path'>[]) =>
  calls.map(({ method, path }) => `${method} ${path}`).toSorted();

describe('the features of the server', () => {
  test.each(FEATURES)('$name serves exactly the calls that it declares, each once', ({ calls, serve }) => {
    const served: Pick<Call, 'method' | 'path'>[] = [];
    serve((call) => void served.push(call), server.parts);
    expect(nameCalls(served)).toEqual(nameCalls(calls));
  });

  test('declare every call of the contract but those of signing in, and none of them twice', () => {
    const declared = FEATURES.flatMap(({ calls }) => calls);
    expect(nameCalls([...declared, getCsrf, loginByAddress])).toEqual(nameCalls(CALLS));
  });

  test('are called as their folders are, and none that has a value is left out of the list', () => {
    const folders = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'feature.ts')));
    expect(FEATURES.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
  });
});
