import { expect, test } from 'vitest';
import { describeImport } from './describe-import.ts';

test('a file name cannot move the cursor or hide what follows: signs that are not drawn are written out (issue 12)', () => {
  const path = 'a\u001b[2Kb\u202egnp.exe\n0 refused';
  const counts = { imported: 1, updated: 0, unchanged: 0, moved: 0, merged: 0, seconds: 1, interrupted: false };
  const refused = [{ path, line: 3, column: 0, reason: 'no' }];
  const words = describeImport({ ...counts, refused, noted: [], unrecorded: undefined }, false);
  expect(words.split('\n')).toEqual([
    'refused a\\u{1b}[2Kb\\u{202e}gnp.exe\\u{a}0 refused:3: no',
    '1 imported, 0 updated, 0 unchanged, 1 refused in 1.0 s',
  ]);
});

test('an import says how many names have no record (OP-189)', () => {
  const counts = { imported: 1, updated: 0, unchanged: 0, moved: 0, merged: 0, seconds: 1, interrupted: false };
  const unrecorded = { people: 12, organizations: 1, states: 0, parties: 40 };
  const words = describeImport({ ...counts, refused: [], noted: [], unrecorded }, false);
  expect(words).toContain(
    'Names in the library without a record, found as printed: 12 people, 1 organization, 40 other parties.',
  );
});

test('what was taken otherwise than a file says stands above what was refused (OP-194)', () => {
  const counts = { imported: 1, updated: 0, unchanged: 0, moved: 0, merged: 0, seconds: 1, interrupted: false };
  const at = (line: number, reason: string) => [{ path: 'a.xml', line, column: 0, reason }];
  const words = describeImport(
    { ...counts, refused: at(3, 'no'), noted: at(0, '`2999-01-01` is left out'), unrecorded: undefined },
    false,
  );
  expect(words.split('\n').slice(0, 2)).toEqual(['noted a.xml: `2999-01-01` is left out', 'refused a.xml:3: no']);
});
