import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { describeRequest } from './describe-request.ts';

const urlOf = (url: string) =>
  describeRequest({ method: 'GET', url, host: 'ka.localhost', ip: '127.0.0.1', socket: {} } as FastifyRequest)['url'];

describe('what the log says of an address', () => {
  it('leaves out the token that opens a feed, however it is written', () => {
    expect(urlOf('/apiv2/api/SearchAlerts/feed/w9FPcfpCVI20ZWd_-lDdsw?x=1')).toBe('/apiv2/api/SearchAlerts/feed/…?x=1');
    expect(urlOf('/apiv2/api/SearchAlerts/%66eed/w9FPcfpCVI20ZWd_-lDdsw?x=1')).toBe(
      '/apiv2/api/SearchAlerts/feed/…?x=1',
    );
    expect(urlOf('/apiv1/api/searchalerts/FEED/w9FPcfpCVI20ZWd_-lDdsw')).toBe('/apiv1/api/searchalerts/FEED/…');
  });

  it('leaves out what opens a merger that somebody shares', () => {
    expect(urlOf('/apiv2/CompareJurisdictions/SharedCases/w9FPcfpCVI20ZWd_')).toBe(
      '/apiv2/CompareJurisdictions/SharedCases/…',
    );
    expect(urlOf('/merger-thresholds/%73hared/w9FPcfpCVI20ZWd_')).toBe('/merger-thresholds/shared/…');
  });

  it('is the path alone below sign-in, and the whole address elsewhere', () => {
    expect(urlOf('/apiv2/Account/callback?code=secret')).toBe('/apiv2/Account/callback');
    expect(urlOf('/apiv2/%41ccount/callback?code=secret')).toBe('/apiv2/%41ccount/callback');
    expect(urlOf('/search?q=seat')).toBe('/search?q=seat');
  });
});
