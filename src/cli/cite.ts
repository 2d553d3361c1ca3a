import { readFileSync, statSync } from 'node:fs';
import { Option, type Command } from 'commander';
import { workOf } from '#domain/bibliography/create-entry.ts';
import { cite } from '#domain/citing/cite.ts';
import { STYLES, type StyleId } from '#domain/citing/styles.ts';
import type { CitedWork } from '#domain/bibliography/cited-work.ts';
import { pinpointOfAnchor } from '#domain/citing/pinpoint-of-anchor.ts';
import { readCitedWork, shorten as say } from '#domain/citing/read-cited-work.ts';
import { writePlain } from '#domain/citing/runs.ts';
import type { CommandContext } from './command-context.ts';

/** Bytes. */
const LARGEST = 1_000_000;

interface CiteFlags {
  readonly style: StyleId;
  readonly pinpoint?: string;
  readonly record?: string;
}

/** `pandect cite`: a work as a style cites it, by its id or from a file with its record (OP-198). */
export function addCiteCommand(program: Command, context: CommandContext): void {
  program
    .command('cite')
    .description('Print how a style of citation cites a work: one of the library, or one described in a file.')
    .argument('[id]', 'a document of the library')
    .addOption(new Option('--style <style>', 'the style').choices(STYLES.map(({ id }) => id)).makeOptionMandatory())
    .option('--pinpoint <anchor>', 'a place in it by its anchor, such as p42, page-45 or art-39-1')
    .addOption(new Option('--record <file>', 'a JSON file: { "kind": …, "record": { … } }').conflicts('pinpoint'))
    .action(async (id: string | undefined, flags: CiteFlags) => {
      try {
        const work = await readWork(id, flags, context);
        context.print(writePlain(cite(work, flags.style)));
      } catch (error) {
        context.warn((error as Error).message);
        context.exit(1);
      }
    });
}

async function readWork(
  id: string | undefined,
  { record, pinpoint }: CiteFlags,
  context: CommandContext,
): Promise<CitedWork> {
  if ((id === undefined) === (record === undefined)) throw new Error('Name either a document or a file with --record.');
  if (record !== undefined) return readFile(record);
  const place = pinpoint === undefined ? undefined : pinpointOfAnchor(pinpoint);
  if (pinpoint !== undefined && place === undefined)
    throw new Error(
      `${say(pinpoint)} names no printed number; allowed are anchors such as p42, page-45, art-39-1, s-12-3-a.`,
    );
  const work = await readDocument(id ?? '', context);
  return place === undefined ? work : { ...work, pinpoint: place };
}

function readFile(path: string): CitedWork {
  try {
    if (statSync(path).size > LARGEST) throw new Error('larger than 1 MB, which no record is');
    return readCitedWork(JSON.parse(readFileSync(path, 'utf8')) as object);
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
}

async function readDocument(id: string, context: CommandContext): Promise<CitedWork> {
  const { openLibrary } = await import('#server/compose/content.ts');
  const library = await openLibrary(context.config, { workers: 0 });
  try {
    const document = await library.content.findDocument(id);
    if (document?.state !== 'present')
      throw new Error(document ? `${id} was withdrawn.` : `Not in the library: ${say(id)}`);
    const { record, kind } = document;
    const publication = await library.content.findPublication(document.publication ?? '');
    return workOf({ record, isPublication: kind === 'publication', publication: publication?.record });
  } finally {
    await library.close();
  }
}
