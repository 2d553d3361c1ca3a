/** The answers asked for last, by key; a failed one is forgotten at once. */
export class RecentAnswers<Answer> {
  readonly #size: number;
  readonly #answers = new Map<string, Promise<Answer>>();

  constructor(size: number) {
    this.#size = size;
  }

  /** The remembered answer, or a new one from `ask`; the one used longest ago makes room. */
  remember(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = this.#answers.get(key) ?? this.#start(key, ask);
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > this.#size && oldest !== undefined) this.#answers.delete(oldest);
    return answer;
  }

  #start(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = ask();
    answer.catch(() => this.#answers.delete(key));
    return answer;
  }
}
