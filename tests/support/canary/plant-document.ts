import type { AccessCode } from '#domain/edition/subscription-code.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import { mayKnow, mayRead, type Held } from './access-rule.ts';
import type { Listener, Marks } from './marks.ts';

/** A document of the canary as it was imported. */
export interface PlantedDocument extends Held {
  readonly id: string;
  readonly type: string;
  /** A word of its text to search for, in the paragraph of which another stands. */
  readonly body: string;
  /** The other: never asked for. */
  readonly bird: string;
  readonly heading: string;
  /** The words of its other places, to be asked for; their neighbours are not among them. */
  readonly places: readonly string[];
}

export interface DocumentDraft {
  readonly id: string;
  readonly edition: EditionId;
  readonly type: string;
  readonly codes: readonly AccessCode[];
  /** More lines of front matter. */
  readonly more?: string;
  readonly publication?: string;
  /** More paragraphs. */
  readonly text?: string;
  /** Another writing of the same thing, where there are several: `former`. */
  readonly version?: string;
  /** Who may read this text, where that is not what the codes say. */
  readonly held?: readonly Held[] | 'nobody';
}

/**
 * A Markdown document with a word of its own in every place that a text has, and in its record. The record may be told
 * as far as OP-169 names it (title, parties, summary, contents); keywords and whatever else the source says may not.
 */
// Long because: it is a file with a word in each of its places.
export function plantDocument(marks: Marks, draft: DocumentDraft): { document: PlantedDocument; markdown: string } {
  const { id, edition, type, codes, publication, version = '' } = draft;
  const own: Held = { edition, codes, ...(publication === undefined ? {} : { publication }) };
  const needs = draft.held ?? [own];
  const places: string[] = [];
  const closed = (place: string) => {
    const mayHear = (who: Listener) => needs !== 'nobody' && needs.every((held) => mayRead(who, held));
    const word = marks.add(id, version + place, { isClosed: true, mayHear });
    if (!place.endsWith('bird')) places.push(word);
    return word;
  };
  const known = (place: string) =>
    marks.add(id, version + place, { isClosed: false, mayHear: (who) => mayKnow(who, own) });
  const [body, bird, heading] = [closed('body'), closed('bodybird'), known('heading')];
  const markdown = `---
id: ${id}
title: The ${known('title')} of ${type}
type: ${type}
edition: ${edition}
publicationDate: 2020-03-04
jurisdiction: [Norway, Sweden]
topic: ["Procedure > Seat", "Stage > Agreement"]
court: Court of the Quay
summary: A ${known('summary')} on quays.
parties: [${capital(known('party'))} Works Ltd, Norway, Sweden]
keywords: [${closed('keyword')}]
outcome: ${draft.more?.includes('outcome:') ? 'Refused' : closed('outcome')}
canary: ${closed('meta')}
subscriptions: [${codes.join(', ')}]
language: en
${publication === undefined ? '' : `publication: ${publication}\n`}${draft.more ?? ''}
---

## ${heading} of quays

1. Only here stands ${body} beside the ${bird} of a hull[^1].

2. The tribunal heard ${closed('second')} on notice of breach.

| Sum | Words |
| --- | --- |
| ${closed('cell')} | ${closed('cellbird')} |

![${closed('alt')}](quay.png)

## Checklist {.checklist}

- ${closed('item')} is there.

${draft.text ?? ''}

[^1]: So says ${closed('note')}, not the ${closed('notebird')}.
`;
  return { document: { ...own, id, type, body, bird, heading, places }, markdown };
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
