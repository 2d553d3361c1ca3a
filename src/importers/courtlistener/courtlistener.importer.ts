import type { Block } from '#domain/document/block.ts';
import { attributeOf, classesOf, textOf, type HtmlElement } from '#importers/html/dom.ts';
import { htmlToBlocks } from '#importers/html/html-to-blocks.ts';
import { ImportRefusal, type ImportEvent, type Importer, type SourceFile } from '#importers/importer.ts';
import { batchBlocks } from '../reading/batch-blocks.ts';
import { withoutTags } from '../reading/without-tags.ts';
import { MarkedText } from './marked-text.ts';
import { isObject, readOpinionRecord, type JsonObject } from './opinion-record.ts';
import { COURTLISTENER, isPreformattedHtml, readPreformattedHtml } from './pre-html.ts';
import { explainJson, readJson } from './read-json.ts';
import { slipTextToBlocks } from './slip-text.ts';

/** The forms in which the source gives an opinion's text, the richest first. */
const TEXT_FIELDS = [
  'html_with_citations',
  'xml_harvard',
  'html_columbia',
  'html_lawbox',
  'html_anon_2020',
  'html',
  'plain_text',
] as const;

const FIELD_NAMES =
  /"(?:case_name|caseName|date_filed|dateFiled|absolute_url|resource_uri|sub_opinions|plain_text|html_lawbox|html_columbia|html_with_citations|xml_harvard)"\s*:/g;

/** Court opinions as JSON with the field names of CourtListener; other JSON is left to others. */
export const courtlistenerImporter: Importer = {
  format: 'courtlistener',
  version: 12,
  atomic: 'file',
  accepts: (path, head) => {
    if (!/\.json$/i.test(path)) return false;
    const names = new Set(
      new TextDecoder()
        .decode(head)
        .match(FIELD_NAMES)
        ?.map((name) => name.replace(/\s*:$/, '')),
    );
    return names.size >= 2;
  },
  explain: explainJson,
  read: readOpinions,
};

async function* readOpinions(file: SourceFile): AsyncGenerator<ImportEvent> {
  const json = await readJson(file);
  for (const opinion of Array.isArray(json) ? json : [json]) {
    if (!isObject(opinion))
      throw new ImportRefusal('an opinion must be a JSON object with `case_name`, `date_filed` and a text', 1, 1);
    const { blocks, plain } = readText(opinion);
    if (blocks.length === 0) {
      throw new ImportRefusal(`the opinion holds no text; allowed are the fields ${TEXT_FIELDS.join(', ')}`, 1, 1);
    }
    yield* batchBlocks(blocks);
    yield { kind: 'document', document: readOpinionRecord(opinion, plain, file.path) };
  }
}

function readText(opinion: JsonObject): { blocks: Block[]; plain: string } {
  const parts = Array.isArray(opinion['sub_opinions']) ? opinion['sub_opinions'].filter(isObject) : [];
  const own = readVariant(opinion);
  const all = own.blocks.length > 0 ? [own] : parts.map(readVariant);
  return { blocks: all.flatMap((part) => part.blocks), plain: all.map((part) => part.plain).join('\n') };
}

function readVariant(opinion: JsonObject): { blocks: Block[]; plain: string } {
  for (const field of TEXT_FIELDS) {
    const value = opinion[field];
    if (typeof value !== 'string' || value.trim() === '') continue;
    if (field === 'plain_text') {
      const source = new MarkedText();
      source.addText(value.replace(/\r\n?/g, '\n'));
      return { blocks: slipTextToBlocks(source), plain: value };
    }
    if (isPreformattedHtml(value)) {
      const source = readPreformattedHtml(value);
      return { blocks: slipTextToBlocks(source), plain: source.text };
    }
    return { blocks: htmlToBlocks(value, { pageLabel, base: COURTLISTENER }), plain: withoutTags(value, ' ') };
  }
  return { blocks: [], plain: '' };
}

/** `*123` of the star pagination, or the page number element of the Harvard texts. */
function pageLabel(element: HtmlElement): string | undefined {
  const isMarker =
    element.tagName === 'page-number' ||
    classesOf(element).some((name) => /^(star-pagination|page-number)$/.test(name));
  if (!isMarker) return undefined;
  return (attributeOf(element, 'label') ?? textOf(element)).replace(/[[\]*\s]/g, '');
}
