import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { EDITION_IDS } from '#domain/edition/edition.ts';
import { asOne, nameOf, QUESTIONS } from '#tests/support/canary/ask-canary.ts';
import { listenerOf } from '#tests/support/canary/canary-readers.ts';
import { CanaryRun } from '#tests/support/canary/canary-run.ts';
import { CHANGING_CALLS, CHANGING_QUESTIONS } from '#tests/support/canary/desk-questions.ts';
import { openCanary, type OpenCanary } from '#tests/support/canary/open-canary.ts';

let open: OpenCanary;

beforeAll(async () => {
  open = await openCanary();
}, 120_000);
afterAll(() => open.close());

it('asks', async () => {
  const run = new CanaryRun(open);
  for (const edition of EDITION_IDS) {
    const t = performance.now();
    let which = 0;
    for (const reader of open.readers) {
      const holds = listenerOf(reader, edition).codes.length > 0;
      await run.askAs(reader, edition, { of: holds ? 6 : 1000, which: which++, least: reader.name.startsWith('owner') ? 40 : 1 });
    }
    console.log(edition, performance.now() - t);
  }
  const leaks = Map.groupBy(run.leaks, ({ call, mark }) => `${call} | ${mark.about.replace(/.*, /u, '')} ${mark.isClosed}`);
  writeFileSync('/tmp/canary-leaks.txt', [...leaks].map(([key, list]) => `${key} × ${list.length}\n   ${list.slice(0, 3).map(({ mark, said }) => `${mark.about} ${said}`.slice(0, 400)).join('\n   ')}`).join('\n'));
  writeFileSync('/tmp/canary-status.txt', [...run.statuses].map(([n, s]) => `${n} ${[...s]} ${JSON.stringify(run.sung.get(n))}`).join('\n'));
  writeFileSync('/tmp/canary-unheard.txt', open.library.marks.all().filter((m) => !run.heard.has(m)).map((m) => m.about).join('\n'));
}, 600_000);

it('covers', () => {
  const asked = new Set([...Object.keys(QUESTIONS), ...Object.keys(CHANGING_QUESTIONS), ...Object.keys(CHANGING_CALLS)]);
  console.log(CALLS.map((one) => asOne(nameOf(one))).filter((name) => !asked.has(name)));
  console.log([...asked].filter((name) => !CALLS.some((one) => nameOf(one) === name)));
  expect(describe).toBeTruthy();
});
