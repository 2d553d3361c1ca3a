import { blockText, type Block } from '#domain/document/block.ts';
import { EMPTY_RECORD, type DocumentRecord } from '#domain/document/document.ts';
import { findOpponents, jurisdictionOf, readCaption } from '../reading/judgment-caption.ts';
import { headLines, readJudgmentFacts, type JudgmentFacts } from '../reading/judgment-facts.ts';

const TEMPLATE_TITLE =
  /template|goes here|^microsoft word|^untitled|^document\d*$|\b(?:TO|OF|THE|FOR|AND|IN)$|\.docx?$/i;

/**
 * The record of a document that carries no metadata of its own: what its head says where it is a judgment; the title
 * from the file's properties unless that is a template's, else from the text.
 */
export function composeTextRecord(
  format: 'docx' | 'pdf',
  path: string,
  blocks: readonly Block[],
  coreTitle: string | undefined,
): DocumentRecord {
  const facts = readJudgmentFacts(blocks);
  const ownTitle =
    coreTitle !== undefined && coreTitle.length > 5 && !TEMPLATE_TITLE.test(coreTitle) ? coreTitle : undefined;
  const title =
    ownTitle ??
    titleOfParties(facts) ??
    titleInText(blocks, facts.isJudgment) ??
    path.replace(/^.*\//, '').replace(/\.[^.]+$/, '');
  const { date, court } = facts;
  return {
    ...EMPTY_RECORD,
    key: `${format}:${facts.citations[0] ?? path}`,
    title,
    type: facts.isJudgment ? 'Case law' : 'Document',
    dates: date === undefined ? {} : { publication: date, decision: date },
    citations: facts.citations,
    caseNumbers: facts.isJudgment ? facts.caseNumbers : [],
    judges: facts.isJudgment ? facts.judges : [],
    parties: facts.parties.length > 0 ? facts.parties : partiesInText(blocks, facts.isJudgment),
    jurisdictions: facts.isJudgment ? jurisdictionOf(court, facts.citations[0]) : [],
    ...(court === undefined ? {} : { court }),
  };
}

function titleOfParties(facts: JudgmentFacts): string | undefined {
  const [first] = facts.parties;
  const other = facts.parties.find(
    (party) => party.role !== undefined && party.role.replace(/s$/, '') !== first?.role?.replace(/s$/, ''),
  );
  return first && other ? `${first.name} v ${other.name}` : undefined;
}

/** The parties of a caption that is no list below `Between`. */
function partiesInText(blocks: readonly Block[], isJudgment: boolean): DocumentRecord['parties'] {
  if (!isJudgment) return [];
  const lines = headLines(blocks);
  const caption = lines.find((line) => readCaption(line) !== undefined) ?? '';
  return readCaption(caption)?.parties ?? findOpponents(lines)?.map((name) => ({ name })) ?? [];
}

/** A line `A v B`, else the title paragraph, else the first lines that are centred or in capitals. */
function titleInText(blocks: readonly Block[], isJudgment: boolean): string | undefined {
  const head = blocks.slice(0, 40).filter((block) => block.kind === 'heading' || block.kind === 'paragraph');
  const lines = headLines(blocks);
  const versus = isJudgment ? lines.find((line) => /\S \(?v\.?\)? \S/.test(line) && line.length < 250) : undefined;
  if (versus !== undefined) return readCaption(versus)?.title ?? versus.replace(NEUTRAL_TAIL, '').trim();
  const opponents = isJudgment ? findOpponents(lines) : undefined;
  if (opponents) return opponents.join(' v ');
  const start = head.findIndex(
    (block) =>
      (block.kind === 'heading' && !blockText(block).startsWith('(')) ||
      (block.kind === 'paragraph' && block.role === 'centred') ||
      /^[^\p{Ll}(][^\p{Ll}]{5,}$/u.test(blockText(block)),
  );
  const parts: string[] = [];
  for (let index = Math.max(0, start); index < head.length && parts.length < 3; index += 1) {
    const isTitleLine =
      parts.length === 0 || (head[index]?.kind === 'paragraph' && /^[^\p{Ll}]{4,}$/u.test(lines[index] ?? ''));
    if (!isTitleLine || parts.join(' ').length + (lines[index]?.length ?? 0) > 300) break;
    parts.push(lines[index] ?? '');
  }
  const title = parts.join(' ').trim();
  return title === '' ? undefined : title.slice(0, 300);
}

const NEUTRAL_TAIL = /\s*\[\d{4}\] [A-Z]{2,}.*$/;
