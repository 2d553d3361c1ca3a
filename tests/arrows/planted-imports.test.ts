import { dirname, relative } from 'node:path/posix';
import { describe, expect, it, test } from 'vitest';
import { DRIVERS, type Driver } from '../../scripts/arrows/drivers.ts';
import type { Allowed, Room } from '../../scripts/arrows/room.ts';
import { BESIDE_CODE, ROOMS } from '../../scripts/arrows/rooms.ts';
import { checkPlanted, EXAMPLES, SIBLINGS } from './check-planted.ts';
import { MODULE_SPELLINGS, PATH_SPELLINGS } from './spellings.ts';

const ALL_DRIVERS = Object.keys(DRIVERS) as Driver[];

test('There is a file to plant in for each room of the table', () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual(ROOMS.map(({ name }) => name).sort());
});

describe('No other room and no driver than its row of the table names is imported, however that is spelled, by', () => {
  it.each(ROOMS)('$name', (room) => {
    expectOnly(EXAMPLES[room.name]!, room, room);
  });

  it.each(ROOMS.filter(({ isForTests }) => !isForTests))('the tests in $name', (room) => {
    expectOnly(EXAMPLES[room.name]!.replace(/(?=\.tsx?$)/u, '.test'), room, {
      imports: [...room.imports, ...BESIDE_CODE.imports, ...(room.tests?.imports ?? [])],
      drivers: [...room.drivers, ...BESIDE_CODE.drivers, ...(room.tests?.drivers ?? [])],
    });
  });
});

test('Places are bundled with the room that asks them; any other data is read and given by the composition', () => {
  const line = "import DATA from '#content/places/places.json' with { type: 'json' };";
  const other = line.replace('places/places', 'demo/accounts');
  expect(checkPlanted({ 'src/domain/places/planted.ts': line, 'src/domain/document/planted.ts': line })).toEqual([
    expect.stringContaining('domain/document -> content/places/places.json: the composition reads data'),
  ]);
  expect(checkPlanted({ 'src/domain/places/planted.ts': other })).toHaveLength(1);
});

/** Plants an import of every room into the file, and among them every way to spell one, and sees each refused that is not among `allowed`, and no other. */
function expectOnly(path: string, room: Room, allowed: Allowed): void {
  const files = listFiles(room).map(({ name, file }) => ({ file, isAllowed: isNamed(name, allowed.imports) }));
  const drivers = ALL_DRIVERS.map((driver) => ({ driver, isAllowed: allowed.drivers.includes(driver) }));
  for (const isAllowed of [true, false]) {
    const lines = [
      ...files
        .filter((target) => target.isAllowed === isAllowed)
        .flatMap(({ file }, index) => {
          // Each way in turn: what it leads to is found in the same way, however it is spelled.
          const spelled = spellFile(path, file);
          return [...new Set([spelled[0] ?? '', spelled[index % spelled.length] ?? ''])];
        }),
      ...drivers.filter((target) => target.isAllowed === isAllowed).flatMap(({ driver }) => spellDriver(driver)),
    ];
    const refused = checkPlanted({ [path]: lines.join('\n') });
    for (const words of refused) expect(words).toMatch(/^\S+:\d+ \S+ -> \S+: \S/u);
    const refusedLines = new Set(refused.map((words) => Number(/:(\d+) /u.exec(words)?.[1])));
    const wrong = lines.filter((_, index) => refusedLines.has(index + 1) === isAllowed);
    expect(wrong, isAllowed ? 'refused, although allowed' : 'passed, although forbidden').toEqual([]);
  }
}

/** A file of every other room, and of a sibling where the room has one. */
function listFiles(room: Room): { name: string; file: string }[] {
  const others = Object.entries(EXAMPLES).filter(([name]) => name !== room.name);
  return [...others, ...Object.entries(SIBLINGS)].map(([name, file]) => ({ name, file }));
}

function isNamed(room: string, names: readonly string[]): boolean {
  return names.some((name) => (name.endsWith('/**') ? room.startsWith(name.slice(0, -2)) : name === room));
}

/** Its first package in every way, with and without `node:`; the others in one. */
function spellDriver(driver: Driver): string[] {
  const [first = '', ...others] = DRIVERS[driver].map((name: string) => name.replace(/\*$/u, 'part'));
  const bare = first.replace(/^node:(?!sqlite)/u, '');
  return [...new Set([first, bare])].flatMap(spellModule).concat(others.map((name) => `import '${name}';`));
}

function spellFile(from: string, file: string): string[] {
  const beside = relative(dirname(from), file).replace(/^(?=[^.])/u, './');
  const alias = /^(?:src\/|(?=tests\/))(.*)/u.exec(file)?.[1];
  return [
    ...spellModule(beside),
    ...(alias === undefined ? [] : spellModule(`#${alias}`)),
    ...PATH_SPELLINGS.map((spell, n) => spell(beside, n)),
    `import '${beside.replace(/\.tsx?$/u, '.js')}';`,
    `import '${beside.replace(/\.tsx?$/u, '')}';`,
    `import '${beside}?worker';`,
  ];
}

let next = 0;

function spellModule(name: string): string[] {
  return MODULE_SPELLINGS.map((spell) => spell(name, (next += 1)));
}
