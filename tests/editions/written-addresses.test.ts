import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resolveRoute } from '#domain/edition/resolve-route.ts';
import { EDITIONS } from '#editions/editions.ts';

/** Addresses that links of the pages spell out, without those that the server answers. */
const WRITTEN = globSync('src/web/**/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:href|to)="(\/[^"]*)"/gu)].map(([, address = '']) => address),
);
const ADDRESSES = [...new Set(WRITTEN)].filter((address) => !address.startsWith('/apiv')).sort();

describe('an address that a page writes out', () => {
  it.each(ADDRESSES)('%s leads somewhere in an edition that has it', (address) => {
    const [path = '', query = ''] = address.split('?');
    const kinds = Object.values(EDITIONS).map(({ routes, subscriptions }) => {
      const codes = subscriptions.map(({ code }) => code);
      return resolveRoute(routes, subscriptions, codes, path, query).kind;
    });
    expect(kinds.some((kind) => kind !== 'not-found')).toBe(true);
  });
});
