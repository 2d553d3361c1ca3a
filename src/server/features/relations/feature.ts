import { deleteRelationSearch, listRelationSearches } from '#contract/relation-searches.ts';
import { checkConflicts } from '#contract/conflict-check.ts';
import { findRelationPaths, getRelationGraph } from '#contract/relation-graph.ts';
import { assessRelationships, suggestActors } from '#contract/relations.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { RelationSearchStore } from '#server/ports/relation-search-store.ts';
import { ConflictCheckService } from './conflict-check.service.ts';
import { RelationGraphService } from './relation-graph.service.ts';
import { RelationSearchesService } from './relation-searches.service.ts';
import { registerRelationRoutes } from './relations.routes.ts';
import { RelationsService, type RelationParts } from './relations.service.ts';
import { SuggestActorsService } from './suggest-actors.service.ts';

interface Parts extends RelationParts {
  readonly relationSearches: RelationSearchStore;
}

/** How people, firms, states and parties are related, with the evidence. */
export const relationsFeature: Feature<Parts> = {
  name: 'relations',
  calls: [
    suggestActors,
    assessRelationships,
    getRelationGraph,
    findRelationPaths,
    checkConflicts,
    listRelationSearches,
    deleteRelationSearch,
  ],
  serve: (register, parts) => {
    const relations = new RelationsService(parts);
    registerRelationRoutes(register, {
      relations,
      graphs: new RelationGraphService(parts, relations),
      conflicts: new ConflictCheckService(parts),
      searches: new RelationSearchesService(parts.relationSearches, parts.clock),
      suggestions: new SuggestActorsService(parts.relations, parts.guard),
    });
  },
};
