import { describe, expect, test } from 'vitest';
import { createRandom } from '#tests/support/generate-queries.ts';
import { comparePersonNames } from './compare-person-names.ts';
import { PersonNameIndex, type KnownPerson } from './person-name-index.ts';
import { readPersonName } from './read-person-name.ts';
import { resolvePersonName } from './resolve-person-name.ts';

const PEOPLE: readonly KnownPerson[] = [
  { id: 'johan', name: 'Johan P. van der Zuyderhof', aliases: ['J. P. van der Zuyderhof'] },
  { id: 'ottoline', name: 'Ottoline Quillfeather-Nkosi', aliases: ['Ottoline Quillfeather'] },
  { id: 'peregrine-1', name: 'Peregrine Thackwold', aliases: [] },
  { id: 'peregrine-2', name: 'Thackwold, Peregrine', aliases: ['Perry Thackwold'] },
  { id: 'pyotr', name: 'Pyotr Ilyich Tchornovsky', aliases: ['Петр Чорновский'] },
  { id: 'cunigunde', name: 'Cunigunde Ahrenswold', aliases: ['C. Ahrenswold'] },
  { id: 'cornelis', name: 'Cornelis Ahrenswold', aliases: [] },
  { id: 'rouzhai', name: 'Chen Rouzhai', aliases: ['Rouzhai Chen', 'Theodora Chen'] },
];
const index = new PersonNameIndex(PEOPLE);

describe('A name as it is written, and the people we know (issue: never merged on a guess)', () => {
  test.each([
    ['Prof. Dr. Johan P. van der ZUYDERHOF KC', 'johan', 'name'],
    ['van der Zuyderhof, Johan P.', 'johan', 'name'],
    ['van der Zuyderhof, J.P.', 'johan', 'alias'],
    ['QUILLFEATHER Ottoline', 'ottoline', 'alias'],
    ['Perry Thackwold', 'peregrine-2', 'alias'],
    ['Чорновский, Петр', 'pyotr', 'alias'],
    ['Cunigunde AHRENSWOLD', 'cunigunde', 'name'],
    ['CHEN Rouzhai', 'rouzhai', 'name'],
  ])('“%s” is %s, known by %s', (raw, id, how) => {
    expect(resolvePersonName(raw, index)).toEqual({ kind: 'one', id, how });
  });

  test.each(['Willemijn Oosterzand', 'Pieter van der Zuyderhof', '', 'Dr.', '—'])('“%s” is nobody we know', (raw) => {
    expect(resolvePersonName(raw, index)).toEqual({ kind: 'none' });
  });

  test('namesakes stay two: each is a candidate, and neither is chosen (OP-134)', () => {
    expect(resolvePersonName('Sir Peregrine Thackwold', index)).toEqual({
      kind: 'unsure',
      candidates: [
        { id: 'peregrine-1', knownAs: 'Peregrine Thackwold', how: 'name', verdict: 'same', differences: [] },
        { id: 'peregrine-2', knownAs: 'Thackwold, Peregrine', how: 'name', verdict: 'same', differences: [] },
      ],
    });
  });

  test('a name that says less is unsure, even where only one person comes into question', () => {
    expect(resolvePersonName('O. Quillfeather', index)).toEqual({
      kind: 'unsure',
      candidates: [
        {
          id: 'ottoline',
          knownAs: 'Ottoline Quillfeather',
          how: 'alias',
          verdict: 'compatible',
          differences: ['initial'],
        },
      ],
    });
  });

  test('another transliteration is unsure', () => {
    expect(resolvePersonName('Chornovskij P. I.', index)).toMatchObject({
      kind: 'unsure',
      candidates: [{ id: 'pyotr', verdict: 'compatible', differences: ['spelling', 'initial'] }],
    });
  });

  test('an alias of initials is no proof where somebody else has them, too', () => {
    const resolved = resolvePersonName('C. Ahrenswold', index);
    expect(resolved.kind === 'unsure' && resolved.candidates.map(({ id, verdict }) => [id, verdict])).toEqual([
      ['cunigunde', 'same'],
      ['cornelis', 'compatible'],
    ]);
  });

  test('a full name that one person has is theirs, although another says more', () => {
    const people = [
      { id: 'plain', name: 'Johan Zuyderhof', aliases: [] },
      { id: 'pieter', name: 'Johan Pieter Zuyderhof', aliases: [] },
    ];
    expect(resolvePersonName('ZUYDERHOF Johan', new PersonNameIndex(people))).toEqual({
      kind: 'one',
      id: 'plain',
      how: 'name',
    });
  });

  test('one person known twice under a name is one person', () => {
    const people = [{ id: 'johan', name: 'Johan Zuyderhof', aliases: ['Zuyderhof, Johan', 'Johan Zuyderhof'] }];
    expect(resolvePersonName('Johan Zuyderhof', new PersonNameIndex(people))).toEqual({
      kind: 'one',
      id: 'johan',
      how: 'name',
    });
  });

  test('somebody’s name and somebody else’s alias are namesakes', () => {
    const people = [
      { id: 'one', name: 'Johan Zuyderhof', aliases: [] },
      { id: 'other', name: 'Johannes Zuyderhof', aliases: ['Johan Zuyderhof'] },
    ];
    expect(resolvePersonName('Johan Zuyderhof', new PersonNameIndex(people))).toMatchObject({ kind: 'unsure' });
  });
});

