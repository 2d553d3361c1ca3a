import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
  'The carrier left it after two of them and paid nothing more, although the harbour asked it to.',
  'Harbours let their quays for long, so that ships may count on them; a lease that ends at will would be worth little to both.',
  'Neither the storm of the second winter nor the new tariff of the port gave it a right to leave the quay before its time.',
  'It follows that the harbour has to be paid the rent of the seven years, with interest and costs.',
].join(' ');
const OTHER =
  'Permission to appeal is refused, and the harbour has its costs of the application, to be assessed if not agreed.';

/** One judgment as two sources print it, under keys of their own. */
const page = (citation: string, text = TEXT, more = '') =>
  `<html lang="en"><body><p class="case_cite">${citation}</p><p class="parties">Carrier v. Harbour</p><p>${text}</p>${more}</body></html>`;
const note = (id: string, citation: string, text = TEXT, more = '') =>
  `---\nid: ${id}\ntitle: Carrier v Harbour\ntype: Case law\ncitation: "${citation}"\n${more}---\n\n${text}\n`;

const find = (query = 'carrier OR appeal') =>
  library.withLibrary(async ({ search }) =>
    (await search.search(reader, 'documentSearch', { q: query })).hits.map(({ id }) => id).sort(),
  );
const open = (id: string) =>
  library.withLibrary(({ reading }) => reading.getDocument(reader, id, {}, (_budget, work) => work()));
const proposed = async () => {
  const { out } = await pandect('works', '--proposed', '--json');
  return (JSON.parse(out) as { one: { id: string }; other: { id: string }; shared: string }[]).map((pair) => [
    pair.one.id,
    pair.other.id,
    pair.shared,
  ]);
};

describe('one judgment from two sources in one format', () => {
  it.each([
    ['[2022] UKFTT 652 (TC)', '[2022] UKFTT 00652 (TC)'],
    ['ECLI:NL:HR:2026:7', 'ECLI:NL:HR:2026:7'],
  ])('OP-171, OP-193: %s and %s are one work at both addresses', async (one, other) => {
    library.write('a.md', note('first', one));
    library.write('b.md', note('second', other));
    expect(await library.import()).toMatchObject({ imported: 1, merged: 1, refused: [] });
    expect(await find()).toEqual(['first']);
    expect(await open('second')).toMatchObject({ id: 'first', version: 1 });
    expect((await open('first')).formats.map(({ source, isShown }) => [source, isShown])).toEqual([
      ['a.md', true],
      ['b.md', false],
    ]);
    expect(await library.import()).toMatchObject({ imported: 0, merged: 0, updated: 0, unchanged: 2 });
    expect(await proposed()).toEqual([]);
  });

  it('OP-171: are as many as there are sources', async () => {
    library.write('a.md', note('first', '[2022] UKFTT 652 (TC)'));
    library.write('b.md', note('second', '[2022] UKFTT 00652 (TC)'));
    library.write('c.md', note('third', '[2022] UKFTT 0652 (TC)', `${TEXT} Costs.`));
    library.write('d.html', page('[2022] UKFTT 652 (TC)'));
    expect(await library.import()).toMatchObject({ merged: 3, refused: [] });
    const ids = await find();
    expect(ids).toHaveLength(1);
    for (const id of ['first', 'second', 'third']) expect(await open(id)).toMatchObject({ id: ids[0] });
    expect((await open('third')).formats).toHaveLength(4);
  });

  it('OP-171: stay two where their words differ, and are proposed until somebody decides', async () => {
    library.write('a.md', note('first', '[2022] UKFTT 652 (TC)'));
    library.write('b.md', note('second', '[2022] UKFTT 00652 (TC)', OTHER));
    expect(await library.import()).toMatchObject({ imported: 2, merged: 0, refused: [] });
    expect(await proposed()).toEqual([['first', 'second', '[2022] UKFTT 652 (TC)']]);
    expect(await pandect('works', '--refuse', 'first', 'second')).toMatchObject({ code: 0 });
    expect(await proposed()).toEqual([]);
    library.write('b.md', note('second', '[2022] UKFTT 00652 (TC)', `${OTHER} So ordered.`));
    expect(await library.import()).toMatchObject({ updated: 1, merged: 0 });
    expect(await proposed()).toEqual([]);
    expect(await find()).toEqual(['first', 'second']);
  });

  it('OP-193: that an operator called two stay two, whatever comes', async () => {
    library.write('a.md', note('first', '[2022] UKFTT 652 (TC)'));
    library.write('b.md', note('second', '[2022] UKFTT 00652 (TC)', OTHER));
    await library.import();
    await pandect('works', '--refuse', 'first', 'second');
    library.write('b.md', note('second', '[2022] UKFTT 00652 (TC)', TEXT));
    expect(await library.import()).toMatchObject({ updated: 1, merged: 0, refused: [] });
    expect(await find()).toEqual(['first', 'second']);
  });

  it('OP-193: are one whatever their words where an operator says so, also after further imports', async () => {
    library.write('a.md', note('first', '[2022] UKFTT 652 (TC)'));
    library.write('b.md', note('second', '[2022] UKFTT 00652 (TC)', OTHER));
    await library.import();
    const refused = await pandect('works', '--join', 'first', 'second');
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.err).toContain('say so with --anyway');
    expect(await pandect('works', '--join', '--anyway', 'first', 'second')).toMatchObject({ code: 0 });
    expect(await library.import()).toMatchObject({ merged: 1, refused: [] });
    expect(await find()).toEqual(['first']);
    expect(await open('second')).toMatchObject({ id: 'first' });
    library.write('b.md', note('second', '[2022] UKFTT 00652 (TC)', `${OTHER} So ordered.`));
    expect(await library.import()).toMatchObject({ updated: 1, refused: [] });
    expect(await find()).toEqual(['first']);
  });

  it('OP-171: are refused where they are for different subscriptions', async () => {
    library.write('a.md', note('first', '[2022] UKFTT 652 (TC)'));
    library.write('b.md', note('second', '[2022] UKFTT 00652 (TC)', TEXT, 'subscriptions: [YB]\n'));
    const { refused } = await library.import();
    expect(refused).toMatchObject([{ path: 'b.md', reason: expect.stringContaining('give both the same') }]);
  });

  it('OP-171: one of them is taken away by its path, and the other stays', async () => {
    library.write('a.md', note('first', '[2022] UKFTT 652 (TC)'));
    library.write('b.md', note('second', '[2022] UKFTT 00652 (TC)'));
    await library.import();
    const both = await pandect('remove', 'first', '--format', 'markdown');
    expect(both).toMatchObject({ code: 1 });
    expect(both.err).toContain('a.md, b.md');
    expect(await pandect('remove', 'first', '--format', 'a.md')).toMatchObject({ code: 0 });
    expect((await open('second')).formats).toMatchObject([{ source: 'b.md', isShown: true }]);
    expect(await find()).toEqual(['first']);
  });
});

