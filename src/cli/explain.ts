import type { Command } from 'commander';
import { describeQuery } from '#domain/query/describe-query.ts';
import { listTerms } from '#domain/query/list-terms.ts';
import { normalizeQuery } from '#domain/query/normalize-query.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { printQuery } from '#domain/query/print-query.ts';
import type { CommandContext } from './command-context.ts';

/** `pandect explain "<query>"`: every stage of a query, from what was typed to what the engine is asked. */
export function addExplainCommand(program: Command, context: CommandContext): void {
  program
    .command('explain')
    .description('Show how a query is understood: repairs, tree, plan.')
    .argument('<query>')
    .option('--json', 'print one JSON value')
    .action((query: string, flags: { json?: boolean }) => runExplain(query, flags.json ?? false, context));
}

function runExplain(query: string, asJson: boolean, context: CommandContext): void {
  const parsed = parseQuery(query);
  if (!parsed.ok) {
    const { at, length, reason, suggestion } = parsed.error;
    if (asJson) context.print(JSON.stringify({ error: { at, length, reason, suggestion } }));
    else {
      context.warn(`${query}\n${' '.repeat(at)}${'^'.repeat(Math.max(1, length))}\n${reason}`);
      if (suggestion !== undefined) context.warn(`Try: ${suggestion}`);
    }
    context.exit(1);
    return;
  }
  const { tree, notes } = parsed;
  const normalized = tree && normalizeQuery(tree);
  const plan = normalized?.ok ? normalized.tree : undefined;
  const explained = {
    understood: tree ? printQuery(tree) : '',
    words: tree ? describeQuery(tree) : 'every document',
    terms: tree ? listTerms(tree).map((term) => printQuery(term)) : [],
    notes,
    tree,
    plan,
    engine: plan ? printQuery(plan) : 'every document of the edition',
    ...(normalized && !normalized.ok ? { error: normalized.error } : {}),
  };
  if (asJson) {
    context.print(JSON.stringify(explained));
    return;
  }
  context.print(`typed       ${query}`);
  context.print(`understood  ${explained.understood}`);
  context.print(`in words    ${explained.words}`);
  for (const note of notes) context.print(`note        ${note.message}`);
  context.print(`terms       ${explained.terms.join(' · ')}`);
  context.print(`engine      ${explained.engine}`);
  context.print(`tree        ${JSON.stringify(tree, undefined, 2)}`);
}
