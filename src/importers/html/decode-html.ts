import { ImportRefusal } from '#importers/importer.ts';
import { decodeSource } from '../reading/source-text.ts';

/**
 * The text of an HTML file: by its byte order mark, else by the encoding it declares in its first 4096 bytes, else as
 * UTF-8. Bytes that do not fit are refused with their place.
 */
export function decodeHtml(bytes: Uint8Array): string {
  const declared = declaredEncoding(bytes);
  if (declared === undefined || isUnicodeMarked(bytes)) return decodeSource(bytes);
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(declared, { fatal: true });
  } catch {
    throw new ImportRefusal(
      `the file declares the unknown encoding \`${declared.slice(0, 40)}\`; save it as UTF-8`,
      1,
      1,
    );
  }
  // A page that was saved as UTF-16 cannot have declared it in single bytes.
  if (decoder.encoding === 'utf-8' || decoder.encoding.startsWith('utf-16')) return decodeSource(bytes);
  try {
    return decodeSource(new TextEncoder().encode(decoder.decode(bytes)));
  } catch (error) {
    if (error instanceof ImportRefusal) throw error;
    throw new ImportRefusal(`the bytes are not the declared encoding ${declared}; save the file as UTF-8`, 1, 1);
  }
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  const xml = /^\s*<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(head)?.[1];
  return xml ?? /<meta[^>]*charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)?.[1];
}

function isUnicodeMarked(bytes: Uint8Array): boolean {
  return (
    (bytes[0] === 0xff && bytes[1] === 0xfe) ||
    (bytes[0] === 0xfe && bytes[1] === 0xff) ||
    (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
  );
}
