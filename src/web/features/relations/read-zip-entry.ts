const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
/** Bytes that one part may unpack to: a small file cannot fill the memory. */
const MOST_UNPACKED = 50 * 1024 * 1024;

/**
 * One part of a ZIP container as text, piece by piece as the browser itself unpacks it. @throws Error where it is none, lacks
 * the part or unpacks to too much.
 */
export async function* readZipEntry(file: Blob, name: string): AsyncGenerator<string> {
  const bytes = new DataView(await file.arrayBuffer());
  const entry = findEntry(bytes, name);
  if (!entry) throw new Error(`no ${name}`);
  const start =
    entry.offset + LOCAL_LENGTH + bytes.getUint16(entry.offset + 26, true) + bytes.getUint16(entry.offset + 28, true);
  const packed = new Uint8Array(bytes.buffer, start, entry.packed);
  const stream = new Blob([packed]).stream();
  yield* readBounded(entry.method === 0 ? stream : stream.pipeThrough(new DecompressionStream('deflate-raw')));
}

function findEntry(bytes: DataView, name: string) {
  let at = bytes.byteLength - END_LENGTH;
  while (at >= 0 && bytes.getUint32(at, true) !== END) at -= 1;
  if (at < 0) throw new Error('no ZIP container');
  const count = bytes.getUint16(at + 10, true);
  let place = bytes.getUint32(at + 16, true);
  for (let index = 0; index < count && bytes.getUint32(place, true) === ENTRY; index += 1) {
    const length = bytes.getUint16(place + 28, true);
    const found = new TextDecoder().decode(new Uint8Array(bytes.buffer, place + ENTRY_LENGTH, length));
    if (found === name) {
      return {
        method: bytes.getUint16(place + 10, true),
        packed: bytes.getUint32(place + 20, true),
        offset: bytes.getUint32(place + 42, true),
      };
    }
    place += ENTRY_LENGTH + length + bytes.getUint16(place + 30, true) + bytes.getUint16(place + 32, true);
  }
  return undefined;
}

async function* readBounded(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
      if (size > MOST_UNPACKED) throw new Error('too large');
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    // Whoever has read enough unpacks no more.
    await reader.cancel();
  }
}
