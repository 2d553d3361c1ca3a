import { describe, expect, it } from 'vitest';
import { FAVORITE_LIMITS, findNameFault, foldFolderName, markSeen } from './favorite.ts';

describe('the name of a folder', () => {
  it.each([
    'Costs',
    'تكاليف التحكيم',
    '⚖️ 👩‍⚖️',
    '<b>bold</b> & "quoted"',
    ' kept  as written ',
    'x'.repeat(80),
    '⚖'.repeat(80),
  ])('may be %j (CON-006, OP-82)', (name) => expect(findNameFault(name)).toBeUndefined());

  it.each([
    ['', 'Give the folder a name.'],
    [' \u00A0\u200B', 'Give the folder a name.'],
    ['x'.repeat(FAVORITE_LIMITS.name + 1), /at most 80 characters; this one has 81/u],
    ['é'.repeat(10_000), /this one has 10000/u],
    ['two\nlines', /in one line/u],
    ['broken \uD83D', /control characters/u],
  ])('cannot be %j, and the refusal says why', (name, words) => expect(findNameFault(name)).toMatch(words));

  it('is the same whatever its letter case, spaces and width (OP-82)', () => {
    expect(foldFolderName(' Merger  CONTROL')).toBe(foldFolderName('Ｍerger control'));
    expect(foldFolderName('Costs')).not.toBe(foldFolderName('Cost'));
  });
});

describe('what is known of a document', () => {
  const document = { version: 2, record: { status: 'In force', dates: { validUntil: '2030-01-01' } } };

  it('changes with its text, its status and its validity, and with nothing else (SR-219, OP-128)', () => {
    const retitled = { ...document, record: { ...document.record, title: 'Another title' } };
    expect(markSeen(retitled)).toBe(markSeen(document));
    const changed = [
      { ...document, version: 3 },
      { ...document, record: { ...document.record, status: 'Repealed' } },
      { ...document, record: { ...document.record, dates: {} } },
    ];
    for (const next of changed) expect(markSeen(next)).not.toBe(markSeen(document));
  });
});
