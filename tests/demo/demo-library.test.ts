import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockText } from '#domain/document/block.ts';
import type { Edition } from '#domain/edition/edition.ts';
import type { MenuItem } from '#domain/edition/menu.ts';
import { forEachToken } from '#domain/words/tokenize.ts';
import { EDITIONS } from '#editions/editions.ts';
import { markdownImporter } from '#importers/markdown/markdown.importer.ts';
import { createOperatorReader } from '#server/compose/operator-reader.ts';
import { PRODUCT } from '#server/compose/product.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

const library = new TemporaryLibrary();

beforeAll(() => library.loadDemo(['KA', 'KIPL', 'KCL']));

afterAll(() => library.dispose());

/** Floors by edition and content type. */
const FLOORS = {
  KA: {
    'Award|Decision|Procedural order': 40,
    Case: 15,
    'Bilateral Investment Treaty|Convention': 60,
    Book: 5,
    'Book|Loose-leaf': 12,
    'Book chapter': 24,
    Journal: 6,
    'Journal article': 10,
    'Case law': 40,
    'Legislation|Rules': 20,
    'Practical insight': 40,
    'Arbitrator profile': 30,
    News: 40,
    'Blog post': 12,
  },
  KIPL: {
    'Case law': 60,
    'Treaty provision': 20,
    'Book|Loose-leaf': 12,
    Journal: 6,
    'Manual IP chapter': 10,
    News: 45,
    'Blog post': 36,
  },
  KCL: {
    'Commission decision|National decision|Court decision': 80,
    'Book|Loose-leaf': 12,
    Journal: 6,
    'Merger thresholds': 10,
    News: 70,
    'Blog post': 12,
  },
} as const;

