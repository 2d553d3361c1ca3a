import { expect, test } from 'vitest';
import { listFirmRelations } from './list-firm-relations.ts';
import type { Employment } from './matter.ts';
import type { Faces } from './relation.ts';

const [ADA, BO, FIRM] = [1, 2, 9];
const FACES: Faces = new Map([ADA, BO, FIRM].map((actor) => [actor, [{ actor, via: undefined }]]));

function practised(person: number, position: string, from?: string, to?: string): Employment {
  const source = { id: `${position}-of-${person}`, title: position, kind: 'document', type: 'Profile' } as const;
  const rest = { date: undefined, subscriptions: [], publication: undefined, stage: undefined };
  return { person, firm: FIRM, from, to, isPrinted: false, position, source: { ...source, ...rest } };
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

test('A stated end of a membership holds over what a case prints; without one a case counts for its own day (OP-190)', () => {
  const printed = (person: number, day: string) => ({
    ...practised(person, `Counsel ${day}`, day, day),
    isPrinted: true,
  });
  const bo = practised(BO, 'Associate', '2015', '2018');
  expect(relate([practised(ADA, 'Partner', '2005', '2014'), printed(ADA, '2016-05-02'), bo], ADA, BO)).toEqual([]);
  expect(relate([printed(ADA, '2016-05-02'), bo], ADA, BO)).toMatchObject([{ from: '2016-05-02', to: '2016-05-02' }]);
  expect(relate([printed(ADA, '2012-05-02'), bo], ADA, BO)).toEqual([]);
  const again = [practised(ADA, 'Partner', '2005', '2014'), practised(ADA, 'Partner', '2015'), printed(ADA, '2016')];
  expect(relate([...again, bo], ADA, BO)).toMatchObject([{ from: '2015' }]);
});
