import { expect, it } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { NO_LINKS, placeEdition } from './external-place.ts';
import type { MenuItem } from './menu.ts';

const walk = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...walk(item.children ?? [])]);
const entries = (edition: ReturnType<typeof placeEdition>) => walk(edition.menus.flatMap(({ items }) => items));
const find = (edition: ReturnType<typeof placeEdition>, label: string) =>
  entries(edition).find((item) => item.label === label);

const BLOG = 'https://blogs.press.invalid/patents';

it('SH-231: a place leads where the operator says, in a new tab', () => {
  const placed = placeEdition(EDITIONS.KIPL, { addresses: { 'blog-patents': BLOG }, signInHosts: [] }, false);
  expect(find(placed, 'Patent blog')).toMatchObject({ url: BLOG, isVuePage: false, target: '_blank' });
});

it('OP-167: on real hosts an entry without an address is left out, and a group without entries', () => {
  const placed = placeEdition(EDITIONS.KIPL, NO_LINKS, false);
  expect(find(placed, 'Patent blog')).toBeUndefined();
  expect(find(placed, 'News & Alerts')).toBeDefined();
  expect(placed.addresses.training).toBeNull();
  const menus = [{ for: 'full' as const, items: entries(EDITIONS.KCL).filter(({ label }) => label === 'News') }];
  const onlyBlog = menus.map((menu) => ({
    ...menu,
    items: menu.items.map((item) => ({ ...item, children: item.children?.filter(({ place }) => place) ?? [] })),
  }));
  expect(placeEdition({ ...EDITIONS.KCL, menus: onlyBlog }, NO_LINKS, false).menus[0]?.items).toEqual([]);
});

it('OP-167: where only this machine is served it leads to a page of our own', () => {
  for (const edition of Object.values(EDITIONS)) {
    const placed = placeEdition(edition, NO_LINKS, true);
    expect(placed.addresses.training).toBe('/places/training');
    const ids = entries(edition).flatMap(({ place }) => place ?? []);
    expect(entries(placed).flatMap(({ url }) => (url?.startsWith('/places/') ? [url] : []))).toEqual(
      ids.map((id) => `/places/${id}`),
    );
    for (const id of ids) expect(edition.places.map((place) => place.id)).toContain(id);
  }
});

it('OP-167: no edition names an address that is only an example', () => {
  for (const edition of Object.values(EDITIONS)) {
    const { menus, addresses, banners } = placeEdition(edition, NO_LINKS, true);
    expect(JSON.stringify({ menus, addresses, banners })).not.toMatch(/example\.(?:com|org|net)/u);
  }
});

it('SH-041: hosts that the operator names lead to sign-in in place of the landing page', () => {
  const { addresses } = placeEdition(EDITIONS.KIPL, { addresses: {}, signInHosts: ['cn.ip.press.invalid'] }, false);
  expect(addresses.landingByHost).toMatchObject({ 'cn.ip.press.invalid': '/account/login' });
});
