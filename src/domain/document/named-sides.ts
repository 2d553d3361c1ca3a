import { WORDS_OF_STATES } from '#domain/words/spellings.ts';
import type { CalledCase, CalledSide } from './called-side.ts';
import { listCaseSides } from './case-sides.ts';
import { foldPartyName } from '#domain/names/fold-name.ts';
import type { DocumentRecord } from './document.ts';
import { listPartyForms } from './party-forms.ts';

/** Words that stand in the names of many parties and tell none from another. */
const OF_MANY: ReadonlySet<string> = new Set(['and', 'of', 'for', ...WORDS_OF_STATES]);

/** What of a document says who its parties are. */
type NamedRecord = Pick<DocumentRecord, 'title' | 'parties' | 'undertakings'>;

/**
 * How many sides of a case, as somebody names it, a document speaks of: of one of the side's names it has more than half
 * of the words, in its title or among its parties. Names are shortened and misspelt, so that not every word has to be
 * there; undefined where the document itself says nothing of parties.
 */
export function countNamedSides(asked: readonly CalledCase[], record: NamedRecord): number | undefined {
  const parties = [...record.parties.map(({ name }) => name), ...record.undertakings];
  if (parties.length === 0 && listCaseSides(record.title).length === 0) return undefined;
  const words = new Set([foldPartyName(record.title), ...parties.flatMap(listPartyForms)].join(' ').split(' '));
  const counts = asked.map(({ first, second }) => Number(isIn(words, first)) + Number(isIn(words, second)));
  return Math.max(0, ...counts);
}

function isIn(words: ReadonlySet<string>, side: CalledSide): boolean {
  return side.some((name) => {
    const own = name.filter((word) => !OF_MANY.has(word));
    const telling = own.length > 0 ? own : name;
    return 2 * telling.filter((word) => words.has(word)).length > telling.length;
  });
}