const SEED = Number(process.env['PANDECT_SEED'] ?? 20_261_123);

describe(`A generated library of people, seed ${SEED}`, () => {
  const GIVEN = ['Johan', 'J.', 'J. P.', 'Ottoline', 'Jörn', 'Joern', 'Yevgenia', 'Evgenia', 'Johan Pieter', ''];
  const FAMILY = [
    'Zuyderhof',
    'van der Zuyderhof',
    'Vanderzuyderhof',
    'Ahrenswöld',
    'Ahrenswoeld',
    'Arrizuela',
    'Arrizuela Montesquivo',
    "O'Brannagh",
    'Chen',
    'Rouzhai',
  ];
  const SHAPES = ['G F', 'F, G', 'F G', 'Dr. G F KC', 'G F Jr.', 'G F (Orania)'];

  function makeName(random: () => number): string {
    const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)]!;
    return pick(SHAPES).replace('G', pick(GIVEN)).replace('F', pick(FAMILY)).trim();
  }

  test('answers what comparing with everybody answers, and never one where two are the same (OP-134)', () => {
    const random = createRandom(SEED);
    const kinds = new Set<string>();
    for (let round = 0; round < 40; round += 1) {
      const people = Array.from({ length: 25 }, (_, at) => ({
        id: `p${at}`,
        name: makeName(random),
        aliases: random() < 0.3 ? [makeName(random)] : [],
      }));
      const known = new PersonNameIndex(people);
      for (let asked = 0; asked < 10; asked += 1) {
        const raw = makeName(random);
        const resolved = resolvePersonName(raw, known);
        kinds.add(resolved.kind);
        const listBy = (verdict: string) =>
          people
            .filter(({ name, aliases }) =>
              [name, ...aliases].some(
                (own) => comparePersonNames(readPersonName(raw), readPersonName(own)) === verdict,
              ),
            )
            .map(({ id }) => id);
        const [same, compatible] = [listBy('same'), listBy('compatible')];
        const found = resolved.kind === 'unsure' ? resolved.candidates.map(({ id }) => id) : [];
        if (resolved.kind === 'one') expect(same, raw).toEqual([resolved.id]);
        else expect([...found].sort(), raw).toEqual([...new Set([...same, ...compatible])].sort());
        if (resolved.kind === 'none') expect([...same, ...compatible], raw).toEqual([]);
      }
    }
    expect([...kinds].sort()).toEqual(['none', 'one', 'unsure']);
  });
});
