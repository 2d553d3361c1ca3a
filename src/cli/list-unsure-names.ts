import type { PersonCandidate, UnsureName } from '#server/ports/person-decisions.ts';
import type { CommandContext } from './command-context.ts';
import { withDecisions } from './with-decisions.ts';

export interface UnsureFlags {
  readonly edition?: string;
  readonly limit: number;
  readonly from: number;
  readonly json?: boolean;
}

const REASONS: Readonly<Record<PersonCandidate['reasons'][number], string>> = {
  namesake: 'somebody else has this name, too',
  initial: 'an initial for a given name',
  'given-name-missing': 'fewer given names',
  'family-name-missing': 'fewer family names',
  'particle-missing': 'a particle is missing',
  spelling: 'another transliteration, or in one word',
  order: 'which name is the family’s is not said',
  generation: 'Jr, III or the like',
  aside: 'something in brackets or a name at birth',
};

/** Lists names that might mean somebody, with who says them, whom they might mean and how that is decided. */
export async function listUnsureNames(flags: UnsureFlags, context: CommandContext): Promise<void> {
  await withDecisions(context, async (decisions) => {
    const { edition, limit, from, json } = flags;
    const { total, names } = await decisions.listUnsure({ ...(edition === undefined ? {} : { edition }), limit, from });
    const told = names.map((name) => ({
      ...name,
      command: `pandect people decide ${quote(name.name)} <person-id|none>`,
    }));
    if (json) {
      context.print(JSON.stringify({ total, from, names: told }));
      return;
    }
    for (const name of names) context.print(`${describeName(name).join('\n')}\n`);
    const last = from + names.length;
    const more = last < total ? `; “--from ${last}” goes on` : '';
    context.print(
      names.length === 0 ? `${total} unsure names` : `${from + 1} to ${last} of ${total} unsure names${more}`,
    );
  });
}

function describeName({ name, said, documents, candidates }: UnsureName): string[] {
  const more = said > documents.length ? ` and ${said - documents.length} more` : '';
  return [
    `“${name}” in ${documents.join(', ')}${more}`,
    ...candidates.flatMap(({ id, knownAs, reasons, isHidden }) => [
      `  ${id}  ${knownAs}${isHidden ? ' (hidden)' : ''}: ${reasons.map((reason) => REASONS[reason]).join(', ')}`,
      `    pandect people decide ${quote(name)} ${id}`,
    ]),
    `  nobody of these: pandect people decide ${quote(name)} none`,
  ];
}

/** For a shell, whatever the name holds. */
function quote(name: string): string {
  return `'${name.replaceAll("'", String.raw`'\''`)}'`;
}
