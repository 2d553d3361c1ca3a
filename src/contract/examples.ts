/** What a call is sent and answers in the published description; nothing that a page is made of. */
export interface CallExample {
  readonly body: unknown;
  readonly answer: unknown;
}

/** By method and path of the call. */
export const EXAMPLES: Readonly<Record<string, CallExample>> = {
  'POST /apiv2/CompareJurisdictions/Thresholds': {
    body: {
      Day: '2026-11-27',
      Places: ['NO'],
      OtherStates: 0,
      Parties: [
        {
          Name: 'Northern Quays',
          Role: 'acquirer',
          Seat: 'NO',
          Currency: 'NOK',
          Turnover: {
            World: 4000000000,
            EU: 1000000000,
            NO: 900000000,
          },
        },
        {
          Name: 'Harbour Cranes',
          Role: 'target',
          Seat: 'DE',
          Currency: 'EUR',
          Turnover: {
            World: 300000000,
            EU: 200000000,
            DE: 100000000,
          },
        },
      ],
      Rates: [
        {
          From: 'EUR',
          To: 'NOK',
          Rate: 11.5,
          Day: '2026-11-26',
          Source: 'Norges Bank',
        },
      ],
    },
    answer: {
      day: '2026-11-27',
      places: [
        {
          result: 'not computable',
          read: false,
          voluntary: false,
          place: 'NO',
          name: 'Norway',
          rules: [
            {
              id: 'mt.no.18',
              role: 'notification',
              obligation: 'mandatory',
              text: 'Turnover of all parties together (Norway): more than NOK 1,000 million\nunless:\n  Not:\n    Turnover of each of at least 2 parties (Norway): more than NOK 100 million',
              holds: null,
              arithmetic:
                'All of this, and not the exception:\n  Turnover of all parties together (Norway): Northern Quays NOK 900,000,000 + Harbour Cranes not given, so far NOK 900,000,000; more than NOK 1,000 million: not known\nException:\n  Not:\n    Turnover of each of at least 2 parties (Norway): Northern Quays NOK 900,000,000: yes; Harbour Cranes not given: not known; more than NOK 100 million: not known',
              steps: [
                {
                  depth: 0,
                  words: 'All of this, and not the exception:',
                  holds: null,
                },
                {
                  depth: 1,
                  words:
                    'Turnover of all parties together (Norway): Northern Quays NOK 900,000,000 + Harbour Cranes not given, so far NOK 900,000,000; more than NOK 1,000 million: not known',
                  holds: null,
                },
                {
                  depth: 0,
                  words: 'Exception:',
                  holds: null,
                },
                {
                  depth: 1,
                  words: 'Not:',
                  holds: null,
                },
                {
                  depth: 2,
                  words:
                    'Turnover of each of at least 2 parties (Norway): Northern Quays NOK 900,000,000: yes; Harbour Cranes not given: not known; more than NOK 100 million: not known',
                  holds: null,
                },
              ],
              facts: ['mt.no.18', 'mt.no.comb', 'mt.no.each'],
              source: {
                title: 'Norwegian Competition Authority: Mergers and acquisitions (s. 18 Competition Act)',
                address: 'https://konkurransetilsynet.no/currently-reviewed/mergers-and-acquisitions/?lang=en/',
                url: 'https://konkurransetilsynet.no/currently-reviewed/mergers-and-acquisitions/?lang=en/',
                place: 's. 18',
                readOn: '2026-11-27',
                readFrom: 'the text itself',
                isOld: false,
              },
              validFrom: null,
              validUntil: null,
              note: null,
            },
          ],
          missing: ['Turnover of Harbour Cranes in NO'],
          notes: ['mt.no.18: since when it holds was not read; taken to hold on this day'],
        },
      ],
    },
  },
};
