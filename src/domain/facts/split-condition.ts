/** The name of a condition, and the code of the place that it is about: `substantial-activity:DE`. */
export function splitCondition(condition: string): { readonly stem: string; readonly place: string | undefined } {
  const [, stem = '', place] = /^(.*?)(?::|-in-(?=[A-Z]{2}$))?([A-Z]{2})?$/u.exec(condition) ?? [];
  return { stem, place };
}
