import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readFeedSettings } from './feeds-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'pandect-feeds-'));
const path = join(folder, 'feeds.yaml');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (text: string) => {
  writeFileSync(path, text);
  return readFeedSettings({ PANDECT_FEEDS: path });
};
const one = (fields: string) => `feeds:\n  - {${fields}}\n`;
const GOOD = 'id: quay, edition: KA, url: "https://quay.example/feed"';

describe('the settings of feeds (OP-130)', () => {
  it('fetch nothing unless a file names feeds', () => {
    expect(readFeedSettings({})).toEqual({ feeds: [], milliseconds: 20_000, bytes: 2_097_152, allowed: [] });
  });

  it('read feeds with what their items are', () => {
    expect(
      read(
        `${one(`${GOOD}, blog: arbitration`)}  - {id: b, edition: [KCL, KA], url: "http://b.example", news: n, name: B, without: [w]}`,
      ).feeds,
    ).toEqual([
      { id: 'quay', editions: ['KA'], url: 'https://quay.example/feed', blog: 'arbitration', without: [] },
      { id: 'b', editions: ['KCL', 'KA'], url: 'http://b.example/', news: 'n', name: 'B', without: ['w'] },
    ]);
  });

  it.each([
    ['feeds: 1', 'a list called `feeds`'],
    ['- a', 'a list called `feeds`'],
    ['feeds: [', 'YAML'],
    ['feeds: [1]', 'feed 1”; it must be fields with values'],
    [one(`${GOOD}, blog: a, news: b`), 'and only one'],
    [one(GOOD), 'either a `blog` or a `news`'],
    [one(`${GOOD}, blog: a, colour: red`), 'colour”; it must be one of id, edition'],
    [one('id: ../x, edition: KA, url: "https://a.example", blog: a'), 'small letters'],
    [one('id: a, edition: KX, url: "https://a.example", blog: a'), 'KA, KIPL, KCL'],
    [one('id: a, url: "https://a.example", blog: a'), 'KA, KIPL, KCL'],
    [one('id: a, edition: KA, url: "file:///etc/passwd", blog: a'), 'https or http'],
    [one('id: a, edition: KA, url: "https://me:word@a.example", blog: a'), 'without a password'],
    [`${one(`${GOOD}, blog: a`)}  - {${GOOD}, blog: a}`, 'different for each feed'],
  ])('stop the start in words: %j', (text, words) => {
    expect(() => read(text)).toThrow(words);
    expect(() => read(text)).not.toThrow('word@');
  });

  it('stop it for a file that is not there and for an allowance that is no address', () => {
    expect(() => readFeedSettings({ PANDECT_FEEDS: join(folder, 'none') })).toThrow('a file that can be read');
    expect(() => readFeedSettings({ PANDECT_FEEDS_ALLOW: 'intranet' })).toThrow('addresses or blocks');
  });
});
