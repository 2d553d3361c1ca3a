import type { ContentsNode } from '#domain/records/publication.ts';
import { createRandom } from '#tests/support/generate-queries.ts';
import { describe, expect, test } from 'vitest';
import { bareLabel } from './bare-label.ts';
import { carryContentsIds, type KnownEntry } from './carry-contents-ids.ts';
import { listNodeEntries, type ContentsEntry } from './contents-entry.ts';
import { inventJudgment } from './invented-texts.test-support.ts';
import { resolveAddress } from './resolve-address.ts';
import { readTextsOf, storeVersions } from './stored-versions.test-support.ts';

const OLD: readonly ContentsNode[] = [
  {
    label: 'Part I: Procedure',
    children: [
      { label: 'Chapter 1: Notice', document: 'k1' },
      { label: 'Chapter 2: Costs', document: 'k2', children: [{ label: 'Security', document: 'k2', anchor: 's1' }] },
    ],
  },
  { label: 'Part II: Awards', children: [{ label: 'Chapter 3: Costs', document: 'k3' }] },
];

/** The ids of contents, and of those that take their place. */
function carry(
  former: readonly ContentsNode[],
  next: readonly ContentsNode[],
): [Map<string, string>, Map<string, string>] {
  const olds = listNodeEntries(former);
  const known = carryContentsIds(olds).map((id, at): KnownEntry => ({ ...(olds[at] as ContentsEntry), id }));
  const news = listNodeEntries(next);
  const name = ({ path }: ContentsEntry): string => path.join(' / ');
  const ids = carryContentsIds(news, known);
  return [
    new Map(known.map((entry) => [name(entry), entry.id])),
    new Map(news.map((entry, at) => [name(entry), ids[at] ?? ''])),
  ];
}

describe('ids of entries of the contents (OP-117)', () => {
  test('stay when chapters are inserted before them and all are counted anew', () => {
    const [before, after] = carry(OLD, [
      { label: 'Part I: Scope', document: 'k0' },
      {
        label: 'Part II: Procedure',
        children: [
          { label: 'Chapter 1: Seat', document: 'k9' },
          { label: 'Chapter 2: Notice', document: 'k1' },
          {
            label: 'Chapter 3: Costs',
            document: 'k2',
            children: [{ label: 'Security', document: 'k2', anchor: 's1' }],
          },
        ],
      },
      { label: 'Part III: Awards', children: [{ label: 'Chapter 4: Costs', document: 'k3' }] },
    ]);
    const same = {
      'Part I: Procedure': 'Part II: Procedure',
      'Part I: Procedure / Chapter 1: Notice': 'Part II: Procedure / Chapter 2: Notice',
      'Part I: Procedure / Chapter 2: Costs': 'Part II: Procedure / Chapter 3: Costs',
      'Part I: Procedure / Chapter 2: Costs / Security': 'Part II: Procedure / Chapter 3: Costs / Security',
      'Part II: Awards': 'Part III: Awards',
      'Part II: Awards / Chapter 3: Costs': 'Part III: Awards / Chapter 4: Costs',
    };
    for (const [old, next] of Object.entries(same)) expect(after.get(next), next).toBe(before.get(old));
    expect(new Set(after.values()).size).toBe(after.size);
    for (const name of ['Part I: Scope', 'Part II: Procedure / Chapter 1: Seat'])
      expect([...before.values()]).not.toContain(after.get(name));
  });

  test('go with a chapter that moved to another part and is called otherwise', () => {
    const [before, after] = carry(OLD, [
      {
        label: 'Procedure',
        children: [
          { label: 'Costs of the parties', document: 'k3' },
          { label: 'Notice', document: 'k1' },
        ],
      },
    ]);
    expect(after.get('Procedure / Costs of the parties')).toBe(before.get('Part II: Awards / Chapter 3: Costs'));
    expect(after.get('Procedure / Notice')).toBe(before.get('Part I: Procedure / Chapter 1: Notice'));
  });

  test('stay with a chapter that was written anew under the same labels, not with one that only has its number', () => {
    const [before, after] = carry(
      [
        { label: '1. Notice', document: 'k1' },
        { label: 'Chapter 2', document: 'k2' },
      ],
      [
        { label: '2. Notice', document: 'new' },
        { label: 'Chapter 2', document: 'other' },
      ],
    );
    expect(after.get('2. Notice')).toBe(before.get('1. Notice'));
    expect([...before.values()]).not.toContain(after.get('Chapter 2'));
  });

  test('stay with a part that lost most of its chapters and got others', () => {
    const partOf = (...chapters: readonly string[]): ContentsNode[] => [
      { label: 'Part I: Procedure', children: chapters.map((document) => ({ label: `On ${document}`, document })) },
    ];
    const [before, after] = carry(partOf('k1', 'k2', 'k3', 'k4'), partOf('k4', 'k5'));
    expect(after.get('Part I: Procedure')).toBe(before.get('Part I: Procedure'));
  });

  test('do not stay with a label whose chapter went elsewhere', () => {
    const [before, after] = carry(
      [{ label: 'Costs', document: 'k1' }],
      [
        { label: 'Costs', document: 'k2' },
        { label: 'Costs before 2020', document: 'k1' },
      ],
    );
    expect(after.get('Costs before 2020')).toBe(before.get('Costs'));
    expect(after.get('Costs')).not.toBe(before.get('Costs'));
  });

  test('do not stay with a label whose text was taken into another chapter', () => {
    const former: KnownEntry[] = [
      { id: 'costs', path: ['Costs'], content: ['a'] },
      { id: 'interest', path: ['Interest'], content: ['b', 'c', 'd'] },
    ];
    const next: ContentsEntry[] = [
      { path: ['Costs'], content: ['z'] },
      { path: ['Interest'], content: ['a', 'b', 'c', 'd'] },
    ];
    expect(carryContentsIds(next, former)).toEqual([expect.stringMatching(/^n/), 'interest']);
  });

  test('are those of the source where it gives any, unless the entry had one before', () => {
    const entry = (sourceId: string | undefined, held: string): ContentsEntry => ({
      ...(sourceId === undefined ? {} : { sourceId }),
      path: [held],
      content: [held],
    });
    expect(carryContentsIds([entry('sec_1', 'a'), entry('ü 1', 'b'), entry('sec_1', 'c')])).toEqual([
      'sec_1',
      expect.stringMatching(/^n[0-9a-z]{14}$/),
      'sec_1-2',
    ]);
    const known = [
      { ...entry(undefined, 'a'), id: 'nold' },
      { ...entry('sec_2', 'b'), id: 'sec_2' },
    ];
    expect(carryContentsIds([entry('sec_2', 'x'), entry('sec_9', 'a')], known)).toEqual(['sec_2', 'nold']);
    expect(carryContentsIds([entry('sec_2', 'b')], [], ['sec_2'])).toEqual(['sec_2']);
  });

  test('of an entry that is gone are given to no other', () => {
    const gone: ContentsEntry = { path: ['Chapter 3'], content: ['k3'] };
    const [id = ''] = carryContentsIds([gone]);
    expect(carryContentsIds([{ path: ['Chapter 3'], content: ['k4'] }], [{ ...gone, id }])).toEqual([`${id}-2`]);
    expect(carryContentsIds([{ path: ['Chapter 3'], content: ['k4'] }], [], [id])).toEqual([`${id}-2`]);
  });
});

