import { deepStrictEqual } from 'node:assert';
import * as z from 'zod/mini';
import type { Call, CallAnswer } from '#contract/call.ts';
import { errorAnswer, type ErrorAnswer } from '#contract/error.ts';

/** What a server sent: status and text. */
export interface Sent {
  readonly statusCode: number;
  readonly body: string;
}

export interface Refusal extends ErrorAnswer {
  readonly status: number;
}

/** The answer of a call as the contract has it. Throws for a refusal, and for a field that the contract does not name. */
export function parseAnswer<C extends Call>(call: C, sent: Sent): CallAnswer<C> {
  if (sent.statusCode !== 200) throw new Error(`${call.path} was answered ${sent.statusCode}: ${sent.body}`);
  return parseJson(call.answer, sent.body) as CallAnswer<C>;
}

/** A refusal as the contract has it. Throws for an answer that is none. */
export function parseRefusal({ statusCode, body }: Sent): Refusal {
  if (statusCode < 400) throw new Error(`expected was a refusal, not ${statusCode}: ${body}`);
  return { status: statusCode, ...parseJson(errorAnswer, body) };
}

/** JSON as the schema describes it. Throws where it says more than the schema. */
export function parseJson<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  const json: unknown = JSON.parse(text);
  const read = z.parse(schema, json);
  deepStrictEqual(json, read);
  return read;
}
