import { zipSync } from 'fflate';

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Every package is of this day, so that the same parts make the same bytes. */
const DAY = '2026-01-01T00:00:00';

export function writePackage(parts: Readonly<Record<string, Uint8Array>>): Uint8Array {
  return zipSync(parts, { level: 9, mtime: DAY });
}

/** What XML minds; texts of ours hold nothing that it cannot. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
