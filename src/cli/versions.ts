import type { Command } from 'commander';
import { describeDaysInForce } from '#domain/document/state-of-law.ts';
import type { DocumentVersion, VersionedDocument } from '#server/ports/version-store.ts';
import type { OpenLibrary } from '#server/compose/content.ts';
import type { CommandContext } from './command-context.ts';
import { describeBytes } from './describe-bytes.ts';
import { describeCount } from './describe-count.ts';

interface VersionsFlags {
  readonly json?: boolean;
}

const MOST_LISTED = 50;

/** `pandect versions [id]` */
export function addVersionsCommand(program: Command, context: CommandContext): void {
  program
    .command('versions')
    .description('Show which former texts are kept and what they take, of all documents or of one.')
    .argument('[id]', 'a document')
    .option('--json', 'print one JSON value')
    .action(async (id: string | undefined, flags: VersionsFlags) => {
      const { openLibrary } = await import('#server/compose/content.ts');
      const library = await openLibrary(context.config, { workers: 0 });
      try {
        await (id === undefined ? showAll(library, flags, context) : showOne(library, id, flags, context));
      } finally {
        await library.close();
      }
    });
}

async function showAll({ content }: OpenLibrary, { json }: VersionsFlags, context: CommandContext): Promise<void> {
  const documents = await content.listVersioned();
  const sum = (of: (document: VersionedDocument) => number) =>
    documents.reduce((total, document) => total + of(document), 0);
  const former = sum((document) => document.former);
  const kept = sum((document) => document.kept);
  const bytes = sum((document) => document.bytes);
  if (json) {
    context.print(JSON.stringify({ former, kept, bytes, documents }));
    return;
  }
  for (const document of documents.slice(0, MOST_LISTED)) {
    const size = document.kept === 0 ? 'none kept' : `${document.kept} kept, ${describeBytes(document.bytes)}`;
    context.print(`${document.id}  ${document.former} former (${size})  ${document.title}`);
  }
  if (documents.length > MOST_LISTED) context.print(`and ${documents.length - MOST_LISTED} more`);
  context.print(
    `${describeCount(former, 'former version')} of ${describeCount(documents.length, 'document')}; ${kept} kept, ${describeBytes(bytes)}`,
  );
}

async function showOne(
  { content }: OpenLibrary,
  id: string,
  { json }: VersionsFlags,
  context: CommandContext,
): Promise<void> {
  const document = await content.findDocument(id);
  if (document?.state !== 'present') {
    context.warn(document ? `${id} was withdrawn, with all its versions.` : `Not in the library: ${id}`);
    context.exit(1);
    return;
  }
  const versions = await content.listVersions(document.number);
  const { title } = document.record;
  context.print(
    json ? JSON.stringify({ id, title, versions }) : [`${id}  ${title}`, ...versions.map(describeVersion)].join('\n'),
  );
}

function describeVersion({
  version,
  importedAt,
  replacedAt,
  isKept,
  forgottenAt,
  characters,
  ...days
}: DocumentVersion): string {
  const kept = forgottenAt === null ? 'not kept' : `removed by the operator ${forgottenAt}`;
  const state = replacedAt === null ? 'current' : `replaced ${replacedAt}, ${isKept ? 'kept' : kept}`;
  const size = characters === null ? '' : `  ${characters.toLocaleString('en')} characters`;
  const inForce = describeDaysInForce(days);
  return `  version ${version}  imported ${importedAt}  ${state}${size}${inForce ? `  in force ${inForce}` : ''}`;
}
