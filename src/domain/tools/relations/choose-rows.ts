import { keyOfActor, type RelatedRow } from './rank-pairs.ts';

/** What narrows the relations of a conflict check; '' and false are no bound. */
export interface RowChoice {
  /** Id of a kind of relation. */
  readonly type: string;
  /** The first year, `YYYY`; what goes on passes, and so does that of which nobody knows when it was. */
  readonly since: string;
  /** Only what a document or a record of the library says. */
  readonly isProved: boolean;
  /** `ACROSS`: between different parts of the matter; else the part that one of the two has. */
  readonly part: string;
  /** One of the two, by `keyOfActor`. */
  readonly who: string;
}

export const NO_CHOICE: RowChoice = { type: '', since: '', isProved: false, part: '', who: '' };

/** No part of a cast is called so. */
export const ACROSS = '\u0000across';

interface ChosenRow extends RelatedRow {
  readonly hit: RelatedRow['hit'] & {
    readonly relationshipType: string;
    readonly evidence: readonly unknown[];
  };
}

/** The rows that a choice leaves; `parts` are the parts that a cast gives, by who has them. */
export function chooseRows<Row extends ChosenRow>(
  rows: readonly Row[],
  choice: RowChoice,
  parts: ReadonlyMap<string, string>,
): Row[] {
  return rows.filter(({ one, hit }) => {
    const sides = [keyOfActor(one), keyOfActor(hit.partner)];
    return (
      (choice.type === '' || hit.relationshipType === choice.type) &&
      (choice.since === '' || !hit.isTimeKnown || hit.isOngoing || (hit.date ?? '').slice(0, 4) >= choice.since) &&
      (!choice.isProved || hit.evidence.length > 0) &&
      (choice.who === '' || sides.includes(choice.who)) &&
      isOfPart(
        choice.part,
        sides.map((side) => parts.get(side) ?? ''),
      )
    );
  });
}

function isOfPart(part: string, parts: readonly string[]): boolean {
  if (part === '') return true;
  if (part === ACROSS) return parts[0] !== parts[1];
  return parts.includes(part);
}
