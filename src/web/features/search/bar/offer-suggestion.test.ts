import { describe, expect, it } from 'vitest';
import { KA_VIEW as view } from '#tests/support/edition-view.ts';
import { readAddress } from '#web/app/search-address.ts';
import { offerSuggestion } from './offer-suggestion.ts';

const offerAt = (address: string, href: string) => {
  const [path = '', search = ''] = address.split('?');
  const mode = view.modes.find((each) => each.path === path)!;
  const { href: to, lead } = offerSuggestion(view, { mode, state: readAddress(mode, search).state }, href);
  return [lead, decodeURIComponent(to)];
};

describe('a value that is chosen in a search', () => {
  it('joins its query and its filters, behind what is chosen of the same kind, and begins at the first result (SR-030, SR-067, SR-072)', () => {
    expect(offerAt('/search?q=award&contenttype=Award&jurisdiction=France', '/search?topic=Award+>+Annulment')).toEqual(
      ['Add filter', '/search?q=award&contenttype=Award&jurisdiction=France&topic=Award+>+Annulment'],
    );
    const chosen = '/search?q=award&jurisdiction=France&jurisdiction.op=and&court=Tribunal&titleOnly=true';
    expect(offerAt(`${chosen}&sortBy=title&start=20`, '/search?jurisdiction=Spain')).toEqual([
      'Add filter',
      '/search?q=award&titleOnly=true&jurisdiction=France&jurisdiction=Spain&jurisdiction.op=and&court=Tribunal&sortBy=title',
    ]);
  });

  it('stays on the page of its mode', () => {
    expect(offerAt('/books?jurisdiction=France', '/search?author=Lind')).toEqual([
      'Add filter',
      '/books?jurisdiction=France&author=Lind',
    ]);
  });

  it('takes the place of what contains it, which would take it in', () => {
    expect(offerAt('/search?topic=Award&topic=Costs', '/search?topic=Award+>+Annulment')[1]).toBe(
      '/search?topic=Costs&topic=Award+>+Annulment',
    );
  });

  it('says so where it is chosen already, and changes nothing', () => {
    const address = '/search?jurisdiction=France&jurisdiction=Spain';
    expect(offerAt(address, '/search?jurisdiction=France')).toEqual(['Already chosen', address]);
  });

  it('begins another search, and says so, where this one has no such filter', () => {
    expect(offerAt('/books?q=award', '/search?court=Tribunal')).toEqual(['New search', '/search?court=Tribunal']);
  });
});

it('Documents and the way to all books lead where they lead, and so does a value where there is no search', () => {
  const asIs = (href: string) => [undefined, href];
  for (const href of ['/document/ka-nyc-007', '/books?qPublicationTitle=arbi*']) {
    expect(offerAt('/search?q=award', href)).toEqual(asIs(href));
  }
  const href = '/search?topic=Award';
  expect(offerSuggestion(view, undefined, href)).toEqual({ href, lead: undefined });
});
