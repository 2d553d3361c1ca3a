import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { placeEditions } from './place-editions.ts';

const folder = mkdtempSync(join(tmpdir(), 'pandect-links-'));
const path = join(folder, 'links.yaml');
afterAll(() => rmSync(folder, { recursive: true }));

function place(text: string) {
  writeFileSync(path, text);
  return placeEditions(readConfig({ PANDECT_LINKS: path }));
}

describe('PANDECT_LINKS (OP-167)', () => {
  it('names where the other sites of each edition are', () => {
    const { KA, KIPL, KCL } = place(`
KA: { landing: 'https://press.invalid/ka', demo: 'https://tour.press.invalid' }
KIPL:
  sign-in-hosts: [CN.ip.press.invalid]
KCL:
`);
    expect(KA.addresses).toMatchObject({ landing: 'https://press.invalid/ka', demo: 'https://tour.press.invalid' });
    expect(KIPL.addresses.landingByHost).toMatchObject({ 'cn.ip.press.invalid': '/account/login' });
    expect(KCL.addresses).toMatchObject({ landing: null, support: null, demo: null });
  });

  it.each([
    ['an edition that there is not', 'KX: {}', 'links.yaml: KX'],
    ['a place that the edition does not have', 'KA: { blog: https://press.invalid }', 'KA: blog'],
    ['no address', 'KA: { training: press.invalid }', 'KA: training: "press.invalid"'],
    ['another scheme', "KA: { training: 'javascript:alert(1)' }", 'an address with https or http'],
    ['a number', 'KA: { training: 7 }', 'KA: training: 7'],
    ['no table', 'KA: [training]', 'places with their addresses'],
    ['a list', '- KA', 'a table for each of KA, KIPL, KCL'],
    ['no YAML', 'KA: { training', 'YAML; '],
    ['hosts that are none', 'KIPL: { sign-in-hosts: [https://cn] }', 'host names without port'],
    ['hosts that are no list', 'KIPL: { sign-in-hosts: cn.press.invalid }', 'a list of host names'],
  ])('refuses %s in words', (_what, text, words) => {
    expect(() => place(text)).toThrow(words);
    expect(() => place(text)).toThrow('PANDECT_LINKS');
  });

  it('refuses a file that cannot be read', () => {
    expect(() => readConfig({ PANDECT_LINKS: join(folder, 'none.yaml') })).toThrow('a file that can be read');
  });
});
