/**
 * A number for where which words stand in a document, the same in whatever order they come: the store knows them in the
 * order of the text, the index word by word. Two documents that differ have different numbers but for one case in four
 * thousand millions.
 */
export class TextFingerprint {
  #sum = 0;

  add(wordHash: number, position: number): void {
    this.#sum = (this.#sum + mixPlace(wordHash, position)) | 0;
  }

  get value(): number {
    return this.#sum >>> 0;
  }
}

/** FNV-1a over the characters. */
export function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
}

/** What one word at one position adds. */
export function mixPlace(wordHash: number, position: number): number {
  let mixed = Math.imul(wordHash ^ Math.imul(position + 1, 0x9e3779b1), 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