describe('the demo library', () => {
  it.each(Object.entries(FLOORS))('%s holds at least what its readers were promised', async (id, floors) => {
    const edition = EDITIONS[id as keyof typeof EDITIONS];
    const filters = await library.withLibrary(({ search }) =>
      search.listFilters(createOperatorReader(edition), 'documentSearch', {
        filters: [
          { id: 'contenttype', limit: 100 },
          { id: 'searchwithin', filterItems: edition.searchWithin.map((choice) => choice.id) },
        ],
      }),
    );
    const items = filters.find((filter) => filter.id === 'contenttype')?.filterItems ?? [];
    for (const [types, floor] of Object.entries(floors)) {
      const count = items
        .filter((item) => types.split('|').includes(item.id))
        .reduce((sum, item) => sum + item.count, 0);
      expect(count, `${id}: ${types}`).toBeGreaterThanOrEqual(floor);
    }
  });

  it.each(['ka', 'kipl', 'kcl'])(
    '%s features twelve books and six journals, each in a place of its own (TL-007)',
    (folder) => {
      const publications = readdirSync(join(PRODUCT.demoFolder, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('publication.yaml'))
        .map((path) => readFileSync(join(PRODUCT.demoFolder, folder, path), 'utf8'));
      const listPlaces = (type: RegExp) =>
        publications
          .filter((publication) => type.test(publication))
          .flatMap((publication) => /^featured: (\d+)$/m.exec(publication)?.[1] ?? []);
      const [books, journals] = [listPlaces(/^type: (?:Book|Loose-leaf)$/m), listPlaces(/^type: Journal$/m)];
      expect(new Set(books).size).toBe(books.length);
      expect(new Set(journals).size).toBe(journals.length);
      expect([books.length, journals.length]).toEqual([12, 6]);
    },
  );

  it.each(Object.values(EDITIONS).map((edition) => [edition.id, edition] as const))(
    'every example query of %s finds something',
    async (_id, edition) => {
      await library.withLibrary(async ({ search }) => {
        for (const { query } of edition.examples) {
          const { total } = await search.search(createOperatorReader(edition), 'documentSearch', { q: query });
          expect(total, query).toBeGreaterThan(0);
        }
      });
    },
  );

  it.each(Object.values(EDITIONS).map((edition) => [edition.id, edition] as const))(
    'every search that the menu of %s names finds something (SH-209, SH-225, SH-240, SH-244)',
    async (_id, edition) => {
      const searches = edition.menus.flatMap((menu) => listSearches(menu.items));
      expect(searches.length).toBeGreaterThan(0);
      await library.withLibrary(async ({ search }) => {
        for (const url of searches) {
          const { endpoint, query } = readSearch(edition, url);
          const { total } = await search.search(createOperatorReader(edition), endpoint, query);
          expect(total, url).toBeGreaterThan(0);
        }
      });
    },
  );

  it.each(Object.values(EDITIONS).map((edition) => [edition.id, edition] as const))(
    'what a page to come of %s says is there already is found',
    async (_id, edition) => {
      const searches = edition.routes.flatMap(({ outcome }) =>
        'today' in outcome && outcome.today ? [outcome.today.search] : [],
      );
      await library.withLibrary(async ({ search }) => {
        for (const wish of new Set(searches)) {
          const { endpoint, query } = readSearch(edition, `/search${wish}`);
          const { total } = await search.search(createOperatorReader(edition), endpoint, query);
          expect(total, wish).toBeGreaterThan(1);
        }
      });
    },
  );

  it('repeats no sentence in more than three documents, and awards have at least 1,200 words', async () => {
    const seenIn = new Map<string, Set<string>>();
    const shortAwards: string[] = [];
    for (const path of listMarkdown(PRODUCT.demoFolder)) {
      const text = await readText(path);
      const type = /^type: (.*)$/m.exec(readFileSync(path, 'utf8'))?.[1];
      if (type === 'Award' && countWords(text) < 1200) shortAwards.push(`${path}: ${countWords(text)}`);
      for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
        const words = normalise(sentence);
        if (words.split(' ').length < 5) continue;
        const documents = seenIn.get(words) ?? new Set();
        seenIn.set(words, documents.add(path));
      }
    }
    expect(shortAwards).toEqual([]);
    expect([...seenIn].filter(([, documents]) => documents.size > 3).map(([sentence]) => sentence)).toEqual([]);
  });

  it('leads nowhere that is not there: links, references, contents and cases all find their document', async () => {
    const missing: string[] = [];
    const names = new Map<string, string>();
    for (const path of listMarkdown(PRODUCT.demoFolder)) {
      const text = readFileSync(path, 'utf8');
      for (const [, id, paragraph] of text.matchAll(/\]\(doc:([\w.-]+)(?:#(p[\w-]+))?\)/g)) {
        names.set(`${id}${paragraph === undefined ? '' : `#${paragraph}`}`, path);
      }
    }
    await library.withLibrary(async ({ content }) => {
      for (const [name, path] of names) {
        const [id = '', anchor] = name.split('#');
        const document = await content.findDocument(id);
        const isThere =
          document?.state === 'present' &&
          (anchor === undefined || (await content.findAnchor(document.content.id, anchor)) !== undefined);
        if (!isThere) missing.push(`${path} names ${name}`);
      }
    });
    expect(missing).toEqual([]);
  });
});

/** Addresses of the menu that carry a search. */
function listSearches(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ url = '', children = [] }) => [
    ...(/^\/\w+\?/u.test(url) ? [url] : []),
    ...listSearches(children),
  ]);
}

function readSearch(edition: Edition, url: string) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const modes = edition.modes.filter(({ path }) => path === pathname);
  const mode = modes.find(({ id }) => id === searchParams.get('mode')) ?? modes[0];
  const filters = [...searchParams].filter(([name]) => mode?.facets.includes(name) === true);
  return {
    endpoint: mode?.endpoint ?? '',
    query: {
      q: searchParams.get('q'),
      mode: mode?.id ?? null,
      filters: filters.map(([id, value]) => ({ id, filterItems: [value] })),
    },
  };
}

function listMarkdown(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.endsWith('README.md'))
    .map((name) => join(folder, name));
}

async function readText(path: string): Promise<string> {
  const bytes = readFileSync(path);
  const texts: string[] = [];
  const source = {
    path,
    size: bytes.length,
    bytes: (async function* () {
      yield bytes;
    })(),
    readCompanion: async () => undefined,
  };
  for await (const event of markdownImporter.read(source)) {
    if (event.kind === 'blocks') texts.push(...event.blocks.filter((block) => block.kind !== 'heading').map(blockText));
  }
  return texts.join('\n');
}

function countWords(text: string): number {
  let words = 0;
  forEachToken(text, () => {
    words += 1;
  });
  return words;
}

function normalise(sentence: string): string {
  const words: string[] = [];
  forEachToken(sentence, (word) => words.push(word));
  return words.join(' ');
}
