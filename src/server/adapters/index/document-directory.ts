import { loadSections } from './load-segment.ts';
import { sectionUint32 } from './segment-file.ts';
import type { SegmentReading } from './segment-files.ts';

interface NumberList {
  /** Sorted; a replaced document may stand here more than once. */
  readonly numbers: Uint32Array;
  /** The place in the segment that belongs to each; absent where each stands at its own. */
  readonly places: Uint32Array | undefined;
}

/** Finds in which places of which live segments a document stands. Keeps four to eight bytes for each in memory. */
export class DocumentDirectory {
  readonly #files: SegmentReading;
  readonly #lists = new Map<number, NumberList>();

  constructor(files: SegmentReading) {
    this.#files = files;
  }

  /** Reads the numbers of the segments that are not known yet and forgets those that are gone. */
  refresh(segments: readonly number[]): void {
    for (const id of this.#lists.keys()) if (!segments.includes(id)) this.#lists.delete(id);
    for (const id of segments) if (!this.#lists.has(id)) this.#lists.set(id, this.#read(id));
  }

  /** Calls `visit` for each place of the document, deleted ones included. */
  find(document: number, visit: (segment: number, place: number) => void): void {
    for (const [segment, { numbers, places }] of this.#lists) {
      if (numbers.length === 0 || numbers.at(-1)! < document) continue;
      for (let at = lowerBound(numbers, document); numbers[at] === document; at++) {
        visit(segment, places ? places[at]! : at);
      }
    }
  }

  #read(segment: number): NumberList {
    const file = loadSections(this.#files, segment, (section) => section === 'numbers');
    const unsorted = sectionUint32(file, 'numbers');
    if (isSorted(unsorted)) return { numbers: unsorted, places: undefined };
    const places = Uint32Array.from(unsorted, (_, place) => place);
    places.sort((a, b) => unsorted[a]! - unsorted[b]! || a - b);
    return { numbers: places.map((place) => unsorted[place]!), places };
  }
}

function isSorted(numbers: Uint32Array): boolean {
  for (let at = 1; at < numbers.length; at++) if (numbers[at - 1]! > numbers[at]!) return false;
  return true;
}

function lowerBound(numbers: Uint32Array, wanted: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
