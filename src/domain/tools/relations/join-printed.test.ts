import { expect, test } from 'vitest';
import { joinPrinted } from './join-printed.ts';
import type { Statement } from './matter.ts';

const said = (role: Statement['role'], actor: number, name: string): Statement => ({
  source: 'case',
  actor,
  name,
  role,
  as: undefined,
  side: undefined,
  stage: undefined,
  method: undefined,
  status: undefined,
  firm: undefined,
});
const actorsOf = (...statements: Statement[]) => joinPrinted(statements).map(({ actor }) => actor);

test('Who is printed beside their own record in one matter is one, in any spelling that fits and in the same part (OP-189)', () => {
  expect(actorsOf(said('arbitrator', 7, 'Marit Hjort'), said('judge', -1, 'M. Hjort'))).toEqual([7, 7]);
  expect(actorsOf(said('arbitrator', -2, 'Marit Hjort'), said('judge', -1, 'M. Hjort'))).toEqual([-2, -2]);
  expect(actorsOf(said('arbitrator', 7, 'Marit Hjort'), said('counsel', -1, 'M. Hjort'))).toEqual([7, -1]);
  expect(actorsOf(said('arbitrator', 7, 'Marit Hjort'), said('judge', -1, 'Bo Ferran'))).toEqual([7, -1]);
  expect(actorsOf(said('party', -3, 'Halm GmbH'), said('party', -1, 'Halm'))).toEqual([-3, -3]);
  expect(actorsOf(said('party', -3, 'Halm GmbH'), said('party', -4, 'Halm AG'))).toEqual([-3, -4]);
  expect(actorsOf(said('party', 7, 'Halm GmbH'), said('party', -4, 'Halm AG'))).toEqual([7, -4]);
});

test('Where two of a matter could be meant, neither is', () => {
  const two = [said('arbitrator', 7, 'Marit Hjort'), said('arbitrator', 8, 'Mona Hjort')];
  expect(actorsOf(...two, said('judge', -1, 'M. Hjort'))).toEqual([7, 8, -1]);
});
