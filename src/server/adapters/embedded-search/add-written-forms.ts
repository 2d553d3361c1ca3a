import { keyOfTerm } from '#domain/query/normalized-key.ts';
import { amountOf, shareOf } from '#domain/query/relevance.ts';
import { PostingCursor } from '../index/posting-cursor.ts';
import { findWrittenLists } from './find-term-lists.ts';
import type { LiftedDocuments } from './lifted-documents.ts';
import { isAsWritten } from './score-documents.ts';
import { weighFields } from './segment-search.ts';

/** Adds the part of each word's score that is for the form which was asked for. */
export function addWrittenForms(lifted: LiftedDocuments): void {
  const { plan, segment, documents, added, rarities, relevance, titleOnly, snapshot } = lifted;
  const resistances = snapshot.resistances(segment, relevance);
  const fields = weighFields(relevance, titleOnly);
  const amounts = new Float64Array(documents.length);
  for (const { leaf, others } of plan.scored) {
    const forms = [leaf, ...others].map((number) => plan.leaves[number]!.node);
    const words = forms.filter((node) => !isAsWritten(node));
    const lists = new Set(words.flatMap((node) => (node.kind === 'word' ? findWrittenLists(segment, node) : [])));
    if (lists.size === 0) continue;
    amounts.fill(0);
    for (const list of lists) {
      const cursor = new PostingCursor(segment.postings, list);
      for (let place = 0; place < documents.length; place++) {
        if (cursor.advance(documents[place]!) !== documents[place]) continue;
        const { titleCount: title, textCount: text, recordCount: record } = cursor;
        amounts[place]! += amountOf({ title, text, record }, fields);
      }
    }
    const factor = (rarities.get(keyOfTerm(forms[0]!)) ?? 0) * (1 - relevance.otherForm);
    for (let place = 0; place < documents.length; place++) {
      added[place]! += factor * shareOf(amounts[place]!, resistances[documents[place]!]!);
    }
  }
}
