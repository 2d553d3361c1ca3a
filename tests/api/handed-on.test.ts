import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { DownloadBody } from '#contract/download.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { FORMATS, readCarriedTable, type Format } from '#tests/support/handed-on/carried-table.ts';
import { GOLDEN_WORKS, loadGoldenWorks, type GoldenWork } from '#tests/support/handed-on/golden-works.ts';
import { EDITIONS, handOn, REFERENCE_FORMATS, saveWorks, type HandedOn } from '#tests/support/handed-on/hand-on.ts';
import { collect, readBibtex, readCsl, readRis, type Said } from '#tests/support/handed-on/read-files.ts';
import { readHead, type ReadHead } from '#tests/support/handed-on/read-head.ts';
import { spellFact } from '#tests/support/handed-on/spell-fact.ts';

const server = new TestServer();
const TABLE = readCarriedTable();
let handed: HandedOn;
let heads: ReadonlyMap<string, ReadHead>;
/** What each format has of each work, by its id. */
const said: Record<Format, Map<string, Said>> = {
  head: new Map(),
  coins: new Map(),
  ris: new Map(),
  bibtex: new Map(),
  csl: new Map(),
};

beforeAll(async () => {
  await loadGoldenWorks(server);
  const page = '<!doctype html><html><head><title></title></head><body>%EDITION_VIEW%</body></html>';
  writeFileSync(join(server.temporary.folder, 'index.html'), page);
  await server.open();
  handed = await handOn(server);
  heads = new Map([...handed.pages].map(([id, html]) => [id, readHead(html)]));
  for (const [id, { tags, context }] of heads) {
    said.head.set(id, tags);
    said.coins.set(id, collect([...(context ?? [])]));
  }
  for (const format of REFERENCE_FORMATS) {
    for (const [id, work] of handed.files[format].flatMap((file) => readWorks(format, file))) {
      expect(said[format].has(id), `${format} has ${id} once`).toBe(false);
      said[format].set(id, work);
    }
  }
});

afterAll(() => server.close());

const READERS = { ris: [readRis, 'UR'], bibtex: [readBibtex, 'url'], csl: [readCsl, 'URL'] } as const;

/** The works of a file by the ids in their addresses, in order. */
function readWorks(format: (typeof REFERENCE_FORMATS)[number], file: string): (readonly [id: string, work: Said])[] {
  const [read, link] = READERS[format];
  return read(file).map((work) => [work.get(link)?.[0]?.split('/').at(-1) ?? '', work]);
}

/** One work of each kind. */
const ONE_OF_EACH = [...new Map(GOLDEN_WORKS.map((work) => [work.kind, work])).values()];

/** What OpenURL can say of a work whole. */
const isDescribed = ({ kind, editors = [] }: GoldenWork) =>
  /^(?:article|news|report)$/u.test(kind) || (/^(?:book|chapter)$/u.test(kind) && editors.length === 0);

