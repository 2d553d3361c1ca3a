import { DecisionRefused, type DecisionWish, type PersonDecisions } from '#server/ports/person-decisions.ts';
import type { CommandContext } from './command-context.ts';
import { describeEffect } from './describe-decision.ts';
import { nameOperator } from './name-operator.ts';

export interface DecisionFlags {
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** Makes one decision under the library's lock and says what follows; what is refused is told in words. */
export async function decide(wish: DecisionWish, flags: DecisionFlags, context: CommandContext): Promise<void> {
  const { dryRun = false, json } = flags;
  const { openWriter } = await import('#server/compose/writer.ts');
  const library = await openWriter(context.config);
  try {
    await library.writer.open();
    const effect = await library.decisions.decide(wish, { by: nameOperator(), dryRun });
    if (json) context.print(JSON.stringify({ dryRun, ...effect }));
    else {
      const { number, undoneAt } = effect.decision;
      const undo = undoneAt === null ? [`“pandect people undo ${number}” takes it back.`] : [];
      const end = dryRun ? ['Nothing was written; without --dry-run it is done.'] : undo;
      context.print([...describeEffect(effect), ...end].join('\n'));
    }
  } catch (error) {
    if (!(error instanceof DecisionRefused)) throw error;
    context.warn(error.message);
    context.exit(1);
  } finally {
    await library.close();
  }
}

/** Opens what was decided for reading, whoever writes meanwhile. */
export async function withDecisions(
  context: CommandContext,
  work: (decisions: PersonDecisions) => Promise<void>,
): Promise<void> {
  const { openWriter } = await import('#server/compose/writer.ts');
  const library = await openWriter(context.config);
  try {
    await work(library.decisions);
  } finally {
    await library.close();
  }
}
