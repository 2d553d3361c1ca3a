import { isObject, type JsonObject } from '#importers/courtlistener/opinion-record.ts';
import { readJson } from '#importers/courtlistener/read-json.ts';
import { ImportRefusal, type ImportEvent, type Importer, type SourceFile } from '#importers/importer.ts';
import { batchBlocks } from '../reading/batch-blocks.ts';
import { readDecisionText } from './decision-text.ts';
import { decisionRecord } from './decision-record.ts';

const FIELD_NAMES = /"(?:file_number|court|ecli|content|source_name|model)"\s*:/g;

/**
 * German decisions as Open Legal Data gives them: one object or a list, as its interface answers or as its fixtures
 * hold them (`model`, `pk`, `fields`).
 */
export const oldpImporter: Importer = {
  format: 'oldp',
  version: 4,
  atomic: 'file',
  accepts: (path, head) => {
    if (!/\.json$/i.test(path)) return false;
    const text = new TextDecoder().decode(head);
    return /"file_number"\s*:/.test(text) && new Set(text.match(FIELD_NAMES)?.map((name) => name.trim())).size >= 2;
  },
  read: readDecisions,
};

async function* readDecisions(file: SourceFile): AsyncGenerator<ImportEvent> {
  const json = await readJson(file);
  const isAnswer = isObject(json) && Array.isArray(json['results']);
  const list: readonly unknown[] = isAnswer ? (json['results'] as unknown[]) : Array.isArray(json) ? json : [json];
  for (const [index, entry] of list.entries()) {
    const decision = fieldsOf(entry);
    if (!decision) {
      const model = isObject(entry) && typeof entry['model'] === 'string' ? ` (it is a \`${entry['model']}\`)` : '';
      throw new ImportRefusal(`entry ${index + 1} is no decision with a \`file_number\`${model}`, 1, 1);
    }
    const { blocks, judges } = readDecisionText(decision);
    if (blocks.length === 0) throw new ImportRefusal(`entry ${index + 1} holds no text in \`content\``, 1, 1);
    yield* batchBlocks(blocks);
    yield { kind: 'document', document: decisionRecord(decision, judges, file.path) };
  }
}

function fieldsOf(entry: unknown): JsonObject | undefined {
  if (!isObject(entry)) return undefined;
  const fields = isObject(entry['fields']) ? { id: entry['pk'], ...entry['fields'] } : entry;
  return typeof fields['file_number'] === 'string' ? fields : undefined;
}
