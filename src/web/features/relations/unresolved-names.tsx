import type { RelationAssessment } from '#contract/relations.ts';
import { isActorKind } from '#domain/tools/relations/actor-kind.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Message } from '#web/ui/message.tsx';
import type { RelationPage } from './use-relation-page.ts';

/** Names that mean nobody known, or several: the reader says who is meant. */
export function UnresolvedNames({
  unresolved,
  page,
}: {
  readonly unresolved: RelationAssessment['unresolved'];
  readonly page: RelationPage;
}) {
  return unresolved.map(({ name, relType, candidates }) => (
    <Message
      key={`${relType} ${name}`}
      title={candidates.length > 0 ? `Whom do you mean by “${name}”?` : `“${name}” is not known here`}
    >
      {candidates.length > 0 ? (
        <ul>
          {candidates.map((candidate) => (
            <li key={candidate.slug}>
              <AppLink href={choose(page, name, candidate)}>{candidate.name}</AppLink>
              {candidate.note ? `, ${candidate.note}` : ''}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          No case or document of this edition names anybody of this kind so. Pick a name from the list while you type.
        </p>
      )}
    </Message>
  ));
}

function choose(
  { state, hrefOf }: RelationPage,
  name: string,
  { relType, slug, name: known }: RelationAssessment['unresolved'][number]['candidates'][number],
): string {
  if (!isActorKind(relType)) return hrefOf({});
  const chosen = { relType, slug, name: known };
  const isOne = state.one?.name === name && state.one.relType === relType;
  return isOne
    ? hrefOf({ one: chosen })
    : hrefOf({ two: state.two.map((other) => (other.name === name ? chosen : other)) });
}
