import { join } from 'node:path';
import { EDITION_IDS, type EditionId } from '#domain/edition/edition.ts';
import type { AccessCode } from '#domain/edition/subscription-code.ts';
import { runPandect } from '../command-line.ts';
import { writeTemplateFile } from '../template-files/write-template-file.ts';
import type { TemporaryLibrary } from '../temporary-library.ts';
import { CANARY_EDITIONS, COMPARED, COMPARED_TYPE, describeKind } from './library-kinds.ts';
import { Marks } from './marks.ts';
import { mayRead } from './access-rule.ts';
import { plantDocument, type DocumentDraft, type PlantedDocument } from './plant-document.ts';
import { writeRecords } from './write-records.ts';

/** What is planted, and where. */
export interface CanaryLibrary {
  readonly marks: Marks;
  readonly documents: readonly PlantedDocument[];
  /** Ids of records, of documents that were withdrawn, of hidden people. */
  readonly records: readonly string[];
}

/** Where a library is written; `withoutClosed` leaves out all that any subscriber of its edition may not read. */
interface WriteChoices {
  readonly withoutClosed?: boolean;
}

export const HIDDEN = ['ka-canary-hidden', 'kipl-canary-hidden', 'kcl-canary-hidden'] as const;
export const WITHDRAWN = ['ka-withdrawn', 'kipl-withdrawn', 'kcl-withdrawn'] as const;

const idOf = (edition: EditionId, type: string, who: string) =>
  `${edition}-${type}-${who}`.toLowerCase().replaceAll(' ', '-');

/** Writes and imports the canary's library: one closed document of each kind and edition, former texts, and the rest. */
export async function writeLibrary(temporary: TemporaryLibrary, choices: WriteChoices = {}): Promise<CanaryLibrary> {
  const library = new LibraryWriter(temporary, choices);
  await library.write();
  return library;
}

class LibraryWriter implements CanaryLibrary {
  readonly marks = new Marks();
  readonly documents: PlantedDocument[] = [];
  readonly records: string[] = [];
  readonly #temporary: TemporaryLibrary;
  readonly #choices: WriteChoices;

  constructor(temporary: TemporaryLibrary, choices: WriteChoices) {
    this.#temporary = temporary;
    this.#choices = choices;
  }

  async write(): Promise<void> {
    this.#plantFormer();
    await this.#import();
    this.#plantLater();
    for (const edition of EDITION_IDS) await this.#plantKinds(edition);
    this.records.push(...writeRecords(this.#temporary, this.marks, this.#choices.withoutClosed === true), ...WITHDRAWN);
    await this.#import();
    const { dataFolder } = this.#temporary.config;
    for (const command of [['remove', ...WITHDRAWN], ...HIDDEN.map((id) => ['people', 'hide', id])]) {
      const { code, out, err } = await runPandect(dataFolder, command);
      if (code !== 0) throw new Error(`${command.join(' ')}: ${out}${err}`);
    }
  }

  async #import(): Promise<void> {
    for (const edition of EDITION_IDS) {
      const roots = [join(this.#temporary.files, edition)];
      const { refused } = await this.#temporary.import({ roots, editions: [edition] });
      if (refused.length > 0) throw new Error(JSON.stringify(refused.slice(0, 5), null, 1));
    }
  }

  /** Texts that are another later, or not there any more. */
  #plantFormer(): void {
    for (const [edition, code] of [
      ['KA', 'KAPP'],
      ['KIPL', 'IPL'],
    ] as const) {
      const held = [{ edition, codes: [code] }];
      for (const [name, codes] of [
        ['closed-once', [code]],
        ['open-once', []],
      ] as const) {
        const id = idOf(edition, name, 'former');
        // Where either version is closed, so is the former text (OP-204).
        this.#plant({ id, edition, type: 'Rules', codes, version: 'former', held });
      }
    }
    for (const [index, edition] of EDITION_IDS.entries()) {
      // Nobody reads what was withdrawn.
      this.#plant({ id: WITHDRAWN[index]!, edition, type: 'Legislation', codes: [], held: 'nobody' });
    }
  }

  #plantLater(): void {
    for (const [edition, code] of [
      ['KA', 'KAPP'],
      ['KIPL', 'IPL'],
    ] as const) {
      for (const [name, codes] of [
        ['closed-once', []],
        ['open-once', [code]],
      ] as const) {
        const id = idOf(edition, name, 'former');
        this.documents.push(this.#plant({ id, edition, type: 'Rules', codes }));
      }
    }
  }

  async #plantKinds(edition: EditionId): Promise<void> {
    const { holders, types } = CANARY_EDITIONS[edition];
    for (const type of types) {
      const open = idOf(edition, type, 'open');
      const closed = holders.map((code) => idOf(edition, type, code));
      for (const code of [undefined, ...holders]) {
        const related = code === undefined ? [...closed, ...listForeign(edition)] : [open, 'ka-award-open'];
        const text = `See [the other](doc:${open}) and [an award](doc:ka-award-open).`;
        await this.#plantKind({
          id: code === undefined ? open : idOf(edition, type, code),
          edition,
          type,
          code,
          related,
          text,
        });
      }
    }
  }

  async #plantKind(kind: KindDraft): Promise<void> {
    const { id, edition, type, code, related, text } = kind;
    const file = type === 'Template' ? await this.#plantFile(id, edition, code) : '';
    const isOfCase = type === 'Award' ? `case: ka-canary-case-${code?.toLowerCase() ?? 'open'}\n` : '';
    const compared = type === COMPARED_TYPE ? `comparison: ${COMPARED[edition]}\norganization: ${id}\n` : '';
    const more = [describeKind(edition, type), `related: [${related.join(', ')}]`, isOfCase + compared + file]
      .join('\n')
      .trim();
    const codes = code === undefined ? [] : [code];
    this.documents.push(this.#plant({ id, edition, type, codes, more, text }, code !== undefined));
  }

  /** A file of a template, whose name and words are its own. */
  async #plantFile(id: string, edition: EditionId, code: AccessCode | undefined): Promise<string> {
    const held = { edition, codes: code === undefined ? [] : [code] };
    const mark = (place: string) => this.marks.add(id, place, { isClosed: true, mayHear: (who) => mayRead(who, held) });
    const name = `${mark('filename')}.docx`;
    const bytes = await writeTemplateFile('docx', `# Letter\n\n## Parties\n\nThe claimant is ${mark('filetext')}.\n`);
    if (!this.#leavesOut(code !== undefined)) this.#temporary.write(`${edition}/${id}.files/${name}`, bytes);
    return `files:\n  - { file: ${name}, name: The ${mark('fileshown')} letter }`;
  }

  #plant(draft: DocumentDraft, isClosed = false): PlantedDocument {
    const { document, markdown } = plantDocument(this.marks, draft);
    if (!this.#leavesOut(isClosed)) this.#temporary.write(`${draft.edition}/${draft.id}.md`, markdown);
    return document;
  }

  #leavesOut(isClosed: boolean): boolean {
    return isClosed && this.#choices.withoutClosed === true;
  }
}

interface KindDraft extends Pick<DocumentDraft, 'id' | 'edition' | 'type'> {
  readonly code: AccessCode | undefined;
  readonly related: readonly string[];
  readonly text: string;
}

/** A document of each of the other editions. */
function listForeign(edition: EditionId): string[] {
  return EDITION_IDS.filter((other) => other !== edition).map((other) => idOf(other, 'Legislation', 'open'));
}
