import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod/mini';

/** Longer lists of an answer are checked by so many entries, and others have their turn between. */
const PORTION = 1000;

/** What the schema makes of an answer of ours; throws where it is not as declared. */
export async function checkAnswer<Answer extends z.ZodMiniType>(
  schema: Answer,
  answer: z.input<Answer>,
): Promise<z.output<Answer>> {
  const long = listLong(answer);
  if (long.length === 0 || !(schema instanceof z.ZodMiniObject)) return z.parse(schema, answer);
  const fields: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  await nextTurn();
  const first = long.map(([name, list]) => [name, list.slice(0, PORTION)] as const);
  const checked = z.parse(schema, { ...(answer as object), ...Object.fromEntries(first) }) as Record<string, unknown>;
  for (const [name, list] of long) {
    const entries = [...(checked[name] as unknown[])];
    const field = fields[name];
    if (!field) continue;
    for (let from = PORTION; from < list.length; from += PORTION) {
      await nextTurn();
      entries.push(...(z.parse(field, list.slice(from, from + PORTION)) as unknown[]));
    }
    checked[name] = entries;
  }
  return checked as z.output<Answer>;
}

/** The lists directly in an answer that take their time. */
function listLong(answer: unknown): readonly (readonly [string, readonly unknown[]])[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).filter(([, value]) => Array.isArray(value) && value.length > PORTION);
}
