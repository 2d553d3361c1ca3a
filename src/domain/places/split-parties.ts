import { findPlace } from './find-place.ts';
import { dropOthers } from '#domain/names/drop-others.ts';
import { readOrganizationName } from '#domain/names/read-organization-name.ts';

const JOINTS = /\s+and\s+|,\s+/giu;
const LAST_BRACKETS = /\s*\([^()]*\)$/u;
/** Words of the full name of a state. */
const STATE = /\b(?:republic|kingdom|states?|federation|confederation|union|emirates|commonwealth|government)\b/iu;
/** Characters beside a joint that decide; names of states and legal forms are shorter. */
const REACH = 100;
/** A piece with more of them is no list of parties, and is left as it is. */
const MOST_JOINTS = 500;

/**
 * The parties that are printed in one line or cell, parted where that is sure: at a semicolon, and at a comma or `and` that
 * follows the legal form of a company or the name of a state. `Halm and Company`, `Halm, S.A.` and `Halm and Quill Ltd`
 * are one each, and so are people whose names nothing parts but `and`. `and others` is nobody.
 */
export function splitParties(cell: string): string[] {
  return cell
    .replaceAll(/\s+/gu, ' ')
    .split(';')
    .map((piece) => dropOthers(piece.trim()))
    .flatMap(splitPiece)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function splitPiece(piece: string): string[] {
  const joints = [...piece.matchAll(JOINTS)];
  if (joints.length > MOST_JOINTS) return [piece];
  const names: string[] = [];
  let begin = 0;
  for (const { 0: joint, index } of joints) {
    const before = piece.slice(begin, index);
    const end = index + joint.length;
    const after = piece.slice(end, end + REACH);
    if (!isWhole(before, after) || beginsWithForm(after) || isPlace(piece.slice(begin))) continue;
    names.push(before);
    begin = end;
  }
  return [...names, piece.slice(begin).replace(/^and\s+/u, '')];
}

/**
 * A company with its legal form, or a state: nothing that follows belongs to its name. A country by its bare name is one
 * beside another country alone: `Jersey and Guernsey Electric Ltd` is a company.
 */
function isWhole(name: string, after: string): boolean {
  const bare = name.slice(-REACH).replace(LAST_BRACKETS, '');
  if (readOrganizationName(bare).form !== '') return true;
  const [next = ''] = after.split(JOINTS);
  return isPlace(name) && (STATE.test(name) || isPlace(next));
}

function isPlace(name: string): boolean {
  return name.length <= REACH && findPlace(name) !== undefined;
}

/** `S.A. and …`, `Ltd.`, `Co. KG`: the legal form of what stands before the joint. */
function beginsWithForm(text: string): boolean {
  const [first = ''] = text.split(JOINTS);
  return /^co\b/iu.test(first) || readOrganizationName(`Halm ${first}`).words.length === 1;
}
