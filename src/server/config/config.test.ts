import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('Where nothing is set the library runs as its operators are told', () => {
  const { port, host, edition, logLevel, timeZone, queryMilliseconds, http } = readConfig({});
  expect({ port, host, edition, logLevel, timeZone, queryMilliseconds }).toEqual({
    port: 8080,
    host: '127.0.0.1',
    edition: 'KA',
    logLevel: 'warn',
    timeZone: 'UTC',
    queryMilliseconds: 10_000,
  });
  expect(http).toMatchObject({ sessionIdleMinutes: 720, sessionDays: 30, trustedProxies: [], publicUrl: null });
});

test('Plain localhost shows the edition that is asked for, and blanks around a value do not count', () => {
  expect(readConfig({ PANDECT_EDITION: 'KCL' }).edition).toBe('KCL');
  expect(readConfig({ PANDECT_EDITION: ' KIPL\n' }).edition).toBe('KIPL');
  expect(readConfig({ PANDECT_EDITION: '  ', PORT: ' 0 ' })).toMatchObject({ edition: 'KA', port: 0 });
});

test('The bounds of a number are allowed, and nothing beyond them', () => {
  expect([0, 65_535].map((port) => readConfig({ PORT: String(port) }).port)).toEqual([0, 65_535]);
  for (const PORT of ['-1', '65536', '80.5', 'x']) expect(() => readConfig({ PORT }), PORT).toThrow(ConfigError);
});

test('A proxy is trusted by its address or its block, never everybody', () => {
  const read = (text: string) => readConfig({ PANDECT_TRUSTED_PROXIES: text }).http.trustedProxies;
  expect(read('10.0.0.1, 192.0.2.0/24,2001:db8::/32')).toEqual(['10.0.0.1', '192.0.2.0/24', '2001:db8::/32']);
  for (const text of ['0.0.0.0/0', '::/0', '1', '10.0.0.0/33']) expect(() => read(text), text).toThrow(ConfigError);
});
