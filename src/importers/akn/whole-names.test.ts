import { importText } from '../xml/xml.test-support.ts';
import { describe, expect, test } from 'vitest';
import { aknImporter } from './akn.importer.ts';

const NAMESPACE = 'http://docs.oasis-open.org/legaldocml/ns/akn/3.0';

describe('the front page of a judgment', () => {
  const judgment = (name: string | undefined, people: string, header: string) =>
    `<akomaNtoso xmlns="${NAMESPACE}"><judgment name="decision"><meta><identification><FRBRWork>` +
    `<FRBRuri value="/uk/ewhc/2031/9"/>${name === undefined ? '' : `<FRBRname value="${name}"/>`}<FRBRcountry value="GB"/>` +
    `</FRBRWork></identification><references>${people}<TLCRole eId="appellant" showAs="Appellant"/>` +
    `<TLCRole eId="respondent" showAs="Respondent"/></references></meta><header>${header}</header>` +
    '<judgmentBody><decision><p>x</p></decision></judgmentBody></judgment></akomaNtoso>';
  const record = async (source: string) => (await importText(aknImporter, source)).documents[0]?.document;
  const party = (name: string, role: string) => `<p><party as="#${role}">${name}</party></p>`;

  test('that marks a name line by line has it whole in its record and title', async () => {
    const marked = party('OTTO PELL – FIRST APPELLANT', 'appellant') + party('(ANONYMITY ORDER MADE)', 'appellant');
    const offices =
      party('THE COMMISSIONERS FOR', 'respondent') + party('HIS MAJESTY’S REVENUE AND CUSTOMS', 'respondent');
    expect(
      await record(
        judgment('OTTO PELL – FIRST APPELLANT v THE COMMISSIONERS FOR', '', marked + '<p>and</p>' + offices),
      ),
    ).toMatchObject({
      title: 'OTTO PELL v THE COMMISSIONERS FOR HIS MAJESTY’S REVENUE AND CUSTOMS',
      parties: [
        { name: 'OTTO PELL', role: 'Appellant' },
        { name: 'THE COMMISSIONERS FOR HIS MAJESTY’S REVENUE AND CUSTOMS', role: 'Respondent' },
      ],
    });
  });

  test('that marks only the first line of a name has its rest from the next, beside its role', async () => {
    const rest = '<p>Respondents</p><p>REVENUE &amp; CUSTOMS</p><p>TRIBUNAL:</p>';
    const source = judgment(
      'A KEEPER v THE COMMISSIONERS FOR HER MAJESTY’S',
      '',
      party('A KEEPER', 'appellant') + party('THE COMMISSIONERS FOR HER MAJESTY’S', 'respondent') + rest,
    );
    expect((await record(source))?.title).toBe('A KEEPER v THE COMMISSIONERS FOR HER MAJESTY’S REVENUE & CUSTOMS');
  });

  test('names every judge it prints, with the office that is marked apart and in the capitals of its style', async () => {
    const office = '<p><judge>TRIBUNAL JUDGE </judge><judge style="text-transform:uppercase">ada pell</judge></p>';
    expect((await record(judgment(undefined, '', office)))?.judges).toEqual(['TRIBUNAL JUDGE ADA PELL']);
    const bench =
      '<p>Before</p><p><judge>LORD JUSTICE HORN</judge></p><p>LADY JUSTICE PELL</p><p>(sitting in Dover)</p>';
    expect((await record(judgment(undefined, '', bench)))?.judges).toEqual(['LORD JUSTICE HORN', 'LADY JUSTICE PELL']);
  });

  test('ends above its first heading, which files count to it, and keeps its own bold lines', async () => {
    const look = 'style="font-weight:bold;text-decoration-line:underline"';
    const header = `<p><span ${look}>IN THE HIGH COURT</span></p><p><span ${look}>Introduction</span></p>`;
    const { blocks } = await importText(aknImporter, judgment(undefined, '', header));
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'paragraph']);
  });

  test('that marks no party is named by those it prints', async () => {
    const between = '<p>Between:</p><p>OTTO PELL</p><p>Appellant:</p><p>and</p><p>THE KEEPER</p><p>Respondent:</p>';
    expect(await record(judgment(undefined, '', between))).toMatchObject({
      title: 'OTTO PELL v THE KEEPER',
      parties: [
        { name: 'OTTO PELL', role: 'Appellant' },
        { name: 'THE KEEPER', role: 'Respondent' },
      ],
    });
    const crown = '<table><tr><td><p>REGINA</p></td></tr><tr><td><p>v</p><p>PELL</p></td></tr></table>';
    expect((await record(judgment(undefined, '', crown)))?.title).toBe('REGINA v PELL');
  });
});
