import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  YAMLMap,
  type Document,
  type Node,
  type Pair,
} from 'yaml';
import type { FieldSource } from '#domain/records/field-source.ts';
import { ImportRefusal } from '../importer.ts';
import { LEGAL_DATE_FORMS, parseLegalDate } from './legal-date.ts';
import { findDeepLine } from './yaml-nesting.ts';

const DEEPEST_NESTING = 100;

/** The mapping that a YAML text holds. `lineOffset` lines stand before the text in its file. */
export function parseYamlFields(text: string, what: string, lineOffset = 0): FieldSource {
  const source = parseYaml(text, lineOffset);
  const { contents } = source.document;
  if (!isMap(contents)) throw refusalAt(source.place(contents), `${what} must be fields with values (\`title: …\`)`);
  return readFields(contents, source);
}

/** One mapping of a YAML text, and the line on which it begins. */
export interface YamlEntry {
  readonly fields: FieldSource;
  readonly line: number;
}

/** The mappings of a YAML text that holds one or a list of them. JSON is YAML, too. */
export function parseYamlEntries(text: string, lineOffset = 0): readonly YamlEntry[] {
  const source = parseYaml(text, lineOffset);
  const { contents } = source.document;
  return (isSeq(contents) ? contents.items : [contents]).map((item) => {
    const place = source.place(item);
    if (!isMap(item))
      throw refusalAt(place, 'a record must be fields with values (`id: …`), and a file one or a list of them');
    return { fields: readFields(item, source), line: place.line };
  });
}

interface YamlSource {
  readonly document: Document;
  readonly place: (node: unknown) => { line: number; column: number };
}

function parseYaml(text: string, lineOffset: number): YamlSource {
  const deep = findDeepLine(text, DEEPEST_NESTING);
  if (deep !== undefined) {
    const reason = `values are nested more than ${DEEPEST_NESTING} deep`;
    throw new ImportRefusal(reason, deep + lineOffset, 1);
  }
  const lineCounter = new LineCounter();
  // The reader compares each key with each other: of ten thousands, that takes minutes.
  const document = parseDocument(text, { lineCounter, merge: false, uniqueKeys: false });
  const at = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + lineOffset, column: col };
  };
  const error = document.errors[0];
  if (error)
    throw refusalAt(at(error.pos[0]), `not valid YAML: ${error.message.split('\n')[0]?.replace(/ at line .*/, '')}`);
  const source = { document, place: (node: unknown) => at((node as Node | null)?.range?.[0] ?? 0) };
  checkKeysAndAliases(source);
  return source;
}

/** Refuses a key that a mapping has twice, and an alias of what it stands in, which has no end. */
function checkKeysAndAliases({ document, place }: YamlSource): void {
  visit(document, {
    Map: (_, { items }) => {
      const keys = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (keys.has(key.value)) throw refusalAt(place(key), 'not valid YAML: Map keys must be unique');
        keys.add(key.value);
      }
    },
    Alias: (_, alias, path) => {
      const isWithin = path.some((node) => 'anchor' in node && node.anchor === alias.source);
      if (isWithin) throw refusalAt(place(alias), `the alias \`*${alias.source}\` stands within what it repeats`);
    },
  });
}

function refusalAt(place: { line: number; column: number }, reason: string): ImportRefusal {
  return new ImportRefusal(reason, place.line, place.column);
}

// Long because: its small readers share the mapping and what was asked of it.
function readFields(map: YAMLMap, source: YamlSource): FieldSource {
  const { place } = source;
  const pairs = new Map<string, Pair>();
  for (const pair of map.items) pairs.set(String(isScalar(pair.key) ? pair.key.value : pair.key), pair);
  const asked = new Set<string>();

  const valueOf = (key: string): unknown => {
    asked.add(key);
    return pairs.get(key)?.value;
  };
  const refuse = (key: string, reason: string) => {
    const pair = pairs.get(key);
    return refusalAt(place(pair?.value ?? pair?.key ?? map), `${key}: ${reason}`);
  };
  const toPlain = (key: string, { value }: Pair): unknown => {
    try {
      return (value as Node | null)?.toJS(source.document) ?? null;
    } catch {
      throw refusalAt(place(value), `${key}: its aliases repeat more than is allowed`);
    }
  };
  const asText = (key: string, node: unknown, allowed: string): string => {
    if (!isScalar(node)) throw refusalAt(place(node), `${key}: must be ${allowed}`);
    if (node.value === null) return '';
    return (typeof node.value === 'string' ? node.value : (node.source ?? JSON.stringify(node.value))).trim();
  };
  const text = (key: string) => {
    const node = valueOf(key);
    const value = node == null ? '' : asText(key, node, 'one value, not a list or a mapping');
    return value === '' ? undefined : value;
  };
  const items = (key: string): readonly unknown[] => {
    const node = valueOf(key);
    if (node == null || (isScalar(node) && node.value === null)) return [];
    return isSeq(node) ? node.items : [node];
  };

  return {
    text,
    refuse,
    requiredText: (key) => {
      const value = text(key);
      if (value === undefined) throw refuse(key, 'is required');
      return value;
    },
    list: (key) =>
      items(key)
        .map((item) => asText(key, item, 'a list of plain values'))
        .filter((item) => item !== ''),
    date: (key) => {
      const value = text(key);
      if (value === undefined) return undefined;
      const date = parseLegalDate(value);
      if (date === undefined) throw refuse(key, `\`${value}\` is not a date; allowed are ${LEGAL_DATE_FORMS}`);
      return date;
    },
    flag: (key) => {
      const value = text(key);
      if (value === undefined) return undefined;
      if (value !== 'true' && value !== 'false') throw refuse(key, `\`${value}\` must be true or false`);
      return value === 'true';
    },
    records: (key, plainKey) =>
      items(key).map((item) => {
        if (isMap(item)) return readFields(item, source);
        if (plainKey === undefined || !isScalar(item)) {
          throw refusalAt(place(item), `${key}: must be a list of entries with fields`);
        }
        const single = new YAMLMap();
        single.set(plainKey, item);
        return readFields(single, source);
      }),
    value: (key) => {
      asked.add(key);
      const pair = pairs.get(key);
      return (pair && toPlain(key, pair)) ?? undefined;
    },
    rest: () => {
      const rest: Record<string, unknown> = {};
      for (const [key, pair] of pairs) {
        if (!asked.has(key)) rest[key] = toPlain(key, pair);
      }
      return rest;
    },
  };
}
