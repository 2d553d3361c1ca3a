import {
  ColumnNode,
  JSONOperatorChainNode,
  JSONReferenceNode,
  OperatorNode,
  ReferenceNode,
  sql,
  TableNode,
  ValueNode,
  ExpressionWrapper,
  type RawBuilder,
} from 'kysely';

/** Fields and places of lists that lead to a value. */
export type JsonPath = readonly [string | number, ...(string | number)[]];

/**
 * What a column of JSON says at a path: a text as it is, a list as its JSON, null where there is nothing. Each database
 * has a way of its own, which its dialect writes; flags and numbers come out differently and are read from the whole.
 */
export function jsonText<Text extends string | null = string | null>(
  column: string,
  ...path: JsonPath
): RawBuilder<Text> {
  const [name = '', table] = column.split('.').reverse();
  const said = ReferenceNode.create(ColumnNode.create(name), table === undefined ? undefined : TableNode.create(table));
  const way = path.reduce<JSONOperatorChainNode>(
    (chain, leg) => JSONOperatorChainNode.cloneWithValue(chain, ValueNode.createImmediate(leg)),
    JSONOperatorChainNode.create(OperatorNode.create('->>')),
  );
  return sql<Text>`${new ExpressionWrapper(JSONReferenceNode.create(said, way))}`;
}
