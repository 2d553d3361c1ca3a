/**
 * Wraps a pure function of one string so that recent answers are kept: at most twice `limit` of them, the ones not
 * asked for again being forgotten in bulk.
 */
export function remember<Answer>(limit: number, compute: (key: string) => Answer): (key: string) => Answer {
  let recent = new Map<string, Answer>();
  let older = new Map<string, Answer>();
  return (key) => {
    let answer = recent.get(key);
    if (answer !== undefined) return answer;
    answer = older.get(key) ?? compute(key);
    if (recent.size >= limit) {
      older = recent;
      recent = new Map();
    }
    recent.set(key, answer);
    return answer;
  };
}
