import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOperatorReader } from '#server/compose/operator-reader.ts';
import { EDITIONS } from '#editions/editions.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

let library: TemporaryLibrary;

beforeEach(() => {
  library = new TemporaryLibrary();
});

afterEach(() => {
  library.dispose();
});

const reader = createOperatorReader(EDITIONS.KA);
const pandect = (...args: readonly string[]) => runPandect(library.config.dataFolder, args);
const TEXT = [
  'The quay was let to the carrier for seven years, and the rent was due each quarter in advance.',
  'It left after two of them and paid nothing more, although the harbour asked it to, by letter and before witnesses.',
  'It follows that the harbour has to be paid the rent of all seven years, with interest from the day of each, and costs.',
].join(' ');

const page = (text: string) =>
  `<html lang="en"><body><p class="case_cite">512 U. S. 43</p><p class="parties">Carrier v. Harbour</p><p>${text}</p></body></html>`;
const note = (id: string, text: string) =>
  `---\nid: ${id}\ntitle: Carrier v. Harbour\ntype: Case law\ncitation: "512 U.S. 43"\n---\n\n${text}\n`;

const open = (id: string) =>
  library.withLibrary(({ reading }) => reading.getDocument(reader, id, {}, (_budget, work) => work()));
const find = () =>
  library.withLibrary(async ({ search }) =>
    (await search.search(reader, 'documentSearch', { q: 'carrier' })).hits.map(({ id }) => id),
  );

async function importBoth(text = TEXT): Promise<string> {
  library.write('a.html', page(TEXT));
  library.write('b.md', note('second', text));
  expect(await library.import()).toMatchObject({ imported: 2, merged: 0, refused: [] });
  return (await find()).find((id) => id !== 'second') ?? '';
}

it('OP-193: a citation of a report joins nothing by itself, and is proposed to the operator', async () => {
  const first = await importBoth();
  const { out } = await pandect('works', '--proposed', '--json');
  const proposed = JSON.parse(out) as { one: { id: string }; other: { id: string }; shared: string }[];
  expect(proposed.map(({ one, other }) => [one.id, other.id].sort())).toEqual([[first, 'second'].sort()]);
  expect((await pandect('works', '--proposed')).out).toMatch(/both bear 512 U\. ?S\. 43/u);
});

it('OP-193: what is joined is one work once its file is imported, at both addresses, also after more imports', async () => {
  const first = await importBoth();
  expect(await pandect('works', '--join', first, 'second')).toMatchObject({
    code: 0,
    out: `second is withdrawn. Import its file again: it joins ${first}, and its address leads there.\n`,
  });
  expect(await library.import()).toMatchObject({ merged: 1, refused: [] });
  expect(await find()).toEqual([first]);
  expect((await open(first)).formats).toHaveLength(2);
  expect(await open('second')).toMatchObject({ id: first });
  expect(await library.import()).toMatchObject({ imported: 0, merged: 0, updated: 0, unchanged: 2 });
  expect((await pandect('works', '--proposed')).out).toBe('Nothing is proposed.\n');
});

it('OP-193: what is refused stays two and is not proposed again, also after its file has changed', async () => {
  const first = await importBoth();
  expect(await pandect('works', '--refuse', 'second', first)).toMatchObject({ code: 0 });
  library.write('b.md', note('second', `${TEXT} More.`));
  expect(await library.import()).toMatchObject({ updated: 1, merged: 0 });
  expect((await pandect('works', '--proposed')).out).toBe('Nothing is proposed.\n');
});

it('OP-193: what cannot be one is refused in words', async () => {
  const first = await importBoth();
  const strange = await pandect('works', '--join', first, 'nobody');
  expect(strange).toMatchObject({ code: 1 });
  expect(strange.err).toContain('no document with the id “nobody” is held');
  expect((await pandect('works', '--join', first, first)).err).toContain('are one document already');
  expect(await pandect('works', '--join', first)).toMatchObject({ code: 2 });
  expect((await pandect('works')).err).toContain('give --proposed alone');
  library.write('b.md', note('second', 'Quite another text under the same citation, of some other court.'));
  await library.import();
  expect((await pandect('works', '--join', first, 'second')).err).toMatch(/have only \d+ % of their words in common/u);
  expect(await find()).toHaveLength(2);
});
