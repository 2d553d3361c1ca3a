import { createRandom, type Random } from '#tests/support/generate-queries.ts';
import { describe, expect, test } from 'vitest';
import { printAddress } from './address.ts';
import { inventAct, inventJudgment } from './invented-texts.test-support.ts';
import { findShown, noteAddresses, wordsAt, type NotedAddress } from './noted-addresses.test-support.ts';
import { resolveAddress } from './resolve-address.ts';
import { readTextsOf, storeVersions, type StoredVersion } from './stored-versions.test-support.ts';
import { editText, traceBlocks, type TracedBlock } from './traced-text.test-support.ts';

const EDITS = { inserted: 1, deleted: 2, edited: 2, split: 1, merged: 1, moved: 1, copied: 2 };
const SEEDS = Array.from({ length: 20 }, (_, at) => at);

/** What became of the passages of one text after random edits. */
interface Outcome {
  passages: number;
  found: number;
  readonly lies: string[];
}

/** Fifty random changes of a small text, every third one changed twice over. */
async function changeAtRandom(seed: number): Promise<Outcome> {
  const outcome: Outcome = { passages: 0, found: 0, lies: [] };
  for (let turn = 0; turn < 50; turn += 1) {
    const random = createRandom(seed * 50 + turn);
    const first = traceBlocks(turn % 2 === 0 ? inventJudgment(random, 50) : inventAct(random, 14));
    const texts = [first, editText(first, EDITS, random)];
    if (turn % 3 === 0) texts.push(editText(texts[1] ?? [], EDITS, random));
    await checkPassages(texts, random, outcome, `seed ${seed * 50 + turn}`);
  }
  return outcome;
}

async function checkPassages(
  texts: readonly (readonly TracedBlock[])[],
  random: Random,
  outcome: Outcome,
  name: string,
): Promise<void> {
  const versions = storeVersions(texts.map((text) => text.map(({ block }) => block)));
  const [first] = versions;
  if (!first) return;
  for (const noted of noteAddresses(first, 25, random)) {
    const address = { ...noted.address, version: 1 };
    const resolved = await resolveAddress(
      versions.map(({ outlined }) => outlined),
      address,
      readTextsOf(versions),
    );
    if (address.passage) outcome.passages += 1;
    if (address.passage && resolved.kind === 'same-words') outcome.found += 1;
    const isDetached = resolved.kind === 'older-version' && resolved.place.version === 1;
    const isTrue =
      (isDetached || resolved.kind === 'same-words') &&
      wordsAt(resolved.place, versions) === noted.words &&
      (isDetached || isHeir(noted, resolved.place.block ?? -1, versions, texts));
    if (!isTrue) outcome.lies.push(`${name} ${printAddress(address).fragment} ${JSON.stringify(resolved)}`);
  }
}

/** Whether a block of the newest version comes from the one noted, or says the very same as that did. */
function isHeir(
  { block }: NotedAddress,
  place: number,
  versions: readonly StoredVersion[],
  texts: readonly (readonly TracedBlock[])[],
): boolean {
  const was = findShown(block, versions[0]);
  const is = findShown(place, versions.at(-1));
  const isSameBlock =
    texts
      .at(-1)
      ?.[is]?.origin.split('+')
      .includes(texts[0]?.[was]?.origin ?? '') ?? false;
  return isSameBlock || versions.at(-1)?.words[is]?.key === versions[0]?.words[was]?.key;
}

describe('1,000 random changes of texts in which much is nearly the same', () => {
  test.each(SEEDS)(
    'OP-119: an old passage is on the identical quote or detached, never on a lookalike (%s)',
    async (seed) => {
      const { lies, passages, found } = await changeAtRandom(seed);
      expect(lies).toEqual([]);
      // Detaching everything would lie about nothing, too.
      expect(found).toBeGreaterThan(passages * 0.6);
    },
  );
});
