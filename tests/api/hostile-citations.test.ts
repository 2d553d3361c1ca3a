import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveCitations } from '#contract/citations.ts';
import { search } from '#contract/search.ts';
import { readWanted } from '#domain/bibliography/read-wanted.ts';
import { LONGEST_CITATION, MOST_CITATIONS } from '#domain/document/split-citations.ts';
import { readTypedPlace } from '#domain/provisions/typed-place.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { HOSTILE_CITATIONS } from '#tests/support/hostile-citations.ts';
import { parseRefusal } from '#tests/support/parse-answer.ts';

const server = new TestServer();
const HOSTILE = Object.entries(HOSTILE_CITATIONS);
const CITATION = '[2022] UKSC 1';
/** What a terminal acts on, or sets in another order than it is written. */
const ACTS = /(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

beforeAll(async () => {
  const head = ['id: judgment', 'type: Case law', 'title: Quay v Harbour', `citation: "${CITATION}"`];
  server.temporary.write('judgment.md', `---\n${head.join('\n')}\n---\n\nThe quay is held.\n`);
  await server.temporary.import();
  await server.open();
});

afterAll(() => server.close());

describe('OP-193, OP-198: what nobody cites is refused in words, or names nothing', () => {
  it.each(HOSTILE)('as a search and its address: %s', async (_name, q) => {
    const answer = await server.send(search, { path: { endpoint: 'documentSearch' }, body: { q } });
    if (answer.statusCode === 200) return;
    expect(answer.statusCode).toBe(422);
    expect(String(parseRefusal(answer).details?.reason)).toMatch(/^\p{Lu}.{20,}\.$/u);
  });

  it.each(HOSTILE)('as a citation to be looked up: %s', async (_name, citation) => {
    const answer = await server.send(resolveCitations, { body: { citations: [citation] } });
    if (citation.length <= LONGEST_CITATION) return expect(answer.statusCode).toBe(200);
    expect(answer.statusCode).toBe(422);
    expect(parseRefusal(answer).details?.reason).toMatch(/characters are too many; the most allowed is 500\.$/u);
  });

  it('in a pasted list, of which the rest is found nevertheless', async () => {
    const works = readWanted([...HOSTILE.map(([, text]) => text), `Quay v Harbour ${CITATION}`].join('\n'));
    const names = [...new Set(works.flatMap((work) => work.names))];
    expect(names.filter((name) => name.length > LONGEST_CITATION)).toEqual([]);
    const found: string[] = [];
    for (let start = 0; start < names.length; start += MOST_CITATIONS) {
      const body = { citations: names.slice(start, start + MOST_CITATIONS) };
      const { citations } = await server.call(resolveCitations, { body });
      found.push(...citations.flatMap(({ documents }) => documents.map(({ id }) => id)));
    }
    expect(new Set(found)).toEqual(new Set(['judgment']));
  });

  it.each(HOSTILE)('in the box that goes to a place: %s', (_name, typed) => {
    const place = readTypedPlace(typed, ['art']);
    // Words alone are said again: nothing of what was typed acts.
    if (place) expect(place.said).toMatch(/^[\p{L}\d ().,]{1,80}$/u);
  });

  it.each(HOSTILE)('by pandect cite: %s', async (_name, text) => {
    const { config, files } = server.temporary;
    const record = join(files, 'hostile.json');
    writeFileSync(record, JSON.stringify({ kind: 'case', record: { title: text, neutral: [text], year: 2022 } }));
    const said = [
      await runPandect(config.dataFolder, ['cite', '--style', 'plain', '--record', record]),
      await runPandect(config.dataFolder, ['cite', '--style', 'plain', 'judgment', `--pinpoint=${text}`]),
    ];
    for (const { code, out, err } of said) {
      expect([code, (code === 0 ? out : err).length > 10]).toEqual([code === 0 ? 0 : 1, true]);
      expect(out + err).not.toMatch(ACTS);
      expect(err.length).toBeLessThan(400);
    }
    expect(said[1]?.code).toBe(1);
  });
});
