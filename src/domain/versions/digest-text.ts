const FIRST_PRIME = 0x01000193;
const SECOND_PRIME = 0x5bd1e995;

/**
 * 64 bits of a text as 14 letters and digits, the same on every machine and for good: ids are made of it. Two texts may
 * have the same one, so that who gives ids makes them differ.
 */
export function digestText(text: string): string {
  let first = 0x811c9dc5;
  let second = 0x9747b28c;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    first = Math.imul(first ^ unit, FIRST_PRIME);
    second = Math.imul(second ^ unit, SECOND_PRIME);
    second ^= second >>> 15;
  }
  return printPart(first ^ (first >>> 16)) + printPart(second ^ (second >>> 13));
}

function printPart(bits: number): string {
  return (bits >>> 0).toString(36).padStart(7, '0');
}
