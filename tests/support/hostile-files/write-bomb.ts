import { constants, deflateRawSync } from 'node:zlib';

const MEGABYTE = 1_048_576;

/**
 * So many megabytes of one sign, deflated: a piece of 16 MB that stands by itself, over and over, so that making it costs nothing.
 * `around` is what stands before and after them.
 */
export function deflateRepeated(
  sign: string,
  megabytes: number,
  around: readonly [string, string] = ['', ''],
): Uint8Array {
  const open = { finishFlush: constants.Z_FULL_FLUSH, level: 9 };
  const piece = deflateRawSync(Buffer.alloc(16 * MEGABYTE, sign), open);
  const [before, after] = around;
  return new Uint8Array(
    Buffer.concat([
      deflateRawSync(Buffer.from(before), open),
      ...Array.from({ length: Math.ceil(megabytes / 16) }, () => piece),
      deflateRawSync(Buffer.from(after)),
    ]),
  );
}

/** The same with the head that PDF expects; its sum is not right, which readers of PDF do not mind. */
export function zlibRepeated(sign: string, megabytes: number, around?: readonly [string, string]): Uint8Array {
  return new Uint8Array(
    Buffer.concat([Buffer.from([0x78, 0x9c]), deflateRepeated(sign, megabytes, around), Buffer.alloc(4)]),
  );
}
