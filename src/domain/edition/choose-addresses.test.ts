import { expect, it } from 'vitest';
import { chooseAddresses } from './choose-addresses.ts';

const ADDRESSES = {
  landing: 'https://example.com/welcome',
  landingByHost: { 'cn.example.org': '/account/login' },
  training: 'https://example.com/training',
  support: null,
  demo: 'https://example.com/demo',
};

const choose = (name: string, flags: { readonly isTrial?: boolean; readonly isStandalone?: boolean } = {}) =>
  chooseAddresses(ADDRESSES, { name, isTrial: false, isStandalone: false, ...flags });

it('The landing page is another site’s on a host of its own (SH-039)', () => {
  expect(choose('ka.example.org')).toEqual({
    landing: 'https://example.com/welcome',
    training: 'https://example.com/training',
    support: null,
    demo: 'https://example.com/demo',
  });
});

it('On staging and other trial hosts the landing page is our own (SH-040)', () => {
  const chosen = choose('staging.ka.example.org', { isTrial: true });
  expect(chosen).toMatchObject({ landing: null, training: 'https://example.com/training' });
});

it('Some hosts lead to sign-in in place of the landing page (SH-041)', () => {
  expect(choose('cn.example.org').landing).toBe('/account/login');
});

it('Plain localhost leaves for no other site (SH-006)', () => {
  expect(Object.values(choose('localhost', { isStandalone: true }))).toEqual([null, null, null, null]);
});
