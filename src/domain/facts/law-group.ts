import type { EditionId } from '../edition/edition.ts';
import { FACT_KINDS, type Fact } from './fact.ts';
import { isOfParticipation, readText } from './participation.ts';

/** Facts that are shown together, and in which editions: those of a topic, or on a right (`qualifiers.right`). */
export interface LawGroup {
  readonly id: string;
  readonly title: string;
  readonly editions: readonly EditionId[];
  readonly topics?: readonly string[];
  readonly rights?: readonly string[];
  /** What works with these facts: words and an address, to which the code of the place is added. */
  readonly tool?: { readonly title: string; readonly url: string };
}

/** Facts under a head. */
interface GroupedFacts extends Pick<LawGroup, 'id' | 'title' | 'tool'> {
  readonly facts: readonly Fact[];
}

/** What belongs to no group is shown in every edition. */
const OTHERS = { id: 'others', title: 'Other figures of law' };

const ORDER = ['rule', 'status', 'threshold', 'time-limit', 'fee', 'rate', ...FACT_KINDS];

/** Facts of a place under the heads of an edition, rules before figures; who takes part in what is shown elsewhere. */
export function groupFacts(facts: readonly Fact[], groups: readonly LawGroup[], edition: EditionId): GroupedFacts[] {
  const all = facts.filter((fact) => !isOfParticipation(fact) && fact.kind !== 'reservation');
  const byGroup = Map.groupBy(all, (fact) => groups.find((group) => isOf(group, fact)));
  return [...groups, undefined].flatMap((group) => {
    const own = byGroup.get(group) ?? [];
    const isShown = own.length > 0 && (group === undefined || group.editions.includes(edition));
    const { id, title } = group ?? OTHERS;
    const tool = group?.tool && { tool: group.tool };
    return isShown ? [{ id, title, ...tool, facts: own.toSorted((a, b) => rankOf(a) - rankOf(b)) }] : [];
  });
}

function isOf({ topics = [], rights = [] }: LawGroup, { topic, qualifiers }: Fact): boolean {
  return topics.includes(topic) || rights.includes(readText(qualifiers, 'right') ?? '');
}

function rankOf({ kind }: Fact): number {
  return ORDER.indexOf(kind);
}
