import type { CitedKind, CitedWork } from '../bibliography/cited-work.ts';
import type { Run } from './runs.ts';

/** How a style cites each kind of work. */
export type StyleTable = Readonly<Record<CitedKind, (work: CitedWork) => Run[]>>;

type Way = StyleTable[CitedKind];

type Said = 'award' | 'treaty' | 'book' | 'chapter' | 'article' | 'news';

/** The ways of a style: most kinds of work share one, and what a style has of its own for a kind stands beside them. */
type Ways = Pick<StyleTable, Said> &
  Partial<Omit<StyleTable, Said>> & {
    /** What courts decided. */
    readonly decided: Way;
    /** Acts, instruments, rules. */
    readonly law: Way;
    /** What stands nowhere else. */
    readonly web: Way;
  };

/** A way for each kind of work. */
export function createStyle({ decided, law, ...own }: Ways): StyleTable {
  const { award, web } = own;
  const ofCourts = { case: decided, 'foreign-case': decided, transcript: decided, 'eu-case': decided, decision: award };
  const ofLaw = { act: law, bill: law, regulation: law, si: law, cfr: law, rules: law, 'eu-act': law };
  return { ...ofCourts, ...ofLaw, patent: web, document: web, ...own };
}
