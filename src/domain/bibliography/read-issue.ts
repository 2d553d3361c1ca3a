import type { DocumentRecord } from '../document/document.ts';
import type { ContentsNode } from '../records/publication.ts';

/** Where in its journal an article stands. */
export interface Issue {
  readonly volume?: string;
  readonly issue?: string;
}

/** `7(10), e46041`, or `12, 45–61`. */
const PRINTED = /^(?<volume>[\p{L}\d]+)(?:\((?<issue>[^()]+)\))?(?:,|$)/u;
const VOLUME = /^(?:vol(?:ume)?\.?|band|jahrgang|tome)\s*(?<number>[\p{L}\d]+)/iu;
const ISSUE = /^(?:issue|number|no\.?|nr\.?|heft|numéro)\s*(?<number>[\p{L}\d]+(?:[-–/]\d+)?)/iu;

/** As the record says where it stands, else by the headings above it in the contents of its journal. */
export function readIssue({ key, sourceLocation }: DocumentRecord, contents: readonly ContentsNode[]): Issue {
  const printed = PRINTED.exec(sourceLocation ?? '')?.groups;
  if (printed) return keepKnown(printed['volume'], printed['issue']);
  const above = findAbove(contents, key) ?? [];
  const find = (pattern: RegExp) =>
    above.map((label) => pattern.exec(label)?.groups?.['number']).find((number) => number !== undefined);
  return keepKnown(find(VOLUME), find(ISSUE));
}

function keepKnown(volume: string | undefined, issue: string | undefined): Issue {
  return { ...(volume === undefined ? {} : { volume }), ...(issue === undefined ? {} : { issue }) };
}

/** The labels above the entry that opens a document, from the outermost; undefined where none opens it. */
function findAbove(nodes: readonly ContentsNode[], key: string): readonly string[] | undefined {
  for (const { label, document, children = [] } of nodes) {
    // Contents name a document by its key, or by what follows the format in it.
    if (document !== undefined && (document === key || key.endsWith(`:${document}`))) return [];
    const below = findAbove(children, key);
    if (below) return [label, ...below];
  }
  return undefined;
}
