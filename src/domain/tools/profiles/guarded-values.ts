import type { ProfileWork } from './profile-directory.ts';

/** What decides who may open something. */
export type Guard = Pick<ProfileWork, 'id' | 'subscriptions' | 'publication'>;

/** The values of one subject that somebody may see, by their numbers. */
export interface SeenValues {
  /** How many values there are. */
  readonly size: number;
  /** The value of a mark; undefined where it is closed. */
  valueOf(mark: number): number | undefined;
  subjectOf(value: number): string;
  nameOf(value: number): string;
  find(subject: string, name: string): number | undefined;
}

/** Values of subjects as numbers, each behind a guard or open to everybody: a value behind a guard is a mark. */
export class GuardedValues {
  readonly #values = new Map<string, Map<string, number>>();
  readonly #names: string[] = [];
  readonly #subjects: string[] = [];
  readonly #guards: (Guard | undefined)[] = [undefined];
  readonly #guardNumbers = new Map<string, number>();
  readonly #marks: Map<number, number>[] = [];
  readonly #valueOf: number[] = [];
  readonly #guardOf: number[] = [];

  /** The mark of a value, the same for the same guard. */
  mark(subject: string, name: string, guard?: Guard): number {
    const [value, behind] = [this.#numberValue(subject, name), guard ? this.#numberGuard(guard) : 0];
    const marks = (this.#marks[behind] ??= new Map<number, number>());
    const known = marks.get(value);
    if (known !== undefined) return known;
    const mark = this.#valueOf.push(value) - 1;
    this.#guardOf.push(behind);
    marks.set(value, mark);
    return mark;
  }

  /** There will be no more marks; the names of other subjects than these are forgotten. */
  finish(named: ReadonlySet<string>): void {
    this.#marks.length = 0;
    for (const [subject, values] of this.#values) {
      if (named.has(subject)) continue;
      for (const value of values.values()) this.#names[value] = '';
      values.clear();
    }
  }

  see(mayOpen: (guard: Guard) => boolean): SeenValues {
    const isOpen = this.#guards.map((guard) => guard === undefined || mayOpen(guard));
    return {
      size: this.#names.length,
      valueOf: (mark) => (isOpen[this.#guardOf[mark] ?? 0] ? this.#valueOf[mark] : undefined),
      subjectOf: (value) => this.#subjects[value] ?? '',
      nameOf: (value) => this.#names[value] ?? '',
      find: (subject, name) => this.#values.get(subject)?.get(name),
    };
  }

  #numberValue(subject: string, name: string): number {
    const values = this.#values.get(subject) ?? new Map<string, number>();
    this.#values.set(subject, values);
    const known = values.get(name);
    if (known !== undefined) return known;
    const value = this.#names.push(name) - 1;
    this.#subjects.push(subject);
    values.set(name, value);
    return value;
  }

  #numberGuard(guard: Guard): number {
    const key = JSON.stringify([guard.id, guard.publication, guard.subscriptions]);
    const number = this.#guardNumbers.get(key) ?? this.#guards.push(guard) - 1;
    this.#guardNumbers.set(key, number);
    return number;
  }
}
