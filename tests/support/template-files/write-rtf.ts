import type { TemplateSource } from './read-source.ts';

/** A text in RTF for old word processors: paragraphs, the heads of them in bold. */
export function writeRtf({ title, blocks }: TemplateSource): Uint8Array {
  const lines = blocks.flatMap((block) => {
    if (block.kind === 'table') return block.rows.map((row) => escapeRtf(row.join(' | ')));
    return [block.kind === 'heading' ? `{\\b ${escapeRtf(block.text)}}` : escapeRtf(block.text)];
  });
  const body = [`{\\b\\fs32 ${escapeRtf(title)}}`, ...lines].join('\\par\n');
  return new TextEncoder().encode(`{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Calibri;}}\\f0\\fs22\n${body}\\par\n}\n`);
}

function escapeRtf(text: string): string {
  return text
    .replaceAll(/[\\{}]/gu, String.raw`\$&`)
    .replaceAll(/[^\x20-\x7e]/gu, (letter) => `\\u${letter.charCodeAt(0)}?`);
}
