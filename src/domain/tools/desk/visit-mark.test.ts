import { expect, it } from 'vitest';
import { noteVisit, type VisitMarks } from './visit-mark.ts';

const at = (day: string, corpusVersion: number) => ({ at: `${day}T08:00:00.000Z`, corpusVersion });

it('All visits of a day are one: the mark before them stays until another day begins', () => {
  let marks: VisitMarks | undefined;
  const visit = (day: string, version: number) => (marks = noteVisit(marks, day, at(day, version)));
  expect(visit('2026-03-01', 1).before).toBeUndefined();
  expect(visit('2026-03-01', 2).before).toBeUndefined();
  expect(visit('2026-03-04', 5).before).toEqual(at('2026-03-01', 2));
  expect(visit('2026-03-04', 9).before).toEqual(at('2026-03-01', 2));
  // A clock set back begins no day, and loses no mark.
  expect(visit('2026-03-03', 9).before).toEqual(at('2026-03-01', 2));
  expect(visit('2026-03-05', 9).before).toEqual(at('2026-03-03', 9));
});
