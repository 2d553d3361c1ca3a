import { expect, test } from 'vitest';
import { foldCitation } from './normal-citation.ts';
import { readCitation } from './read-citation.ts';

const WORKS = 10_000;

/** Numbers that look like chance and are the same in every run. */
function createChance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

type Write = (year: number, number: number, volume: number) => readonly string[];

/** How the citations of each series are written; the first is how the library has it. */
const SERIES: readonly Write[] = [
  ...['Admin', 'Ch', 'Comm', 'TCC'].map<Write>((division) => (year, number) => [
    `[${year}] EWHC ${number} (${division})`,
    `[${year}] EWHC (${division}) ${number}`,
    `(${year}) EWHC ${number} (${division})`,
    `[${year}]  EWHC 0${number} (${division})`,
  ]),
  ...['Civ', 'Crim'].map<Write>((division) => (year, number) => [
    `[${year}] EWCA ${division} ${number}`,
    `${year} EWCA ${division} ${number}`,
    `[${year}] EWCA ${division}. ${number}`,
  ]),
  ...['UKSC', 'UKPC', 'EAT', 'ZACC'].map<Write>((court) => (year, number) => [
    `[${year}] ${court} ${number}`,
    `${year} ${court} ${number}`,
    `[${year}] ${court} 00${number}`,
  ]),
  (year, number) => [
    `[${year}] UKFTT 00${number} (TC)`,
    `[${year}] UKFTT ${number} (TC)`,
    `(${year}) UKFTT 0${number} (TC)`,
  ],
  (year, number, volume) => [
    `[${year}] ${volume} WLR ${number}`,
    `[${year}] ${volume} W.L.R. ${number}`,
    `[${year}] ${volume} W. L. R. ${number}`,
  ],
  (year, number, volume) => [`[${year}] ${volume} All ER ${number}`, `[${year}] ${volume} All E.R. ${number}`],
  (_year, number, volume) => [`${volume} U.S. ${number}`, `${volume} U. S. ${number}`, `${volume} US ${number}`],
  (_year, number, volume) => [`${volume} F.3d ${number}`, `${volume} F. 3d ${number}`, `${volume} F3d ${number}`],
  (_year, number, volume) => [`${volume} F. Supp. 2d ${number}`, `${volume} F.Supp.2d ${number}`],
  (_year, number, volume) => [`${volume} Cal. App. 4th ${number}`, `${volume} Cal.App.4th ${number}`],
  (year, number) => [`ECLI:EU:C:${year}:${number}`, `EU:C:${year}:${number}`, `ecli:eu:c:${year}:${number}`],
  (year, number) => [
    `6${year}CJ${String(number).padStart(4, '0')}`,
    `CELEX:6${year}CJ${String(number).padStart(4, '0')}`,
  ],
  (year, number) => [
    `C-${number}/${String(year).slice(2)}`,
    `Case C‑${number}/${String(year).slice(2)}`,
    `C-${number}/${String(year).slice(2)}`,
  ],
  (year, number) => [
    `T ${String(number).padStart(4, '0')}/${String(year).slice(2)}`,
    `T ${number}/${String(year).slice(2)}`,
  ],
];

const AROUND = [
  (citation: string) => citation,
  (citation: string) => `Halvorsen v Aurelian, ${citation}`,
  (citation: string) => `Halvorsen v Aurelian ${citation}, [34]`,
  (citation: string) => `see ${citation} at 12`,
];

test(
  `OP-193: ${WORKS} citations, written in any spelling, lead back to the same work and to no other`,
  { timeout: 60_000 },
  () => {
    const chance = createChance(193);
    const works = new Map<string, readonly string[]>();
    while (works.size < WORKS) {
      const write = SERIES[chance(SERIES.length)]!;
      const spellings = write(2001 + chance(24), 100 + chance(899), 1 + chance(300));
      works.set(foldCitation(spellings[0]!), spellings);
    }
    const lost: string[] = [];
    for (const [name, spellings] of works) {
      const text = AROUND[chance(AROUND.length)]!(spellings[chance(spellings.length)]!);
      const found = new Set(readCitation(text).filter((each) => works.has(each)));
      if (found.size !== 1 || !found.has(name)) lost.push(`${text}: ${[...found].join(', ')} for ${name}`);
    }
    expect(lost).toEqual([]);
  },
);
