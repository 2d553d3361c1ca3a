import { isUrlSafeId } from '../reading/record-fields.ts';
import type { YamlFields } from '../reading/yaml-fields.ts';

/** The id of a record, which must be there and usable in an address. */
export function readRecordId(fields: YamlFields): string {
  const id = fields.requiredText('id');
  if (isUrlSafeId(id)) return id;
  throw fields.refuse('id', `\`${id}\` may hold only letters, digits, \`.\`, \`_\`, \`~\` and \`-\`, at most 200`);
}

/** A value out of a closed list. */
export function readChoice<T extends string>(fields: YamlFields, key: string, allowed: readonly T[]): T | undefined {
  const value = fields.text(key);
  if (value === undefined) return undefined;
  const found = allowed.find((choice) => choice === value);
  if (found === undefined) throw fields.refuse(key, `\`${value}\` is not allowed; allowed are ${allowed.join(', ')}`);
  return found;
}

/** The given text fields that have a value, under their own names. */
export function readTexts<K extends string>(fields: YamlFields, keys: readonly K[]): { [key in K]?: string } {
  const found: { [key in K]?: string } = {};
  for (const key of keys) {
    const value = fields.text(key);
    if (value !== undefined) found[key] = value;
  }
  return found;
}

/** The given date fields that have a value, under their own names. */
export function readDates<K extends string>(fields: YamlFields, keys: readonly K[]): { [key in K]?: string } {
  const found: { [key in K]?: string } = {};
  for (const key of keys) {
    const value = fields.date(key);
    if (value !== undefined) found[key] = value;
  }
  return found;
}
