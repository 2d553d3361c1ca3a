import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a package as it is written, which need not be what it says. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array | string;
  /** Bytes that it says it unpacks to; those it has, where it does not lie. */
  readonly size?: number;
  /** Deflated beforehand. */
  readonly packed?: Uint8Array;
  /** Not deflated. */
  readonly isStored?: boolean;
  /** Its bytes are those of this entry, which stands before it. */
  readonly sharesWith?: number;
}

const LOCAL = 30;
const CENTRAL = 46;
const DEFLATED = 8;

/** A ZIP package of these entries, in which sizes may lie and entries may share their bytes. */
export function writeZip(entries: readonly ZipEntry[]): Uint8Array {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  const made: MadeEntry[] = [];
  for (const entry of entries) {
    const shared = entry.sharesWith === undefined ? undefined : made[entry.sharesWith];
    const { packed, sizes } = shared ?? pack(entry);
    const name = Buffer.from(entry.name);
    const offset = shared?.offset ?? at;
    made.push({ packed, sizes, offset });
    if (shared === undefined) {
      const local = Buffer.alloc(LOCAL);
      local.writeUInt32LE(0x04034b50, 0);
      writeHead(local, 4, sizes, name.length);
      pieces.push(local, name, packed);
      at += LOCAL + name.length + packed.length;
    }
    const central = Buffer.alloc(CENTRAL);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    writeHead(central, 6, sizes, name.length);
    central.writeUInt32LE(offset, 42);
    directory.push(central, name);
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(entries.length, 65_535), 8);
  end.writeUInt16LE(Math.min(entries.length, 65_535), 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...pieces, listed, end]));
}

interface Sizes {
  readonly packed: number;
  readonly size: number;
  readonly sum: number;
  readonly isStored: boolean;
}

interface MadeEntry {
  readonly packed: Buffer;
  readonly sizes: Sizes;
  readonly offset: number;
}

function pack(entry: ZipEntry): Omit<MadeEntry, 'offset'> {
  const content = Buffer.from(entry.content);
  const isStored = entry.isStored === true;
  const packed = Buffer.from(entry.packed ?? (isStored ? content : deflateRawSync(content)));
  return {
    packed,
    sizes: { packed: packed.length, size: entry.size ?? content.length, sum: crc32(content), isStored },
  };
}

function writeHead(into: Buffer, at: number, { packed, size, sum, isStored }: Sizes, name: number): void {
  into.writeUInt16LE(20, at);
  into.writeUInt16LE(isStored ? 0 : DEFLATED, at + 4);
  into.writeUInt32LE(sum, at + 10);
  into.writeUInt32LE(packed, at + 14);
  into.writeUInt32LE(size, at + 18);
  into.writeUInt16LE(name, at + 22);
}
