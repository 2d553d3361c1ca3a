import { expect, test } from 'vitest';
import { listFirmRelations } from './list-firm-relations.ts';
import type { Employment } from './matter.ts';
import type { Faces } from './relation.ts';

const [ADA, BO, FIRM] = [1, 2, 9];
const FACES: Faces = new Map([ADA, BO, FIRM].map((actor) => [actor, [{ actor, via: undefined }]]));

function practised(person: number, position: string, from?: string, to?: string): Employment {
  const source = { id: `${position}-of-${person}`, title: position, kind: 'document', type: 'Profile' } as const;
  const rest = { date: undefined, subscriptions: [], publication: undefined, stage: undefined };
  return { person, firm: FIRM, from, to, position, source: { ...source, ...rest } };
}

const relate = (employments: readonly Employment[], one: number, other: number) =>
  listFirmRelations(employments, FACES, (...asked) => asked[0] === one && asked[1] === other);

test('Roles of unknown time say nothing beside those of known years at one firm, nor do their sources (OP-137)', () => {
  const employments = [
    practised(ADA, 'Of counsel'),
    practised(ADA, 'Partner', '2010', '2014'),
    practised(BO, 'Associate', '2012'),
  ];
  const [relation, ...others] = relate(employments, ADA, BO);
  expect(others).toEqual([]);
  expect(relation).toMatchObject({ type: 'same-firm', basis: 'derived', from: '2012', to: '2014', isTimeKnown: true });
  expect(relation?.one.roles).toEqual(['Partner']);
  expect(relation?.other.roles).toEqual(['Associate']);
  expect(relation?.sources.toSorted()).toEqual(['Associate-of-2', 'Partner-of-1']);
  expect(relate(employments, ADA, FIRM)).toMatchObject([{ one: { roles: ['Partner'] }, from: '2010', to: '2014' }]);
});

test('Where no time is known it says so; years that lie apart are no relation (OP-137)', () => {
  const unknown = [practised(ADA, 'Of counsel'), practised(BO, 'Associate', '2012')];
  expect(relate(unknown, ADA, BO)).toMatchObject([{ isTimeKnown: false, one: { roles: ['Of counsel'] } }]);
  expect(relate([practised(ADA, 'Partner', '2010', '2011'), practised(BO, 'Associate', '2012')], ADA, BO)).toEqual([]);
});
