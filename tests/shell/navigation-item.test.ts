import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SUBSCRIPTION_CODES } from '#domain/edition/subscription-code.ts';
import type { MenuItem } from '#domain/edition/menu.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';
import { readEditionView } from '#tests/support/read-edition-view.ts';

const FIELDS = ['label', 'url', 'children', 'allowedSubs', 'isVuePage', 'target', 'icon', 'isOpen'];
/** What stands locked for some codes says by which feature (OP-10). */
const LOCK = 'feature';

const folder = mkdtempSync(join(tmpdir(), 'pandect-links-'));
const links = join(folder, 'links.yaml');
// Other sites are where the operator says (OP-167).
writeFileSync(
  links,
  'KIPL: { blog-patents: https://press.invalid/patents }\nKCL: { blog: https://press.invalid/competition }',
);
const server = new TestServer(new TemporaryLibrary({ PANDECT_LINKS: links }));
beforeAll(() => server.open());
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Every entry of the menus that the browser of a host is sent, groups included. */
async function listItems(host: string): Promise<MenuItem[]> {
  const { body } = await server.app.inject({ url: '/apiv2/edition-view', headers: { host } });
  const walk = (items: readonly MenuItem[]): MenuItem[] =>
    items.flatMap((item) => [item, ...walk(item.children ?? [])]);
  return readEditionView(body).menus.flatMap(({ items }) => walk(items));
}

it('A navigation item names the codes that alone see it, where not everybody does (ENT-002)', async () => {
  const items = await listItems('kipl.localhost');
  expect(items.find(({ url }) => url === '/journals')?.allowedSubs).toEqual(['IPL', 'PL', 'CT']);
  expect(items.find(({ url }) => url === '/books')?.allowedSubs).toEqual([]);
});

describe.each(['ka.localhost', 'kipl.localhost', 'kcl.localhost'])('the navigation items of %s', (host) => {
  it('have a label, an address or children, codes, and say how they are drawn (ENT-002)', async () => {
    const items = await listItems(host);
    expect(items.length).toBeGreaterThan(15);
    for (const item of items) {
      const { label, url, children, allowedSubs, isVuePage, isOpen } = item;
      expect(
        Object.keys(item).filter((name) => ![...FIELDS, LOCK].includes(name)),
        label,
      ).toEqual([]);
      expect(label).toMatch(/\S/u);
      expect(url === undefined, `${label} is a group or leads somewhere`).toBe(children !== undefined);
      expect(allowedSubs.filter((code) => ![...SUBSCRIPTION_CODES, 'DEFAULT'].includes(code))).toEqual([]);
      expect([typeof isVuePage, typeof isOpen], label).toEqual(['boolean', 'boolean']);
    }
    expect(items.some(({ children }) => (children?.length ?? 0) > 1)).toBe(true);
    expect(items.some(({ icon }) => typeof icon === 'string')).toBe(true);
  });

  it('open another site in a new tab and are then no page of the application (ENT-002)', async () => {
    const items = await listItems(host);
    const outside = items.filter(({ url }) => /^https?:/u.test(url ?? ''));
    expect(outside.length).toBeGreaterThan(0);
    for (const { label, target, isVuePage } of outside) expect([target, isVuePage], label).toEqual(['_blank', false]);
    const inside = items.filter(({ url }) => url?.startsWith('/') && !url.startsWith('/document/getpdf/'));
    for (const { label, target, isVuePage } of inside) expect([target, isVuePage], label).toEqual([undefined, true]);
  });
});
