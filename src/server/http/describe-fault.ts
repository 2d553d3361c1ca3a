import type * as z from 'zod/mini';

/** Characters of what was sent that are said again. */
const LONGEST = 60;

/** What each type of the schema library is called. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
};

/** What the schema library counts of a text and of a list. */
const UNITS: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' };

/**
 * Says of a field that was refused which it is, what was sent and what is allowed: `sortOrder: “up” is not allowed;
 * allowed are asc and desc.` Where the schema has words of its own, those are said instead.
 */
export function describeFault(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.join('.') ?? '';
  return `${field === '' ? 'The request' : field}: ${describeIssue(issue)}.`;
}

function describeIssue(issue: z.core.$ZodRawIssue): string {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_value':
      return `${describeSent(input)}; ${describeAllowed(issue.values.map(String))}`;
    case 'invalid_type':
      return `${describeSent(input)}; allowed is ${TYPES[issue.expected] ?? issue.expected}`;
    case 'too_big':
      return `${describeSize(input, issue.origin, ['large', 'many'])}; ${sayBound('most', 'less', issue.maximum, issue.inclusive)}`;
    case 'too_small':
      return `${describeSize(input, issue.origin, ['small', 'few'])}; ${sayBound('least', 'more', issue.minimum, issue.inclusive)}`;
    default:
      return describeSent(input);
  }
}

function describeAllowed(values: readonly string[]): string {
  if (values.length < 2) return `allowed is ${values.join('')}`;
  return `allowed are ${values.slice(0, -1).join(', ')} and ${values.at(-1)}`;
}

/** A bound that is not allowed itself is said to be none. */
function sayBound(most: string, less: string, bound: number | bigint, isAllowed = true): string {
  const words = bound.toLocaleString('en-GB');
  return isAllowed ? `the ${most} allowed is ${words}` : `allowed is ${less} than ${words}`;
}

function describeSize(input: unknown, origin: string, [size, count]: readonly [string, string]): string {
  const unit = UNITS[origin];
  if (unit === undefined) return `${String(input)} is too ${size}`;
  const { length } = input as string | readonly unknown[];
  return `${length.toLocaleString('en-GB')} ${unit} are too ${count}`;
}

/** What was sent, and that it is not allowed. */
function describeSent(input: unknown): string {
  if (input === undefined) return 'nothing was sent';
  if (typeof input === 'string') return `“${shorten(input)}” is not allowed`;
  if (Array.isArray(input)) return 'a list is not allowed';
  if (input !== null && typeof input === 'object') return 'an object with fields is not allowed';
  const canBeSaid = typeof input !== 'number' || Number.isFinite(input);
  return `${canBeSaid ? JSON.stringify(input) : 'what was sent'} is not allowed`;
}

function shorten(text: string): string {
  const whole = text.toWellFormed();
  return whole.length <= LONGEST ? whole : `${whole.slice(0, LONGEST - 1).toWellFormed()}…`;
}
