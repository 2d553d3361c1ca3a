import { describe, expect, test } from 'vitest';
import { importText } from '../xml/xml.test-support.ts';
import { aknImporter } from './akn.importer.ts';

const days = (...given: readonly (readonly [name: string, date: string])[]) =>
  given.map(([name, date]) => `<FRBRdate date="${date}" name="${name}"/>`).join('');

async function datesOf(element: 'act' | 'judgment' | 'doc', work: string, { expression = '', head = '' } = {}) {
  const meta =
    `<meta><identification><FRBRWork><FRBRuri value="/akn/ch/${element}/1999/9404"/>${work}</FRBRWork>` +
    `<FRBRExpression>${expression}</FRBRExpression></identification></meta>`;
  const header = head === '' ? '' : `<header>${head}</header>`;
  const body = element === 'act' ? '<body><p>x</p></body>' : `${header}<judgmentBody><p>x</p></judgmentBody>`;
  const source = `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><${element}>${meta}${body}</${element}></akomaNtoso>`;
  return (await importText(aknImporter, source)).documents[0]?.document.dates;
}

describe('A date of an act is taken by its name, not by its place (OP-194)', () => {
  test('the day of a consolidated state is none of its enactment, and that of its entry into force is its own', async () => {
    const work = days(
      ['jolux:dateApplicability', '2024-03-03'],
      ['jolux:dateDocument', '1999-04-18'],
      ['jolux:dateEntryInForce', '2000-01-01'],
    );
    expect(await datesOf('act', work, { expression: days(['jolux:dateApplicability', '2024-03-03']) })).toEqual({
      publication: '1999-04-18',
      legislation: '1999-04-18',
      entryIntoForce: '2000-01-01',
      updated: '2024-03-03',
      inForceFrom: '2024-03-03',
    });
  });

  test.each([
    ['validFrom', 'validUntil'],
    ['inForceFrom', 'inForceTo'],
    ['jolux:dateApplicability', 'jolux:dateEndApplicability'],
  ])('OP-197: an expression says from when to when it was in force by %s and %s', async (first, last) => {
    const said = (from: string, until: string) =>
      datesOf('act', '', { expression: days([first, from], [last, until]) });
    expect(await said('2020-01-01', '2024-03-02')).toMatchObject({
      inForceFrom: '2020-01-01',
      inForceUntil: '2024-03-02',
    });
    for (const open of ['9999-12-31', '2019-12-31']) {
      expect(await said('2020-01-01', open)).toMatchObject({ inForceFrom: '2020-01-01' });
      expect(await said('2020-01-01', open)).not.toHaveProperty('inForceUntil');
    }
    expect(await said('2020', '2024-03-02')).not.toHaveProperty('inForceUntil');
    const ofWork = await datesOf('act', days([first, '2020-01-01']));
    expect(ofWork).not.toHaveProperty('inForceFrom');
    expect(await datesOf('judgment', '', { expression: days([first, '2020-01-01']) })).not.toHaveProperty(
      'inForceFrom',
    );
  });

  test.each(['consolidation', 'markup', 'commentPeriodEnd', 'lastModified', 'dateUpdated', 'transform', 'dateVersion'])(
    'a day called %s is no day of an act',
    async (name) => {
      expect(await datesOf('act', days([name, '2024-03-03']))).not.toHaveProperty('legislation');
    },
  );

  test('of its enactment and its publication the first counts, and a placeholder only where nothing else is known', async () => {
    expect(await datesOf('act', days(['publication', '1999-05-01'], ['enacted', '1999-04-18']))).toMatchObject({
      legislation: '1999-04-18',
    });
    expect(await datesOf('act', days(['document', '9999-01-01'], ['publication', '1999-05-01']))).toMatchObject({
      legislation: '1999-05-01',
    });
    // The import leaves it out and says so.
    expect(await datesOf('act', days(['document', '2999-01-01']))).toMatchObject({ legislation: '2999-01-01' });
  });
});

describe('The day of a judgment (OP-194)', () => {
  const ORDER = ['decision', 'judgment', 'delivered', 'promulgated', 'handedDown', 'filed'];

  test.each(ORDER.slice(1).map((name, at) => [ORDER[at] ?? '', name]))('%s counts before %s', async (first, second) => {
    const both = days([second, '2024-03-02'], [first, '2024-03-01']);
    expect(await datesOf('judgment', both)).toEqual({ publication: '2024-03-01', decision: '2024-03-01' });
  });

  test.each(['hearing', 'heard', 'argued', 'consolidation', 'generated', 'tna-enriched', 'commentPeriod'])(
    'is never that of what is called %s',
    async (name) => {
      expect(await datesOf('judgment', days([name, '2024-03-02']))).toEqual({});
    },
  );

  test('is the one marked so in its head before one that only says when the document is from', async () => {
    const docDate = (event: string, date: string) => `<p><docDate refersTo="#${event}" date="${date}">x</docDate></p>`;
    const head =
      docDate('hearing', '2024-02-01') + docDate('judgment', '2024-03-01') + docDate('decision', '2024-03-05');
    expect(await datesOf('judgment', days(['document', '2024-04-01']), { head })).toMatchObject({
      decision: '2024-03-05',
    });
  });

  test('is read off its printed head where nothing marks it', async () => {
    const head = '<p>Heard: 3 May 2023</p><p>Judgment delivered on 9 June 2023</p>';
    expect(await datesOf('judgment', '', { head })).toMatchObject({ decision: '2023-06-09' });
  });
});
