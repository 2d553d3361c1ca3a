import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepFormerParts } from '../../scripts/former-parts-plugin.ts';

it('A build keeps the parts of the two before it, which pages that are open still ask for, and no older ones (OP-43)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-parts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const assets = join(folder, 'assets');
  mkdirSync(assets);
  const build = (...names: readonly string[]) => {
    for (const name of names) writeFileSync(join(assets, name), '');
    keepFormerParts(folder, ['index.html', ...names.map((name) => `assets/${name}`)]);
    return readdirSync(assets).toSorted();
  };
  writeFileSync(join(assets, 'before.js'), '');
  expect(build('font.woff2', 'one.js')).toEqual(['before.js', 'font.woff2', 'one.js']);
  expect(build('font.woff2', 'two.js')).toEqual(['before.js', 'font.woff2', 'one.js', 'two.js']);
  expect(build('font.woff2', 'two.js')).toEqual(['before.js', 'font.woff2', 'one.js', 'two.js']);
  expect(build('font.woff2', 'three.js')).toEqual(['font.woff2', 'one.js', 'three.js', 'two.js']);
  writeFileSync(join(assets, 'three.js.br'), 'the same, compressed');
  writeFileSync(join(assets, 'two.js.br'), 'the same, compressed');
  const kept = ['font.woff2', 'four.js', 'three.js', 'three.js.br', 'two.js', 'two.js.br'];
  expect(build('font.woff2', 'four.js')).toEqual(kept);
  expect(build('font.woff2', 'five.js')).toEqual(['five.js', 'font.woff2', 'four.js', 'three.js', 'three.js.br']);
});
