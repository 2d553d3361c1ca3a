import { expect, it } from 'vitest';
import { readCast } from './read-cast.ts';
import { readDelimited } from './read-delimited.ts';

it('a file of separated values keeps commas and lines inside quotes, whatever separates it (OP-177)', () => {
  expect(readDelimited('Name,Role\r\n"SOLHEIM, Ingrid",Arbitrator\n\n"The ""Acme""\nWorks",\n')).toEqual([
    ['Name', 'Role'],
    ['SOLHEIM, Ingrid', 'Arbitrator'],
    ['The "Acme"\nWorks', ''],
  ]);
  expect(readDelimited('Claimant;Halvorsen Energi AS\nRespondent;"Maresca; Republic of"')).toEqual([
    ['Claimant', 'Halvorsen Energi AS'],
    ['Respondent', 'Maresca; Republic of'],
  ]);
});

it('and is a cast with its parts (OP-177)', () => {
  const rows = readDelimited('Name,Role\n"SOLHEIM, Ingrid",Arbitrator\nAnna Quill,Counsel\n');
  expect(readCast(rows.map((cells) => cells.join('\t')).join('\n'))).toEqual([
    { name: 'SOLHEIM, Ingrid', role: 'Arbitrator' },
    { name: 'Anna Quill', role: 'Counsel' },
  ]);
});
