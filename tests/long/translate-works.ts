import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestServer } from '#tests/support/demo-server.ts';
import { FORMATS, readCarriedTable, type Format } from '#tests/support/handed-on/carried-table.ts';
import { GOLDEN_WORKS, loadGoldenWorks, type GoldenWork } from '#tests/support/handed-on/golden-works.ts';
import { handOn, type HandedOn } from '#tests/support/handed-on/hand-on.ts';
import type { LongCheck, LongFindings } from './long-check.ts';
import { translateWorks, type TranslatedItem, type Translation } from './translation-server.ts';

const TABLE = readCarriedTable();
/** Facts of which Zotero makes one field. */
const JOINED: Readonly<Record<string, (work: GoldenWork) => string>> = {
  firstPage: ({ firstPage, lastPage }) => [firstPage, lastPage].filter(Boolean).join('-'),
  lastPage: ({ firstPage, lastPage }) => [firstPage, lastPage].filter(Boolean).join('-'),
};

/**
 * The golden works through Zotero's own translators, run by its own server: `PANDECT_ZOTERO` names a checkout of
 * zotero/translation-server with its submodules and dependencies (`bench/README.md`).
 */
export const zoteroCheck: LongCheck = {
  name: 'works in Zotero',
  run: async ({ say }) => {
    const folder = process.env['PANDECT_ZOTERO'];
    if (folder === undefined) {
      say('left out: PANDECT_ZOTERO names no checkout of zotero/translation-server');
      return undefined;
    }
    return compare(await translateWorks(folder, await writeWorks()));
  },
};

async function writeWorks(): Promise<HandedOn> {
  const server = new TestServer();
  try {
    await loadGoldenWorks(server);
    const page = '<!doctype html><html><head><title></title></head><body>%EDITION_VIEW%</body></html>';
    writeFileSync(join(server.temporary.folder, 'index.html'), page);
    await server.open();
    return await handOn(server);
  } finally {
    await server.close();
  }
}

/** Each fact that the table says is taken over, and what a reader gets who presses Zotero’s button on the page. */
function compare({ pages, files }: Translation): LongFindings {
  const failures: string[] = [];
  const counts: Record<string, number> = { works: GOLDEN_WORKS.length };
  const count = (name: string) => (counts[name] = (counts[name] ?? 0) + 1);
  for (const work of GOLDEN_WORKS) {
    const page = pages[work.id];
    const items: Readonly<Record<Format, TranslatedItem | undefined>> = {
      head: page?.head,
      coins: page?.coins,
      ris: findByLink(files.ris, work.id),
      bibtex: findByLink(files.bibtex, work.id),
      csl: findByLink(files.csl, work.id),
    };
    for (const row of TABLE.filter(({ kind }) => kind === work.kind)) {
      if (work[row.fact] === undefined || work[row.fact]?.length === 0 || row.field === undefined) continue;
      for (const format of FORMATS) {
        if (!row[format].isTaken || (format === 'coins' && hasNoSpan(work))) continue;
        const problem = differs(work, row.fact, items[format], row.field);
        count(problem === undefined ? `facts by ${format}` : `facts lost by ${format}`);
        if (problem !== undefined) failures.push(`${work.id} ${row.fact} by ${format}: ${problem}`);
      }
      // Whatever the others can, what Zotero makes of the whole page has to; a journal’s own publisher is no loss to its
      // articles.
      const problem = row.head.isTaken ? differs(work, row.fact, page?.whole, row.field) : undefined;
      if (row.head.isTaken) count(problem === undefined ? 'facts of the page' : 'facts that the head alone has');
      if (problem !== undefined && row.fact !== 'issuer')
        failures.push(`${work.id} ${row.fact} of the whole page: ${problem}`);
    }
  }
  return { counts, failures };
}

/** Whether the page of a work of a kind that COinS can describe has no span, since OpenURL lacks words for this one. */
function hasNoSpan({ kind, editors = [] }: GoldenWork): boolean {
  return /^(?:book|chapter)$/u.test(kind) && editors.length > 0;
}

function findByLink(items: readonly TranslatedItem[], id: string): TranslatedItem | undefined {
  return items.find(({ url }) => url?.endsWith(`/${id}`));
}

/** What is wrong of a fact; undefined where it came through. */
function differs(work: GoldenWork, fact: string, item: TranslatedItem | undefined, field: string): string | undefined {
  if (item === undefined) return 'nothing was made of it';
  const value = JOINED[fact]?.(work) ?? work[fact];
  if (fact === 'creators' || fact === 'editors') {
    const names = item.creators
      .filter(({ creatorType }) => (creatorType === 'editor') === (fact === 'editors'))
      .map(({ firstName, lastName, name }) => name ?? [firstName, lastName].filter(Boolean).join(' '));
    return JSON.stringify(names) === JSON.stringify(value)
      ? undefined
      : `${JSON.stringify(names)} for ${JSON.stringify(value)}`;
  }
  const found = item[field];
  const expected = String(value);
  const isSame = spell(fact, String(found)) === spell(fact, expected);
  return isSame ? undefined : `${field} is ${JSON.stringify(found)} for ${JSON.stringify(expected)}`;
}

const MONTHS = /^(?:(?<month>[A-Z][a-z]+) )(?:(?<day>\d{1,2}), )?(?<year>\d{4})$/u;

/** Dates and numbers of books in one spelling: each translator has its own. */
function spell(fact: string, value: string): string {
  if (fact === 'isbn') return value.replaceAll('-', '');
  if (fact !== 'date') return value.replaceAll('–', '-');
  const { month, day, year } = MONTHS.exec(value)?.groups ?? {};
  if (month === undefined || year === undefined) return value.replaceAll('/', '-');
  const number = new Date(`${month} 1, 2000 UTC`).getUTCMonth() + 1;
  return [year, number, day]
    .filter((part) => part !== undefined)
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
