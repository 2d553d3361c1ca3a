import { describe, expect, it } from 'vitest';
import { readCast } from './read-cast.ts';

describe('a cast that is pasted or handed in (OP-177)', () => {
  it('is a name a line or between semicolons, with or without bullets and numbers, each once', () => {
    const names = readCast('- Ingrid Solheim\n2) SOLHEIM, Ingrid; Halvorsen Energi AS\n\n• Ingrid Solheim\n').map(
      ({ name }) => name,
    );
    expect(names).toEqual(['Ingrid Solheim', 'SOLHEIM, Ingrid', 'Halvorsen Energi AS']);
  });

  it.each(['"', ',', ' ', 'x'])('issue 36: is read where a line of it never ends, of the sign “%s”', (sign) => {
    expect(readCast(`${sign.repeat(300_000)}x\nIngrid Solheim`).at(-1)).toEqual({ name: 'Ingrid Solheim', role: '' });
  });

  it('gives the part of a label before the name, or above the names up to an empty line', () => {
    expect(
      readCast('Claimant: Halvorsen Energi AS\nTribunal:\nIngrid Solheim\nTobias Rüegsegger\n\nAnna Quill'),
    ).toEqual([
      { name: 'Halvorsen Energi AS', role: 'Claimant' },
      { name: 'Ingrid Solheim', role: 'Tribunal' },
      { name: 'Tobias Rüegsegger', role: 'Tribunal' },
      { name: 'Anna Quill', role: '' },
    ]);
  });

  it('as a table takes the column that its heading calls names, and the part beside it', () => {
    expect(
      readCast('No.\tRole\tName\tNotes\n1\tExpert\tAnna Quill\tto be confirmed\n2\tClaimant\tAcme Works Ltd\t'),
    ).toEqual([
      { name: 'Anna Quill', role: 'Expert' },
      { name: 'Acme Works Ltd', role: 'Claimant' },
    ]);
  });

  it('as a table that begins in a later column, and a heading that holds up to a line that is no row', () => {
    expect(readCast('\tName\tRole\n\tAnna Quill\tExpert\nOthers:\nClaimant\tAcme Works Ltd')).toEqual([
      { name: 'Anna Quill', role: 'Expert' },
      { name: 'Acme Works Ltd', role: 'Claimant' },
    ]);
  });

  it('as a table without a heading takes every cell that does not say a part', () => {
    expect(
      readCast('Counsel for the claimant\tAnna Quill\tQuill Partners LLP\nPresident Holdings Ltd\tRespondent'),
    ).toEqual([
      { name: 'Anna Quill', role: 'Counsel for the claimant' },
      { name: 'Quill Partners LLP', role: 'Counsel for the claimant' },
      { name: 'President Holdings Ltd', role: 'Respondent' },
    ]);
  });
});
