import { pinpointOfAnchor } from '#domain/citing/pinpoint-of-anchor.ts';

/** A stretch of paragraphs: `para 42` and `para 44` are `paras 42-44`. */
const PARA = /^para (\w+)$/u;

/** The pinpoint of what reaches from one anchor to another; undefined where the first has no printed number. */
export function placeOfPassage(from: string, to: string): string | undefined {
  const [first, last] = [pinpointOfAnchor(from), pinpointOfAnchor(to)];
  const [one, other] = [PARA.exec(first ?? '')?.[1], PARA.exec(last ?? '')?.[1]];
  return one !== undefined && other !== undefined && one !== other ? `paras ${one}-${other}` : first;
}
