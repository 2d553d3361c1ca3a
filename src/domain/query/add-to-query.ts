import { joinQuery, protectPart } from '#domain/query/join-query.ts';
import { repairQuery } from '#domain/query/repair-query.ts';
import { findOperator, translateConnector } from '#domain/query/translate-connector.ts';

/**
 * The query after more was typed beside it: joined with AND (SR-067), or by the operator that the text begins with. AND
 * and NOT then speak of the whole query; OR stands beside it; NEAR reaches for its last term, as when typed in one go.
 */
export function addToQuery(query: string, typed: string): string {
  const text = typed.trim();
  const [first = '', rest = ''] = /^(\S+)\s+(.*)$/s.exec(text)?.slice(1) ?? [];
  const operator = findOperator(first) ?? translateConnector(first)?.operator;
  if (query.trim() === '' || operator === undefined) return joinQuery(query, text);
  if (operator.name === 'AND') return joinQuery(query, rest);
  // Beside OR and NEAR alternatives need no parentheses of ours: the text goes on where the query ends.
  const before = operator.name === 'NOT' ? protectPart(query) : repairQuery(query);
  return `${before} ${text}`;
}
