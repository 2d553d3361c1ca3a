import { deleteRelationSearch, listRelationSearches } from '#contract/relation-searches.ts';
import { checkConflicts } from '#contract/conflict-check.ts';
import { findRelationPaths, getRelationGraph } from '#contract/relation-graph.ts';
import * as calls from '#contract/relations.ts';
import type { RelationSearch } from '#domain/tools/desk/relation-search.ts';
import { readPartners } from '#domain/tools/relations/partners.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { ConflictCheckService } from './conflict-check.service.ts';
import type { RelationGraphService } from './relation-graph.service.ts';
import type { RelationSearchesService } from './relation-searches.service.ts';
import type { RelationsService } from './relations.service.ts';
import type { SuggestActorsService } from './suggest-actors.service.ts';

/** `/apiv2/AssessRelationships`. */
export function registerRelationRoutes(
  register: RegisterCall,
  services: {
    readonly relations: RelationsService;
    readonly graphs: RelationGraphService;
    readonly conflicts: ConflictCheckService;
    readonly searches: RelationSearchesService;
    readonly suggestions: SuggestActorsService;
  },
): void {
  register(calls.suggestActors, ({ reader, params }) =>
    services.suggestions.suggest(reader, {
      kind: params['kind'] ?? '',
      text: params['text'] ?? '',
      limit: Number(params['limit']),
    }),
  );
  register(calls.assessRelationships, async ({ reader, body }) => {
    const answer = await services.relations.assess(reader, body);
    const search = readSearch(answer, body);
    if (search) await services.searches.note(reader, search);
    return answer;
  });
  register(getRelationGraph, ({ reader, body }) => services.graphs.draw(reader, body));
  register(findRelationPaths, ({ reader, body }) => services.graphs.findPaths(reader, body));
  register(checkConflicts, ({ reader, body }) => services.conflicts.check(reader, body));
  register(listRelationSearches, ({ reader }) => services.searches.list(reader));
  register(deleteRelationSearch, async ({ reader, params }) => {
    await services.searches.remove(reader, params['id'] ?? '');
    return {};
  });
}

/** A question that somebody was found for, as it is kept; further pages of it are not asked anew. */
function readSearch(
  { relationshipOne, relationshipTwo }: calls.RelationAssessment,
  { searchQuery, relationshipTypeSelection }: calls.RelationQuestionBody,
): RelationSearch | undefined {
  if (relationshipOne === null || searchQuery.page > 1) return undefined;
  const [one] = readPartners([relationshipOne]);
  if (!one) return undefined;
  return { relationshipOne: one, relationshipTwo: readPartners(relationshipTwo), relationshipTypeSelection };
}
