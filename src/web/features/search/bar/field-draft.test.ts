import { describe, expect, it } from 'vitest';
import { followAddress, searchFor, sendDraft, startDraft } from './field-draft.ts';

describe('what is typed in the search field', () => {
  it('stays while the query beside it changes, by its own pills or from elsewhere (SR-026)', () => {
    const sent = sendDraft('award AND seat', 'award', 'annulment');
    expect(sent).toEqual({ asked: 'award AND seat', sent: 'award', text: 'annulment', isText: false });
    expect(followAddress(sent, 'award')).toEqual({ asked: 'award', sent: undefined, text: 'annulment', isText: false });
  });

  it('goes with the query where it was the query, edited as text', () => {
    const edited = { ...startDraft('award'), text: 'award NOT tax', isText: true };
    expect(followAddress(edited, 'seat')).toEqual(startDraft('seat'));
  });

  it('waits for no address where the query is the one that stands there', () => {
    expect(sendDraft('award', 'award', '')).toEqual(startDraft('award'));
  });
});

describe('a search by the field', () => {
  it('takes the place of words in titles and begins at the first result (SR-072)', () => {
    expect(searchFor(' jurisdiction ')).toEqual({ q: 'jurisdiction', qTitle: '', qPublicationTitle: '', start: 0 });
  });

  it('for nothing leaves the words in titles', () => {
    expect(searchFor(' ')).toEqual({ q: '', start: 0 });
  });
});
