/** A number that an answer shows, with the address that finds what it counts. */
export interface ShownCount {
  /** Which value of the answer it is. */
  readonly where: string;
  readonly count: number;
  readonly url: string;
  /** So many are listed beside it, where a list stands there. */
  readonly listed?: number;
}

/** Every number of an answer that has an address, wherever it stands: `count` with `url`, `total` with `totalUrl`. */
export function listShownCounts(answer: unknown, where = ''): ShownCount[] {
  if (Array.isArray(answer)) return answer.flatMap((one: unknown, index) => listShownCounts(one, `${where}[${index}]`));
  if (typeof answer !== 'object' || answer === null) return [];
  const { count, url, total, totalUrl, ...rest } = answer as Record<string, unknown>;
  return [
    ...present(where, count, url),
    ...present(where, total, totalUrl),
    ...listBeside(where, answer),
    ...Object.entries(typeof total === 'object' ? { ...rest, total } : rest).flatMap(([name, value]) =>
      listShownCounts(value, `${where}.${name}`),
    ),
  ];
}

function present(where: string, count: unknown, url: unknown): ShownCount[] {
  return typeof count === 'number' && typeof url === 'string' ? [{ where, count, url }] : [];
}

/** A figure with the documents that stand below it: all of them, or the first. */
function listBeside(where: string, answer: object): ShownCount[] {
  const { total, templates, documents } = answer as Record<string, unknown>;
  if (!Array.isArray(documents)) return [];
  const figure = (total ?? templates) as { readonly count?: unknown; readonly url?: unknown } | undefined;
  return present(`${where} with its list`, figure?.count, figure?.url).map((one) => ({
    ...one,
    listed: documents.length,
  }));
}
