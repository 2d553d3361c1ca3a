import type { ProvisionUnit } from '#domain/provisions/known-instrument.ts';
import type { Random } from '#tests/support/generate-queries.ts';
import { printAddress } from './address.ts';
import { findTarget } from './find-target.ts';
import { findShown, noteAddresses, wordsAt, type NotedAddress } from './noted-addresses.test-support.ts';
import { resolveAddress } from './resolve-address.ts';
import { readTextsOf, storeVersions, type StoredVersion } from './stored-versions.test-support.ts';
import { editText, type TracedBlock } from './traced-text.test-support.ts';

/** What became of addresses; the lists hold those that break the promise. */
export interface CheckedAddresses {
  readonly made: {
    same: number;
    older: number;
    /** Showed other words, or neither the words nor the older version. */
    readonly other: string[];
    /** Stand unchanged in a block that nobody touched, and were not found there. */
    readonly missed: string[];
  };
  readonly bare: {
    same: number;
    noticed: number;
    /** Showed other words without a notice. */
    readonly silent: string[];
    /** A notice although the words are the same. */
    readonly noisy: string[];
  };
}

/**
 * The test of links that never lie (acceptance "Reading, complete", trap 1): notes 200 addresses of a text, makes the
 * next version by inserting 30 paragraphs, deleting 20, editing 10 and splitting 5, and resolves every address with and
 * without `v`. With `bare` those of its provisions are among them (OP-196).
 */
export async function checkAddresses(
  text: readonly TracedBlock[],
  random: Random,
  bare?: ProvisionUnit,
): Promise<CheckedAddresses> {
  const next = editText(text, { inserted: 30, deleted: 20, edited: 10, split: 5 }, random);
  const versions = storeVersions(
    [text, next].map((blocks) => blocks.map(({ block }) => block)),
    bare,
  );
  const found: CheckedAddresses = {
    made: { same: 0, older: 0, other: [], missed: [] },
    bare: { same: 0, noticed: 0, silent: [], noisy: [] },
  };
  const [first] = versions;
  for (const noted of first ? noteAddresses(first, 200, random) : []) {
    await checkMade(noted, versions, { text, next }, found.made);
    await checkBare(noted, versions, found.bare);
  }
  return found;
}

async function checkMade(
  { address, words, block }: NotedAddress,
  versions: readonly StoredVersion[],
  { text, next }: { readonly text: readonly TracedBlock[]; readonly next: readonly TracedBlock[] },
  found: CheckedAddresses['made'],
): Promise<void> {
  const outlined = versions.map((version) => version.outlined);
  const made = await resolveAddress(outlined, { ...address, version: 1 }, readTextsOf(versions));
  const name = `${printAddress(address).fragment} ${JSON.stringify(made)}`;
  const was = findShown(block, versions[0]);
  const origin = text[was]?.origin;
  const isNumberQuoted = (address.passage?.from ?? Infinity) < (versions[0]?.words[block]?.start ?? 0);
  if (made.kind === 'older-version' && made.place.version === 1 && made.since === 2) {
    found.older += 1;
    if (wordsAt(made.place, versions) !== words) found.other.push(name);
    const isLeft = next.some((one) => one.origin === origin && one.isUntouched);
    if (isLeft && !isNumberQuoted) found.missed.push(name);
  } else if (made.kind === 'same-words' && made.place.version === 2 && wordsAt(made.place, versions) === words) {
    found.same += 1;
    const is = findShown(made.place.block ?? -1, versions[1]);
    const isHeir = next[is]?.origin.split('+').includes(origin ?? '');
    if (!isHeir && versions[1]?.words[is]?.key !== versions[0]?.words[was]?.key) found.other.push(name);
  } else found.other.push(name);
}

async function checkBare(
  { address, words }: NotedAddress,
  versions: readonly StoredVersion[],
  found: CheckedAddresses['bare'],
): Promise<void> {
  const outlined = versions.map((version) => version.outlined);
  const bare = await resolveAddress(outlined, address, readTextsOf(versions));
  const name = `${printAddress(address).fragment} ${JSON.stringify(bare)}`;
  const newest = outlined.at(-1);
  const now = newest && findTarget(newest, address.target)?.place;
  const isSame = now && wordsAt(address.passage ? { ...now, passage: address.passage } : now, versions) === words;
  if (bare.kind !== 'same-words') {
    found.noticed += 1;
    if (isSame) found.noisy.push(name);
  } else if (wordsAt(bare.place, versions) === words) found.same += 1;
  else found.silent.push(name);
}
