import { InvalidArgumentError, Option, type Command } from 'commander';
import { EDITION_IDS, type EditionId } from '#domain/edition/edition.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { EDITIONS } from '#editions/editions.ts';
import type { CommandContext } from './command-context.ts';

interface SearchFlags {
  readonly edition?: EditionId;
  readonly limit: number;
  readonly json?: boolean;
}

/** `pandect search "<query>"` */
export function addSearchCommand(program: Command, context: CommandContext): void {
  program
    .command('search')
    .description('Search the library as a reader of an edition would.')
    .argument('<query>')
    .addOption(new Option('--edition <edition>', 'edition to search').choices(EDITION_IDS))
    .option('--limit <n>', 'hits to list, 1 to 100', readLimit, 10)
    .option('--json', 'print the answer as one JSON value')
    .action((query: string, flags: SearchFlags) => runSearch(query, flags, context));
}

async function runSearch(query: string, flags: SearchFlags, context: CommandContext): Promise<void> {
  const { openLibrary } = await import('#server/compose/content.ts');
  const { createOperatorReader } = await import('#server/compose/operator-reader.ts');
  const library = await openLibrary(context.config, { workers: 0 });
  try {
    const reader = createOperatorReader(EDITIONS[flags.edition ?? context.config.edition]);
    const asked = { q: query, resultsPerPage: flags.limit, excerpt: !flags.json };
    const answer = await library.search.search(reader, 'documentSearch', asked, { hasScores: true });
    if (flags.json) {
      const hits = answer.hits.map(({ id, title, score }) => ({ id, title, score }));
      context.print(JSON.stringify({ totalHits: answer.totalHits, hits }));
      return;
    }
    for (const hit of answer.hits) context.print(`${hit.id}  ${hit.title}  (${hit.type})`);
    context.print(`${answer.totalHits} hits`);
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    const { reason, suggestion } = error.details ?? {};
    context.warn([error.message, reason, suggestion && `Try: ${suggestion}`].filter(Boolean).join('\n'));
    context.exit(1);
  } finally {
    await library.close();
  }
}

function readLimit(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= 100) return value;
  throw new InvalidArgumentError('It must be a whole number from 1 to 100.');
}
