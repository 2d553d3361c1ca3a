/** Values of one question, well below what either database takes. */
const AT_ONCE = 500;

/** Asks about many values, each once and a few at a time; answers the rows of all. */
export async function askInPortions<Value, Row>(
  values: Iterable<Value>,
  ask: (portion: readonly Value[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const wanted = [...new Set(values)];
  const rows: Row[] = [];
  for (let from = 0; from < wanted.length; from += AT_ONCE)
    rows.push(...(await ask(wanted.slice(from, from + AT_ONCE))));
  return rows;
}
