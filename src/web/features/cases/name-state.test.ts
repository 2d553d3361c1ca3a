import { expect, test } from 'vitest';
import { nameState } from './name-state.ts';

test('a status that the outcome says, too, is said once (SR-169)', () => {
  expect(nameState('Pending', 'Pending; hearing on liability held')).toEqual(['Pending; hearing on liability held']);
  expect(nameState('Settled', 'Settled')).toEqual(['Settled']);
  expect(nameState('Concluded', 'Claims upheld in part')).toEqual(['Concluded', 'Claims upheld in part']);
  expect(nameState('Pending', null)).toEqual(['Pending', null]);
});
