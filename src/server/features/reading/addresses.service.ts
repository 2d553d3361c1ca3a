import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentAddress } from '#contract/document-address.ts';
import type { Reader } from '#domain/access/reader.ts';
import { blockText } from '#domain/document/block.ts';
import { mainUnitOf } from '#domain/provisions/law-text.ts';
import type { PlacedProvision } from '#domain/provisions/provision-index.ts';
import { nameOfTarget, readAddress, type TextAddress } from '#domain/versions/address.ts';
import { findTarget } from '#domain/versions/find-target.ts';
import type { OutlinedVersion } from '#domain/versions/outline-version.ts';
import { resolveAddress } from '#domain/versions/resolve-address.ts';
import type { DocumentGuard, OpenDocument } from '#server/asking/document-guard.ts';
import type { ProvisionReader } from '#server/asking/provision-reader.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { TextComparer } from '#server/ports/text-comparer.ts';
import { findPart, listParts } from './choose-parts.ts';
import { NOT_CHECKED, presentAddress } from './present-address.ts';
import { RecentAnswers } from '#server/asking/recent-answers.ts';

/** Blocks of all kept versions of a document together beyond which its addresses are not resolved. */
const MOST_BLOCKS = 20_000;
/** A text is not kept from its reader for longer than this; what was begun goes on for the next one. */
const MOST_MILLISECONDS = 5000;
const REMEMBERED = 8;

/** What a fragment of an address names. */
export interface FoundAddress {
  /** The anchor to look for in the version that is shown. */
  readonly anchor: string;
  /** Where the address leads; undefined where it can only mean one thing. */
  readonly address?: DocumentAddress;
}

/** Says where addresses lead over the versions of a document (OP-119). */
export class AddressesService {
  readonly #store: ContentStore;
  readonly #guard: DocumentGuard;
  readonly #comparer: TextComparer;
  readonly #provisions: ProvisionReader;
  /** A content never changes under its number. */
  readonly #outlines = new RecentAnswers<OutlinedVersion[]>(REMEMBERED);

  constructor(store: ContentStore, guard: DocumentGuard, comparer: TextComparer, provisions: ProvisionReader) {
    this.#store = store;
    this.#provisions = provisions;
    this.#guard = guard;
    this.#comparer = comparer;
  }

  /**
   * What a fragment means, made on the version `made` where that is known; `newest` is the document, `shown` what is
   * shown of it.
   */
  async find(
    reader: Reader,
    { newest, shown }: { readonly newest: OpenDocument; readonly shown: OpenDocument },
    fragment: string,
    made: number | undefined,
  ): Promise<FoundAddress> {
    const read = readAddress(fragment);
    if (!read || newest.kind === 'publication') return { anchor: fragment };
    const provision = await this.#findProvision(shown, read);
    const address = provision ? { ...read, target: { ...read.target, name: provision.anchor } } : read;
    const anchor = provision?.at ?? nameOfTarget(address.target);
    if (isPlain(address, newest, made)) return { anchor };
    const versions = await this.#listOpen(reader, newest);
    if (provision && versions.length === 1 && !address.passage) return presentOnly(provision, shown);
    const outlines = await this.#outline(versions);
    if (!outlines) return { anchor, address: NOT_CHECKED };
    const resolution = await resolveAddress(
      outlines,
      { ...address, ...(made === undefined ? {} : { version: made }) },
      (version, block) => this.#readText(versions, version, block),
    );
    const place =
      'place' in resolution && resolution.place.version === shown.version
        ? resolution.place
        : findPlace(outlines, shown.version, address);
    return { anchor: place?.anchor ?? anchor, address: nameRow(presentAddress(resolution), provision, shown) };
  }

  /** Its numbers may be written otherwise than they are printed. */
  async #findProvision(shown: OpenDocument, { target }: TextAddress): Promise<PlacedProvision | undefined> {
    return target.kind === 'provision' ? (await this.#provisions.read(shown))?.find(target.name) : undefined;
  }

  /** The versions that are kept and that the reader may have, the oldest first: the others are as if there were none. */
  async #listOpen(reader: Reader, newest: OpenDocument): Promise<OpenDocument[]> {
    const listed = await this.#guard.listVersions(reader, newest);
    const open = listed.filter(({ isKept, decision }) => isKept && decision.isOpen);
    const kept = await Promise.all(open.map(({ version }) => this.#guard.findVersion(reader, newest, version)));
    return kept.filter((version) => version !== undefined).toReversed();
  }

  /** Undefined where the texts are too long, or where it does not come in time or at all: then nothing is claimed. */
  async #outline(versions: readonly OpenDocument[]): Promise<OutlinedVersion[] | undefined> {
    if (versions.reduce((sum, { content }) => sum + content.blocks, 0) > MOST_BLOCKS) return undefined;
    const contents = versions.map(({ version, content, record }) => {
      const bare = mainUnitOf(record);
      return { version, content: content.id, ...(bare === undefined ? {} : { bare }) };
    });
    const key = contents.map(({ version, content }) => `${version} ${content}`).join(' ');
    const outlines = this.#outlines.remember(key, () => this.#comparer.outline(contents)).catch(() => undefined);
    const stop = new AbortController();
    const late = wait(MOST_MILLISECONDS, undefined, { signal: stop.signal }).catch(() => undefined);
    return Promise.race([outlines, late]).finally(() => stop.abort());
  }

  async #readText(versions: readonly OpenDocument[], version: number, block: number): Promise<string> {
    const content = versions.find((one) => one.version === version)?.content;
    if (!content) return '';
    const parts = listParts(await this.#store.listChunkSizes(content.id), content.blocks);
    const part = findPart(parts, block);
    const [chunk] = await this.#store.listChunks(content.id, part, part + 1);
    const found = chunk?.blocks[block - chunk.firstBlock];
    return found ? blockText(found) : '';
  }
}

/** Paragraphs and blocks are named by their anchors, and mean what they say in the newest version, or in the first where none is named. */
function isPlain({ target }: TextAddress, newest: OpenDocument, made: number | undefined): boolean {
  const isAnchor = target.kind === 'paragraph' || target.kind === 'block';
  return isAnchor && (made ?? 1) === newest.version;
}

/** Of a text that has one version. */
function presentOnly(provision: PlacedProvision, shown: OpenDocument): FoundAddress {
  const { block, at } = provision;
  const place = { version: shown.version, block, anchor: at };
  return { anchor: at, address: nameRow(presentAddress({ kind: 'same-words', place }), provision, shown) };
}

/** A row of a table is found in it by what it is called: versions are held against each other by whole tables. */
function nameRow(
  address: DocumentAddress,
  provision: PlacedProvision | undefined,
  { version }: OpenDocument,
): DocumentAddress {
  const { place } = address;
  if (provision?.row === undefined || place?.version !== version || place.anchor !== provision.at) return address;
  return { ...address, place: { ...place, anchor: provision.anchor } };
}

function findPlace(outlines: readonly OutlinedVersion[], version: number, { target }: TextAddress) {
  const shown = outlines.find((one) => one.version === version);
  return shown && findTarget(shown, target)?.place;
}
