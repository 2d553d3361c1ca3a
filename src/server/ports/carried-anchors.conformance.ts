import { describe, expect, it } from 'vitest';
import { blockText, type Block } from '#domain/document/block.ts';
import { documentOf, paragraphOf } from './content-store.test-support.ts';
import { useWriter, type OpenContentWriter } from './content-writer.test-support.ts';

const RAIN = 'Rain fell on the harbour while the surveyor measured the northern quay.';
const SHIP = 'A second vessel had been chartered by the brothers without any written contract.';
const COST = 'Storage was charged at eleven crowns a day until the cargo left the warehouse.';
const FEES = 'The broker asked for a tenth of the freight and was paid on the day after the auction.';
const LAST = 'Neither of them came back to the island before the winter of that year.';
const ORDER = 'So ordered.';
const SOURCE = { path: 'act.xml', sha256: 'f00d' };

/** To which blocks of the next version the anchors of a text go (OP-119). */
export function describeCarriedAnchors(open: OpenContentWriter): void {
  describe('the anchors of blocks without printed number', () => {
    const library = useWriter(open);
    const putText = (texts: readonly (string | Block)[], origin = {}) =>
      library.put([documentOf('a', {}, texts.map(blockOf))], origin);
    const listAnchors = async () => (await library.listBlocks('a')).map(({ anchor }) => anchor);
    const listOrders = async () =>
      (await library.listBlocks('a')).filter((block) => blockText(block) === ORDER).map(({ anchor }) => anchor);

    it('OP-119: of a block that is gone go to no other that says the same', async () => {
      await putText([RAIN, ORDER, SHIP, ORDER, COST]);
      expect(await listOrders()).toEqual(['b2', 'b4']);
      await putText([RAIN, SHIP, ORDER, COST]);
      expect(await listOrders()).toEqual(['b4']);
      await putText([RAIN, ORDER, SHIP, ORDER, COST]);
      expect(await listOrders()).toEqual(['b6', 'b4']);
    });

    it('OP-119: stay with a block that is edited, moved or split', async () => {
      await putText([RAIN, `${SHIP} ${FEES}`, COST, LAST]);
      await putText([LAST, RAIN.replace('northern', 'southern'), SHIP, FEES, COST]);
      expect(await listAnchors()).toEqual(['b4', 'b1', 'b2', 'b5', 'b3']);
    });

    it('OP-119: are never given again, however many versions later', async () => {
      await putText([RAIN, SHIP, COST]);
      await putText([RAIN, SHIP]);
      await putText([RAIN]);
      await library.writer.close();
      await library.reopen();
      await putText([RAIN, 'A third one was not.', 'Nor was a fourth, as all agree.']);
      expect(await listAnchors()).toEqual(['b1', 'b4', 'b5']);
    });

    it('OP-119: go on from version to version within one commit', async () => {
      await library.put(
        [
          [RAIN, ORDER, SHIP, ORDER],
          [RAIN, SHIP, ORDER],
          [COST, RAIN, SHIP, ORDER],
        ].map((texts) => documentOf('a', {}, texts.map(blockOf))),
      );
      expect(await listAnchors()).toEqual(['b5', 'b1', 'b3', 'b4']);
    });

    it('OP-175: stay with their quote where a mended importer reads the same bytes', async () => {
      await putText([`${RAIN} ${SHIP}`, ORDER, COST, ORDER], SOURCE);
      const heading: Block = { kind: 'heading', level: 1, inlines: ['On storage'] };
      await putText([RAIN, SHIP, heading, COST, ORDER], SOURCE);
      expect(await library.get('a')).toMatchObject({ version: 1 });
      expect(await listAnchors()).toEqual(['b1', 'b5', 'b6', 'b3', 'b4']);
    });

    it('OP-119: of a long text stay as those of a short one, and nothing is left on disk', async () => {
      const long = Array.from({ length: 3000 }, (_, at) =>
        at % 10 === 0 ? ORDER : `Paragraph q${at} of the quay. ${'The tribunal turns to costs. '.repeat(15)}`,
      );
      await putText(long);
      await putText(long.filter((_, at) => at !== 1000 && at !== 1501));
      const anchors = await listAnchors();
      expect(anchors).toEqual(long.flatMap((_, at) => (at === 1000 || at === 1501 ? [] : [`b${at + 1}`])));
      expect(await library.subject.countLeftTexts()).toBe(0);
      expect(await library.isInStep()).toBe(true);
    });
  });
}

function blockOf(text: string | Block): Block {
  return typeof text === 'string' ? paragraphOf(text) : text;
}
