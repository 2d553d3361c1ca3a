/** How many rows of each owner are missing, surplus or say something else; owners of whom all are right are left out. */
export function countDifferences<Row extends object>(
  expected: readonly Row[],
  stored: readonly Row[],
  ownerOf: (row: Row) => number,
): Map<number, number> {
  const [right, found] = [Map.groupBy(expected, ownerOf), Map.groupBy(stored, ownerOf)];
  const counts = [...new Set([...right.keys(), ...found.keys()])].map((owner): [number, number] => {
    const [wanted, had] = [new Set(right.get(owner)?.map(printRow)), new Set(found.get(owner)?.map(printRow))];
    return [owner, Math.max(wanted.difference(had).size, had.difference(wanted).size)];
  });
  return new Map(counts.filter(([, count]) => count > 0));
}

/** Equal where two rows say the same, in whatever order their columns stand. */
function printRow(row: object): string {
  const columns = Object.entries(row).map(([name, value]: [string, unknown]) => [name, value ?? null] as const);
  return JSON.stringify(columns.sort(([one], [other]) => (one < other ? -1 : 1)));
}
