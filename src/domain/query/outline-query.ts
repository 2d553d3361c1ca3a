import { printQuery } from '#domain/query/print-query.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';
import { printOperator } from '#domain/query/translate-connector.ts';

/** A query as an outline to be read: a leaf is a term or phrase, `label` what stands there in canonical spelling. */
export interface QueryOutline {
  readonly kind: 'term' | 'and' | 'or' | 'not' | 'near' | 'field';
  readonly label: string;
  /** Of `not`: what is kept, then what is excluded. */
  readonly children: readonly QueryOutline[];
}

/** The tree of a query without its places. */
export function outlineQuery(node: QueryNode): QueryOutline {
  switch (node.kind) {
    case 'and':
    case 'or':
      return { kind: node.kind, label: node.kind.toUpperCase(), children: node.children.map(outlineQuery) };
    case 'not':
      return { kind: 'not', label: 'NOT', children: [outlineQuery(node.keep), outlineQuery(node.exclude)] };
    case 'field':
      return { kind: 'field', label: node.field, children: [outlineQuery(node.child)] };
    case 'near': {
      const label = printOperator({ name: 'NEAR', distance: node.distance });
      return { kind: 'near', label, children: [outlineQuery(node.left), outlineQuery(node.right)] };
    }
    default:
      return { kind: 'term', label: printQuery(node), children: [] };
  }
}
