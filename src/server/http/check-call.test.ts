import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall, type Call, type CallRoutes } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import { EDITIONS } from '#editions/editions.ts';
import { checkCall } from './check-call.ts';

const editions = Object.values(EDITIONS);
const create = (routes?: CallRoutes): Call =>
  defineCall({
    method: 'POST',
    path: '/apiv2/Quays/{id}',
    summary: 'A quay.',
    access: 'subscriber',
    ...(routes ? { routes } : {}),
    body: z.object({ kind: z.string() }),
    answer: z.object({}),
  });

describe('the start (OP-199)', () => {
  it('takes every declared call', () => {
    for (const call of CALLS) expect(() => checkCall(call, editions)).not.toThrow();
  });

  it('stops at a call that does not say who may make it, with its name', () => {
    const { access: _said, ...silent } = create();
    expect(() => checkCall(silent as Call, editions)).toThrow(
      /^POST \/apiv2\/Quays\/\{id\} does not say who may make it/u,
    );
  });

  it('stops at a route that is filled from what the call does not take', () => {
    const said = /POST \/apiv2\/Quays\/\{id\} fills its routes from “name”.* It takes id, kind\.$/u;
    expect(() => checkCall(create(['/jurisdiction/{name}']), editions)).toThrow(said);
    expect(() => checkCall(create({ by: 'name', of: {} }), editions)).toThrow(said);
  });

  it('stops at a route that no edition has, wherever it stands', () => {
    for (const routes of [['/quays'], ['/quays/{id}/part'], ['/search/{id}']]) {
      const said = `names the route “${routes[0]}”, which no edition has`;
      expect(() => checkCall(create(routes), editions)).toThrow(said);
      expect(() => checkCall(create({ by: 'kind', of: { quay: routes } }), editions)).toThrow(said);
    }
    const known = [
      '/document/{id}',
      '/document/case/$caseId/{id}',
      '/manual-ip/favorites',
      '/market-definitions-locator',
    ];
    expect(() => checkCall(create(known), editions)).not.toThrow();
  });
});
