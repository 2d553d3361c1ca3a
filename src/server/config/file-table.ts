import { isScalar, isSeq, type Pair, type YAMLMap } from 'yaml';

/** Refuses what stands at an offset of the file: what was found, and what is allowed. */
export type RefuseAt = (offset: number, found: string, allowed: string) => never;

/** A table of a settings file, whose keys are known and whose refusals name the line. */
export class FileTable {
  readonly #refuseAt: RefuseAt;
  readonly #pairs = new Map<string, Pair>();
  readonly #start: number;

  /** Refuses a key that is not among `keys`. */
  constructor(map: YAMLMap, keys: readonly string[], refuseAt: RefuseAt) {
    this.#refuseAt = refuseAt;
    this.#start = map.range?.[0] ?? 0;
    for (const pair of map.items) {
      const key = isScalar(pair.key) ? String(pair.key.value) : '';
      if (!keys.includes(key)) refuseAt(startOf(pair.key), key, `one of ${keys.join(', ')}`);
      this.#pairs.set(key, pair);
    }
  }

  find(key: string): Pair | undefined {
    return this.#pairs.get(key);
  }

  /** Refuses at the line of a key, or of the table where it lacks the key. */
  refuse(key: string, found: string, allowed: string): never {
    const pair = this.#pairs.get(key);
    return this.#refuseAt(pair ? startOf(pair.key) : this.#start, found === '' ? key : `${key} ${found}`, allowed);
  }

  /** The text at a key, which must be there. A secret's refusal (`isSecret`) does not repeat it. */
  readText(key: string, allowed: string, isAllowed = (_text: string): boolean => true, isSecret = false): string {
    const text = readScalar(this.#pairs.get(key)?.value);
    if (text !== undefined && text !== '' && isAllowed(text)) return text;
    return this.refuse(key, text === undefined || isSecret ? '' : `“${text}”`, allowed);
  }

  /** The texts at a key, in order; none where it is absent. */
  readList(key: string, allowed: string, isAllowed: (text: string) => boolean): string[] {
    const pair = this.#pairs.get(key);
    if (!pair) return [];
    const { value } = pair;
    if (!isSeq(value)) return this.refuse(key, '', allowed);
    return value.items.map((item) => {
      const text = readScalar(item);
      if (text !== undefined && text !== '' && isAllowed(text)) return text;
      return this.refuse(key, text === undefined ? '' : `“${text}”`, allowed);
    });
  }
}

/** Numbers and words alike, as they are written. */
function readScalar(node: unknown): string | undefined {
  if (!isScalar(node) || node.value === null) return undefined;
  return (typeof node.value === 'string' ? node.value : (node.source ?? '')).trim();
}

function startOf(node: unknown): number {
  return (node as { readonly range?: readonly number[] } | null)?.range?.[0] ?? 0;
}
