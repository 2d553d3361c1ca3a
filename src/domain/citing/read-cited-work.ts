import {
  CITED_KINDS,
  CITED_LISTS,
  CITED_NUMBERS,
  CITED_TEXTS,
  type CitedKind,
  type CitedWork,
} from '../bibliography/cited-work.ts';

const ALL: ReadonlySet<string> = new Set([...CITED_TEXTS, ...CITED_LISTS, ...CITED_NUMBERS]);
/** What says the kind once more. */
const BESIDE: ReadonlySet<string> = new Set(['type']);
/** What others call a kind. */
const ALSO: Readonly<Record<string, CitedKind>> = {
  statute: 'act',
  website: 'web',
  newspaper: 'news',
};

/** Throws an `Error` in words that name the field, what stands there and what is allowed. */
export function readCitedWork({ kind, record }: { readonly kind?: unknown; readonly record?: unknown }): CitedWork {
  const known = typeof kind === 'string' ? (ALSO[kind] ?? CITED_KINDS.find((one) => one === kind)) : undefined;
  if (known === undefined)
    throw new Error(`kind: ${JSON.stringify(kind)} is no kind of work; allowed are ${CITED_KINDS.join(', ')}`);
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    throw new Error('record: expected the fields of a work, { "title": … }');
  const fields = Object.entries(record as Record<string, unknown>).filter(
    ([name, value]) => value !== null && !BESIDE.has(name),
  );
  return { kind: known, ...Object.fromEntries(fields.map(([name, value]) => [name, readField(name, value)])) };
}

function readField(name: string, value: unknown): unknown {
  const said = JSON.stringify(value);
  if (!ALL.has(name)) throw new Error(`record.${name} is not known; allowed are ${[...ALL].join(', ')}`);
  if (CITED_LISTS.some((one) => one === name)) {
    const list = Array.isArray(value) ? (value as unknown[]) : [value];
    if (list.every((one) => typeof one === 'string')) return list;
    throw new Error(`record.${name}: expected a text or a list of texts, not ${said}`);
  }
  if (CITED_NUMBERS.some((one) => one === name)) {
    const number = Number(value);
    if (Number.isInteger(number)) return number;
    throw new Error(`record.${name}: expected a whole number, not ${said}`);
  }
  if (name === 'note' && value === true) return 'note';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Error(`record.${name}: expected a text, not ${said}`);
}
