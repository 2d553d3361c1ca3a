import type { ImportEvent, Importer, SourceFile } from '#importers/importer.ts';
import { readSourceText } from '../reading/source-text.ts';
import { parseYamlFields, parseYamlList } from '../reading/yaml-fields.ts';
import { readCase } from './read-case.ts';
import { readOrganization, readPerson } from './read-people.ts';
import { readPublication } from './read-publication.ts';

/**
 * The YAML records that stand beside Markdown documents (`content/demo/README.md`): publications with their contents,
 * arbitration cases, people and organisations. A file with one wrong value is refused with its line.
 */
export const demoRecordImporter: Importer = {
  format: 'markdown',
  version: 3,
  atomic: 'file',
  accepts: (path) => recordKind(path) !== undefined,
  read: readRecords,
};

type RecordKind = 'publication' | 'case' | 'people' | 'organizations';

function recordKind(path: string): RecordKind | undefined {
  if (/(^|\/)publication\.ya?ml$/.test(path)) return 'publication';
  if (/(^|\/)cases\/[^/]+\.ya?ml$/.test(path)) return 'case';
  if (/(^|\/)people\.ya?ml$/.test(path)) return 'people';
  return /(^|\/)organizations\.ya?ml$/.test(path) ? 'organizations' : undefined;
}

async function* readRecords(file: SourceFile): AsyncGenerator<ImportEvent> {
  const text = await readSourceText(file);
  switch (recordKind(file.path)) {
    case 'publication':
      yield { kind: 'publication', publication: readPublication(parseYamlFields(text, 'a publication')) };
      break;
    case 'case':
      yield { kind: 'case', case: readCase(parseYamlFields(text, 'a case')) };
      break;
    case 'people':
      for (const fields of parseYamlList(text, 'people')) yield { kind: 'person', person: readPerson(fields) };
      break;
    case 'organizations':
      for (const fields of parseYamlList(text, 'organizations')) {
        yield { kind: 'organization', organization: readOrganization(fields) };
      }
      break;
    case undefined:
      break;
  }
}
