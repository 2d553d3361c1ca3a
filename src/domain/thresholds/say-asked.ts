import { nameCondition } from '../facts/name-condition.ts';
import { nameFigure } from './list-given.ts';
import { readAsked, type Asked } from './read-asked.ts';

const SHARES = {
  combined: 'Share of all parties',
  increment: 'Share that is added',
  largest: 'Largest share',
} as const;

/**
 * What has to be asked for, as a reader is told of it: `Condition substantial-activity:DE` → `Substantial operations in
 * Germany`. Words that say nothing of the kind stay as they are.
 */
export function sayAsked(missing: string, nameOf: (place: string) => string): string {
  const asked = readAsked(missing);
  return asked === undefined ? missing : (say(asked, nameOf) ?? missing);
}

function say(asked: Asked, nameOf: (place: string) => string): string | undefined {
  switch (asked.kind) {
    case 'figure':
      return nameFigure(asked.table, asked.party, asked.key, nameOf);
    case 'value in place':
      return `${asked.what === 'amount' ? 'Value of the deal' : 'Assets or capital accumulated'} in ${nameOf(asked.place)}`;
    case 'share':
      return `${SHARES[asked.of]} in ${nameOf(asked.place)}`;
    case 'share of party':
      return `Share of ${asked.party} in ${nameOf(asked.place)}`;
    case 'condition':
      return nameCondition(asked.name, nameOf);
    default:
      return undefined;
  }
}
