import { readOwn, type CaseFigures, type Figure } from './case-figures.ts';
import type { DealParty } from './deal.ts';
import { all, any, sum } from './formula.ts';
import { add, NOUGHT, readNumber } from './fraction.ts';
import { meet, type Worked } from './meet.ts';
import type { Leaf } from './read-leaf.ts';
import { ANY_PARTY, INCREASED, JOINTLY } from './words.ts';

/** A leaf on shares of a market; `party`: the one it is asked of. */
export function workShare(leaf: Leaf, figures: CaseFigures, party?: DealParty): Worked {
  const meets = (figure: Figure) => meet(leaf, figures, [figure.term]);
  if (party) {
    const own = ofParty(party, leaf.scope, figures);
    return { formula: meets(own), words: own.words };
  }
  const combined = ofAll(leaf.scope, figures);
  if (leaf.of === 'combined') return { formula: meets(combined), words: combined.words };
  if (INCREASED.has(leaf.of)) {
    const increment = figures.percent(
      `Increment of share in ${leaf.scope}`,
      readShares(leaf.scope, figures)?.increment,
    );
    return {
      formula: all([meets(combined), sum([increment.term], '>', NOUGHT)]),
      words: `combined ${combined.words}, increment ${increment.words}`,
    };
  }
  const largest = ofLargest(leaf, figures);
  if (JOINTLY.has(leaf.of)) {
    return {
      formula: any([meets(combined), largest.formula]),
      words: `combined ${combined.words}, ${largest.words}`,
    };
  }
  if (ANY_PARTY.has(leaf.of)) return largest;
  return { formula: figures.unread(`share, ${leaf.of} (${leaf.scope}): not defined`), words: '' };
}

function readShares(scope: string, { deal: { Shares } }: CaseFigures) {
  return Shares && Object.hasOwn(Shares, scope) ? Shares[scope] : undefined;
}

/** All shares added, where nobody gives their sum but each of them. */
function ofAll(scope: string, figures: CaseFigures): Figure {
  const given = readShares(scope, figures);
  const each = figures.deal.Parties.map(({ Name }) => readOwn(given?.parties, Name));
  if (typeof given?.combined !== 'number' && each.every((share) => share !== undefined) && each.length > 0) {
    const total = each.reduce((so, share) => add(so, readNumber(share ?? 0)), NOUGHT);
    return { term: { floor: total, parts: [] }, words: `${each.join(' + ')} %` };
  }
  return figures.percent(`Share combined in ${scope}`, given?.combined);
}

/** Any party by itself. */
function ofLargest(leaf: Leaf, figures: CaseFigures): Worked {
  const given = readShares(leaf.scope, figures);
  const own = figures.deal.Parties.flatMap(({ Name }) => readOwn(given?.parties, Name) ?? []);
  const isWhole = own.length === figures.deal.Parties.length;
  const known = own.map((share) => meet(leaf, figures, [{ floor: readNumber(share), parts: [] }]));
  if (typeof given?.largest !== 'number' && isWhole) {
    return { formula: any(known), words: `each ${own.join(', ')} %` };
  }
  const largest = figures.percent(`Largest share in ${leaf.scope}`, given?.largest);
  return {
    formula: any([...known, meet(leaf, figures, [largest.term])]),
    words: `largest ${largest.words}`,
  };
}

/** No party has more than the largest share. */
function ofParty({ Name }: DealParty, scope: string, figures: CaseFigures): Figure {
  const given = readShares(scope, figures);
  const largest = given?.largest;
  return figures.percent(`Share of ${Name} in ${scope}`, readOwn(given?.parties, Name), readNumber(largest ?? 100));
}
