import { CASE_TEXT_FIELDS } from '#domain/records/case-record.ts';
import { ImportRefusal } from '#importers/importer.ts';
import type { FieldSource } from '#domain/records/field-source.ts';
import { parseYamlFields } from '../reading/yaml-fields.ts';
import { VALUE_KINDS, type ColumnRule, type CsvMapping, type FieldRule } from './csv-mapping.ts';
import { DATE_TARGETS, LIST_TARGETS, TEXT_TARGETS, TREATY_TARGETS } from './row-record.ts';

const CASE_TARGETS: readonly string[] = ['caseNo', 'name', ...CASE_TEXT_FIELDS, 'claimants', 'respondents'];

/** Reads a mapping file (YAML; JSON is YAML too). A wrong value is refused with the file's name and its line. */
export function readMapping(text: string, fileName: string): CsvMapping {
  try {
    return readFields(parseYamlFields(text, 'a mapping'));
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error;
    const { line, reason } = error.refusal;
    throw new ImportRefusal(`the mapping ${fileName}, line ${line}: ${reason}`);
  }
}

function readFields(fields: FieldSource): CsvMapping {
  const name = fields.requiredText('name');
  const key = fields.list('key');
  if (key.length === 0) throw fields.refuse('key', 'is required: the column or columns that identify a row');
  const targets = [...TEXT_TARGETS, ...LIST_TARGETS, ...DATE_TARGETS];
  const [rules] = fields.records('fields');
  if (!rules) throw fields.refuse('fields', 'is required: the fields of a document and where their values come from');
  const document = readRules(rules, targets);
  if (!document['title']) throw rules.refuse('title', 'is required');
  const [caseFields] = fields.records('case');
  const [treaty] = fields.records('treaty');
  const [companion] = fields.records('companion');
  const on = companion?.list('on') ?? [];
  if (companion && (on[0] === undefined || on[1] === undefined)) {
    throw companion.refuse(
      'on',
      'must name two columns: one of this list and the one of the companion with the same value',
    );
  }
  return {
    name,
    key,
    columns: fields.list('columns'),
    labels: readLabels(fields),
    fields: document,
    ...(caseFields ? { case: readRules(caseFields, CASE_TARGETS) } : {}),
    ...(treaty ? { treaty: readRules(treaty, TREATY_TARGETS) } : {}),
    ...(companion
      ? {
          companion: {
            file: companion.requiredText('file'),
            on: [on[0] ?? '', on[1] ?? ''],
            labels: readLabels(companion),
          },
        }
      : {}),
  };
}

function readLabels(fields: FieldSource): Record<string, string> {
  const labels = fields.records('labels')[0]?.rest() ?? {};
  return Object.fromEntries(Object.entries(labels).map(([column, label]) => [column, String(label)]));
}

function readRules(fields: FieldSource, targets: readonly string[]): Record<string, FieldRule> {
  const rules: Record<string, FieldRule> = {};
  for (const target of targets) {
    const parts = fields.records(target, 'template').map(readRule);
    if (parts.length > 0) rules[target] = parts;
  }
  const unknown = Object.keys(fields.rest())[0];
  if (unknown !== undefined) throw fields.refuse(unknown, `is not a field; allowed are ${targets.join(', ')}`);
  return rules;
}

function readRule(fields: FieldSource): string | ColumnRule {
  const template = fields.text('template');
  if (template !== undefined) return template;
  const as = fields.text('as');
  const kind = VALUE_KINDS.find((known) => known === as);
  if (as !== undefined && kind === undefined)
    throw fields.refuse('as', `\`${as}\` is not allowed; allowed are ${VALUE_KINDS.join(', ')}`);
  const values = fields.records('values')[0]?.rest();
  const split = fields.text('split');
  return {
    column: fields.requiredText('column'),
    ...(fields.flag('companion') ? { companion: true } : {}),
    ...(fields.flag('parties') ? { parties: true } : {}),
    ...(split === undefined ? {} : { split }),
    ...(kind === undefined ? {} : { as: kind }),
    ...(values ? { values: Object.fromEntries(Object.entries(values).map(([from, to]) => [from, String(to)])) } : {}),
  };
}
