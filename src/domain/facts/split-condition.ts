/** The words of a condition, and the code of the place that it is about: `substantial-activity:DE`. */
export function splitCondition(condition: string): { readonly words: string; readonly place: string | undefined } {
  const [, said = '', place] = /^(.*?)(?::|-in-(?=[A-Z]{2}$))?([A-Z]{2})?$/u.exec(condition) ?? [];
  const words = said.replaceAll('-', ' ');
  return { words: `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`, place };
}