test.each([
  ['Chapter 3: Damages', 'damages'],
  ['Part II – The award', 'the award'],
  ['II. The award', 'the award'],
  ['3.2.1 Interest', 'interest'],
  ['(a) Interest', 'interest'],
  ['Article 5', ''],
  ['§ 12a', ''],
  ['A dispute on costs', 'a dispute on costs'],
  ['I object', 'i object'],
  ['Civil procedure', 'civil procedure'],
  ['Parties', 'parties'],
  ['Article title', 'article title'],
  ['2012 revision', 'revision'],
])('the label "%s" without its numbering is "%s"', (label, bare) => {
  expect(bareLabel(label)).toBe(bare);
});

test('OP-117, OP-119: addresses of chapters hold when chapters of a text are inserted and moved', async () => {
  const text = inventJudgment(createRandom(3), 140);
  const starts = text.flatMap((block, at) => (block.kind === 'heading' && block.level === 1 ? [at] : []));
  const chapters = starts.map((at, place) => text.slice(at, starts[place + 1]));
  const foreign = inventJudgment(createRandom(4), 28).slice(1);
  const next = [
    text.slice(0, starts[0]),
    foreign,
    ...chapters.slice(5),
    ...chapters.slice(1, 3),
    foreign.slice(1, 9),
    ...chapters.slice(3, 5),
  ];
  const versions = storeVersions([text, next.flat()]);
  const [first, second] = versions;
  const outlined = versions.map((version) => version.outlined);
  expect(first?.entries.length).toBeGreaterThan(15);
  for (const [at, { id }] of first?.entries.entries() ?? []) {
    const label = first?.labels[at] ?? '';
    const target = { kind: 'contents', name: id } as const;
    const made = await resolveAddress(outlined, { target, version: 1 }, readTextsOf(versions));
    const bare = await resolveAddress(outlined, { target }, readTextsOf(versions));
    const heading = first?.outlined.nodes[at]?.block ?? 0;
    const isLeftOut = chapters[0]?.some((block) => block === text[heading]);
    expect(made.kind, label).toBe(isLeftOut ? 'older-version' : 'same-words');
    expect(bare.kind, label).toBe(isLeftOut ? 'nearest' : 'same-words');
    if (made.kind !== 'same-words') continue;
    const follows = (version: typeof first, block = 0): string[] =>
      version?.words.slice(block, block + 3).map(({ key }) => key) ?? [];
    expect(follows(second, made.place.block)).toEqual(follows(first, heading));
    expect(made.place).toEqual(bare.kind === 'same-words' && bare.place);
  }
});
