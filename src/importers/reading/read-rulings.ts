import type { FieldSource } from '#domain/records/field-source.ts';
import { findConventionProvision } from '#domain/convention/provisions.ts';
import { isRulingOutcome, RULING_OUTCOMES, type Ruling } from '#domain/document/ruling.ts';
import { findConventionTopic } from '#domain/convention/topics.ts';

/** What a decision says of each provision of the New York Convention, where its source tells. Throws its refusal. */
export function readRulings(fields: FieldSource): { readonly rulings?: readonly Ruling[] } {
  const rulings = fields.records('rulings').map(readRuling);
  return rulings.length > 0 ? { rulings } : {};
}

function readRuling(ruling: FieldSource): Ruling {
  const provision = ruling.requiredText('provision');
  if (!findConventionProvision(provision)) {
    throw ruling.refuse('provision', `\`${provision}\` is none of the Convention; write it like \`Article V(1)(b)\``);
  }
  const outcome = ruling.requiredText('outcome');
  if (!isRulingOutcome(outcome)) {
    throw ruling.refuse('outcome', `\`${outcome}\` is not allowed; allowed are ${RULING_OUTCOMES.join(', ')}`);
  }
  const topics = ruling.list('topics');
  const unknown = topics.find((number) => !findConventionTopic(number));
  if (unknown !== undefined) throw ruling.refuse('topics', `there is no topic \`${unknown}\``);
  return { provision, outcome, topics };
}
