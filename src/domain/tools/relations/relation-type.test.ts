import { expect, test } from 'vitest';
import { sayRelation } from './relation-type.ts';

test('An appearance is said from the side of each who took part (OP-190)', () => {
  expect(sayRelation('appeared-before', 'counsel', 'arbitrator')).toBe('Counsel before');
  expect(sayRelation('appeared-before', 'firm', 'arbitrator')).toBe('Counsel before');
  expect(sayRelation('appeared-before', 'arbitrator', 'counsel')).toBe('Heard counsel');
  expect(sayRelation('appeared-before', 'arbitrator', 'firm')).toBe('Heard counsel');
  expect(sayRelation('appeared-before', 'party', 'arbitrator')).toBe('Party before');
  expect(sayRelation('appeared-before', 'arbitrator', 'party')).toBe('Heard party');
  expect(sayRelation('same-tribunal', 'arbitrator', 'arbitrator')).toBe('Sat together on a tribunal');
});