describe('A work is handed on to reference managers from one record (OP-120, OP-121)', () => {
  it('sixty works are held to the table, and each kind in it has some', () => {
    expect(GOLDEN_WORKS).toHaveLength(60);
    expect(new Set(GOLDEN_WORKS.map(({ kind }) => kind))).toEqual(new Set(TABLE.map(({ kind }) => kind)));
    for (const work of GOLDEN_WORKS) {
      const facts = new Set(TABLE.filter(({ kind }) => kind === work.kind).map(({ fact }) => fact));
      for (const [fact, value] of Object.entries(work))
        if (!/^(?:edition|id|kind)$/u.test(fact) && value?.length !== 0)
          expect(facts, `${work.id} ${fact}`).toContain(fact);
    }
  });

  test.each(GOLDEN_WORKS)('$id says in each format what it can, and nothing that its source does not say', (work) => {
    for (const format of FORMATS) {
      const has = said[format].get(work.id) ?? new Map<string, readonly string[]>();
      if (format === 'coins' && !isDescribed(work)) {
        expect([...has]).toEqual([]);
        continue;
      }
      expect(has.size, `${format} has it`).toBeGreaterThan(0);
      for (const row of TABLE) {
        const { name } = row[format];
        if (row.kind !== work.kind || name === undefined) continue;
        const expected = spellFact(work, row.fact, format);
        expect([format, name, has.get(name) ?? []]).toEqual([format, name, expected]);
      }
    }
  });

  test.each(GOLDEN_WORKS)('$id is the same in Dublin Core and in linked data', (work) => {
    const { type, kind, title, creators, date, issuer, container } = work;
    const head = heads.get(work.id);
    expect(['DC.title', 'DC.date', 'DC.type'].map((name) => head?.tags.get(name)?.[0])).toEqual([title, date, type]);
    expect(head?.tags.get('DC.creator') ?? []).toEqual(creators);
    const isAct = /^(?:act|treaty|bill)$/u.test(kind);
    expect(head?.linked).toMatchObject({
      name: title,
      [isAct ? 'legislationDate' : 'datePublished']: date,
      ...(creators.length === 0 ? {} : { author: creators.map((name) => ({ '@type': 'Person', name })) }),
      ...(issuer === undefined ? {} : { publisher: { name: issuer } }),
      ...(container === undefined ? {} : { isPartOf: { name: container } }),
    });
  });

  it('OP-120: is the same work from its own page, from a list of results and from favorites', async () => {
    expect(ONE_OF_EACH.length).toBeGreaterThanOrEqual(10);
    for (const edition of EDITIONS) {
      const ids = ONE_OF_EACH.filter((work) => work.edition === edition).map(({ id }) => id);
      for (const format of REFERENCE_FORMATS) {
        const expected = ids.map((id) => [id, said[format].get(id)] as const);
        const save = (body: DownloadBody) => saveWorks(server, edition, format, body);
        const results = await save({ kind: 'results', ids: ids.map((id) => ({ id })) });
        expect(readWorks(format, results)).toEqual(expected);
        const single = await Promise.all(ids.map((id) => save({ kind: 'document', ids: [{ id }] })));
        expect(single.flatMap((file) => readWorks(format, file))).toEqual(expected);
      }
    }
  });

  it('the pages and files are as they were read and held against the sources', async () => {
    const shown = /^(?:DC\.(?:type|source|identifier)|DCTERMS\.bibliographicCitation|citation_|z:)/u;
    // Said in every other line of the table, or long.
    const left = /^(?:citation_(?:abstract|language|public_url)|DC\.identifier: http)/u;
    const lines = GOLDEN_WORKS.flatMap(({ id }) => {
      const { tags, context } = heads.get(id) ?? {};
      const all = [...(tags ?? [])].flatMap(([name, values]) => values.map((value) => `${name}: ${value}`));
      context?.delete('rft.description');
      return [
        id,
        ...all.filter((tag) => shown.test(tag) && !left.test(tag)),
        ...(context ? [`COinS: ${context.toString()}`] : []),
        '',
      ];
    });
    await expect(lines.join('\n')).toMatchFileSnapshot('../golden/works-heads.txt');
    const { ris, bibtex, csl } = handed.files;
    const without = (texts: readonly string[], abstract: RegExp) => texts.join('').replaceAll(abstract, '');
    await expect(without(ris, /^AB {2}- .*\r\n/gmu).replaceAll('\r', '')).toMatchFileSnapshot('../golden/works.ris');
    await expect(without(bibtex, /^ {2}abstract = .*\n/gmu)).toMatchFileSnapshot('../golden/works.bib');
    const works = csl.flatMap((text) => JSON.parse(text) as { abstract?: string }[]);
    const told = works.map(({ abstract: _abstract, ...work }) => JSON.stringify(work));
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('../golden/works-csl.jsonl');
  });
});
