import type { Block } from '#domain/document/block.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentDocumentAddress } from '#domain/addresses/document-address.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { LinkTarget } from '#domain/document/inline.ts';
import { renderBlock } from '#domain/document/render-block.ts';
import { resolveTarget } from '#domain/document/resolve-target.ts';
import type { BlockMatch } from '#domain/passages/list-block-matches.ts';
import type { ProvisionIndex } from '#domain/provisions/provision-index.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { OpenDocument } from './document-guard.ts';
import { groupMarks } from './group-marks.ts';
import { resolveLinks } from './resolve-links.ts';

/** Draws a block with its number in the text, from 0. */
export type DrawBlock = (block: Block, number: number) => string;

/** What is drawn of a text besides its words. */
export interface DrawnBeside {
  readonly matches?: readonly BlockMatch[] | undefined;
  /** Of a text of law. */
  readonly provisions?: ProvisionIndex | undefined;
}

/** What draws blocks of an open text with matches marked, each link leading where it does. */
export async function createBlockDrawer(
  reader: Reader,
  store: Pick<ContentStore, 'resolveNames' | 'resolveSourceIds'>,
  { content }: OpenDocument,
  blocks: readonly Block[],
  { matches = [], provisions }: DrawnBeside = {},
): Promise<DrawBlock> {
  const { links, places } = await resolveLinks(store, content.id, blocks, reader.edition.id);
  const marks = groupMarks(matches);
  const findAnchor = (id: string) => places.get(id)?.anchor;
  const findAddress = (name: string, anchor: string | undefined) => {
    const link = links.get(name);
    return link && (anchor === undefined ? presentDocumentAddress(link, reader) : presentTextAddress(link));
  };
  const resolveLink = (target: LinkTarget) => resolveTarget(target, { findAnchor, findAddress });
  return (block, number) => {
    const provision = provisions?.ofBlock(number)?.anchor;
    const rows = provisions?.rowsOf(number);
    return renderBlock(block, number, {
      marks: marks.get(number) ?? [],
      resolveLink,
      resolveNote: findAnchor,
      ...(provision === undefined ? {} : { provision }),
      ...(rows === undefined ? {} : { rows }),
    });
  };
}
