import { createNameTable } from './name-table.ts';
import { writeFace, type FaceTable } from './write-face.ts';

/** A TrueType face of these tables that calls itself by `family`, whatever it was called. */
export function writeNamedFace(tables: readonly FaceTable[], family: string): Uint8Array {
  const others = tables.filter(({ name }) => name !== 'name');
  return writeFace([...others, { name: 'name', bytes: createNameTable(family) }]);
}