describe('two documents that stand side by side', () => {
  it('OP-171, OP-193: are one once the later is read again and agrees, and the old address leads there for good', async () => {
    library.write('a.md', note('first', '[2022] UKFTT 652 (TC)'));
    library.write('b.md', note('second', '[2022] UKFTT 00652 (TC)', OTHER));
    await library.import();
    library.write('b.md', note('second', '[2022] UKFTT 00652 (TC)'));
    expect(await library.import()).toMatchObject({ merged: 1, imported: 0, updated: 0, refused: [] });
    expect(await find('harbour')).toEqual(['first']);
    expect(await open('second')).toMatchObject({ id: 'first', version: 1 });
    expect(await library.import()).toMatchObject({ merged: 0, updated: 0, unchanged: 2 });
    expect((await pandect('reconcile')).out).not.toMatch(/wrong/u);
  });

  it('OP-171: an earlier document stays what it is while the later is another text', async () => {
    library.write('a.md', note('first', '[2022] UKFTT 652 (TC)'));
    library.write('b.md', note('second', '[2022] UKFTT 00652 (TC)', OTHER));
    await library.import();
    library.write('a.md', note('first', '[2022] UKFTT 652 (TC)', `${TEXT} Costs.`));
    expect(await library.import()).toMatchObject({ updated: 1, merged: 0, refused: [] });
    expect(await find()).toEqual(['first', 'second']);
  });

  it('OP-193: with files of other formats are joined with all of them', async () => {
    library.write('a.md', note('first', '512 U.S. 43'));
    await library.import();
    library.write('b.html', page('512 U. S. 43', TEXT, '<p class="case_cite">[2026] XXHC 7</p>'));
    library.write('c.md', note('third', '[2026] XXHC 7'));
    await library.import();
    const others = (await find()).filter((id) => id !== 'first');
    expect(others).toHaveLength(1);
    expect((await open('third')).formats).toHaveLength(2);
    for (const other of others) await pandect('works', '--join', 'first', other);
    await library.import();
    expect(await find()).toEqual(['first']);
  });
});
