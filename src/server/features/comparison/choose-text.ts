import type { Reader } from '#domain/access/reader.ts';
import { chooseAnswer, isInForce } from '#domain/comparison/choose-answer.ts';
import type { ChosenBy, ReviewState } from '#domain/comparison/comparison.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { findState } from '#domain/versions/states-of-law.ts';
import { findNewest, listVersionsThen } from '#domain/versions/versions-then.ts';
import type { DocumentGuard, OpenDocument } from '#server/asking/document-guard.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { DocumentVersion } from '#server/ports/version-store.ts';
import { readAnswering, type Candidate, type Column } from './product-reader.ts';

/** Of which day texts are wanted, or as which version of the library had them, or both. */
export interface When {
  readonly day: string | undefined;
  readonly corpusVersion: number | undefined;
}

/** The text that answers for a column. */
export interface ChosenText {
  /** The document as it is now, and in the version that answers. */
  readonly newest: OpenDocument;
  readonly shown: OpenDocument;
  readonly status: ReviewState;
  readonly by: ChosenBy;
  readonly heldFrom: string | null;
  readonly heldUntil: string | null;
}

/** Why a column has no text, in words; `removedOn` where an operator took it away. */
export interface NoText {
  /** There was none; or there was one, and it cannot be read any more. */
  readonly was: 'none' | 'lost';
  readonly note: string;
  readonly removedOn: string | null;
}

type Past = Pick<ChosenText, 'by' | 'heldFrom' | 'heldUntil'> & { readonly version: DocumentVersion };

interface Parts {
  readonly guard: DocumentGuard;
  readonly content: Pick<ContentStore, 'listVersions' | 'findFormerVersion'>;
  readonly clock: Pick<Clock, 'today'>;
}

/** Chooses which text answers for a column: that of now, of a day, or of a version of the library (OP-197, OP-204). */
export class TextChooser {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Throws what opening the text throws where the reader may not have it. */
  async choose(reader: Reader, column: Column, when: When | undefined): Promise<ChosenText | NoText> {
    if (when) return this.#choosePast(reader, column, when);
    const { answer } = column;
    if (!answer) return { was: 'none', note: 'There are no answers yet.', removedOn: null };
    const newest = await this.#parts.guard.getOpen(reader, answer.document.id);
    const versions = await this.#parts.content.listVersions(newest.number);
    const { inForceFrom, inForceUntil } = newest.record.dates;
    const isLaw = isInForce(newest.record.dates, this.#parts.clock.today());
    const inForce = isLaw ? undefined : await this.#findInForce(reader, newest, versions);
    if (inForce) return { newest, status: answer.status, ...inForce };
    const isEnded = !isLaw && inForceUntil !== undefined;
    return {
      newest,
      shown: newest,
      status: isEnded ? 'archived' : answer.status,
      by: isEnded ? 'ended' : 'newest',
      heldFrom: inForceFrom ?? versions[0]?.importedAt.slice(0, 10) ?? null,
      heldUntil: inForceUntil ?? null,
    };
  }

  /** Where the newest text is not the law of today, the one that is; undefined where that is not held. */
  async #findInForce(
    reader: Reader,
    newest: OpenDocument,
    versions: readonly DocumentVersion[],
  ): Promise<Pick<ChosenText, 'shown' | 'by' | 'heldFrom' | 'heldUntil'> | undefined> {
    const { found } = findState(versions, this.#parts.clock.today());
    if (!found || found.replacedAt === null || !found.isKept) return undefined;
    try {
      const shown = await this.#parts.guard.openVersion(reader, newest, found.version);
      return { shown, by: 'validity', heldFrom: found.inForceFrom, heldUntil: found.inForceUntil };
    } catch (error) {
      // The newest one stands then, as what it is.
      if (error instanceof LibraryError) return undefined;
      throw error;
    }
  }

  async #choosePast(reader: Reader, column: Column, when: When): Promise<ChosenText | NoText> {
    const { guard, content } = this.#parts;
    const past: (Past & { readonly document: Candidate } & ReturnType<typeof readAnswering>)[] = [];
    let first: string | undefined;
    for (const document of column.candidates) {
      const all = await content.listVersions(document.number);
      const versions = when.corpusVersion === undefined ? all : listVersionsThen(all, when.corpusVersion);
      const begun = versions.map(({ importedAt }) => importedAt.slice(0, 10)).toSorted()[0];
      if (begun !== undefined && (first === undefined || begun < first)) first = begun;
      const found = findVersion(versions, when);
      if (!found) continue;
      const isNewest = found.version.version === document.version;
      const former = isNewest ? undefined : await content.findFormerVersion(document.number, found.version.version);
      const answering = former ? readAnswering(former.record) : document;
      past.push({ ...found, document, reviewStatus: answering.reviewStatus, date: answering.date });
    }
    const chosen = chooseAnswer(past);
    if (!chosen) return describeNothing(column, when, first);
    const { document, version, by, heldFrom, heldUntil } = chosen.document;
    const newest = await guard.getOpen(reader, document.id);
    try {
      const shown = await guard.openVersion(reader, newest, version.version);
      return { newest, shown, status: chosen.status, by, heldFrom, heldUntil };
    } catch (error) {
      if (!(error instanceof LibraryError) || error.code === 'version-not-included') throw error;
      const removedOn = error.code === 'version-forgotten' ? (error.details?.date ?? null) : null;
      return { was: 'lost', note: error.details?.reason ?? error.message, removedOn };
    }
  }
}

/** The version that answers: of a text that says when it was in force, the one in force then; else the one held then. */
function findVersion(versions: readonly DocumentVersion[], { day }: When): Past | undefined {
  if (day !== undefined && versions.some(({ inForceFrom }) => inForceFrom !== null)) {
    const { found } = findState(versions, day);
    return found && { version: found, by: 'validity', heldFrom: found.inForceFrom, heldUntil: found.inForceUntil };
  }
  const begun = findNewest(
    day === undefined ? versions : versions.filter(({ importedAt }) => importedAt.slice(0, 10) <= day),
  );
  if (!begun) return undefined;
  const heldUntil = begun.replacedAt?.slice(0, 10) ?? null;
  return { version: begun, by: 'library', heldFrom: begun.importedAt.slice(0, 10), heldUntil };
}

function describeNothing({ removedAt }: Column, when: When, first: string | undefined): NoText {
  const { day, corpusVersion } = when;
  const isRemoved = removedAt !== null && !(day !== undefined && removedAt.slice(0, 10) <= day);
  if (isRemoved) {
    const removedOn = removedAt.slice(0, 10);
    return { was: 'lost', note: `Removed on ${formatDate(removedOn)} by the operator.`, removedOn };
  }
  const held = first === undefined ? '' : ` The first text was held from ${formatDate(first)}.`;
  const then = [
    ...(day === undefined ? [] : [` on ${formatDate(day)}`]),
    ...(corpusVersion === undefined ? [] : [` in version ${corpusVersion} of the library`]),
  ].join('');
  return { was: 'none', note: `No text is known to have answered${then}.${held}`, removedOn: null };
}
