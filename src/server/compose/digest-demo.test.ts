import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { digestDemo } from './digest-demo.ts';
import { IMPORTERS } from './importers.ts';

const folder = mkdtempSync(join(tmpdir(), 'pandect-demo-'));
const place = (path: string) => join(folder, path);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the demo library counts as another as soon as a file comes, goes, moves or changes, or is read differently', () => {
  mkdirSync(place('ka'));
  writeFileSync(place('ka/award.md'), 'The hull was sound.');
  writeFileSync(place('ka/people.yaml'), '[]');
  const digests = [digestDemo(folder, IMPORTERS)];
  expect(digestDemo(folder, IMPORTERS)).toBe(digests[0]);

  const changes = [
    () => writeFileSync(place('ka/award.md'), 'The hull was found.'),
    () => renameSync(place('ka/award.md'), place('ka/award-2.md')),
    () => writeFileSync(place('ka/award-3.md'), ''),
    () => rmSync(place('ka/people.yaml')),
  ];
  for (const change of changes) {
    change();
    digests.push(digestDemo(folder, IMPORTERS));
  }
  const [first, ...others] = IMPORTERS;
  digests.push(digestDemo(folder, [{ ...first!, version: first!.version + 1 }, ...others]));
  expect(new Set(digests).size).toBe(6);
});
