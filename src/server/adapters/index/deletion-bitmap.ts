/** One bit for each document of a segment, set where it is deleted. */
export class DeletionBitmap {
  readonly bytes: Uint8Array;
  #count: number;

  constructor(documents: number, bytes?: Uint8Array) {
    this.bytes = bytes ?? new Uint8Array((documents + 7) >>> 3);
    this.#count = this.bytes.reduce((sum, byte) => sum + countBits(byte), 0);
  }

  /** How many documents are deleted. */
  get count(): number {
    return this.#count;
  }

  has(document: number): boolean {
    return (this.bytes[document >>> 3]! & (1 << (document & 7))) !== 0;
  }

  add(document: number): void {
    if (this.has(document)) return;
    this.bytes[document >>> 3]! |= 1 << (document & 7);
    this.#count++;
  }
}

function countBits(byte: number): number {
  let count = 0;
  for (let rest = byte; rest > 0; rest &= rest - 1) count++;
  return count;
}
