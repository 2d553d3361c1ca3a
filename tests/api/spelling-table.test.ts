import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolveCitations } from '#contract/citations.ts';
import { checkConflicts } from '#contract/conflict-check.ts';
import { suggestActors } from '#contract/relations.ts';
import { TestServer } from '#tests/support/demo-server.ts';

/** Parties as their cases print them, with other spellings of the same name. */
const ONE: Readonly<Record<string, readonly string[]>> = {
  'Kestrel Shipping Company Limited': ['Kestrel Shipping Co. Ltd.', 'KESTREL SHIPPING CO LTD'],
  'Hartwell International LLC': ["Hartwell Int'l LLC", 'Hartwell Int’l L.L.C.', 'Hartwell Intl LLC'],
  'Klöckner & Söhne GmbH': ['Klockner and Sohne GmbH', 'Kloeckner und Soehne GmbH', 'KLÖCKNER + SÖHNE GmbH'],
  'J. P. Morwen S.A.': ['J.P. Morwen SA', 'J P Morwen S. A.'],
  "O'Halloran Freight plc": ['O’Halloran Freight PLC', 'OʼHalloran Freight Public Limited Company'],
  'Straßer Werke AG': ['Strasser Werke Aktiengesellschaft', 'STRASSER WERKE A.G.'],
  'Ørstad Havn A/S': ['Orstad Havn AS', 'Oerstad Havn A/S'],
};

/** Names that look alike and are two. */
const TWO: Readonly<Record<string, string>> = {
  'Michael Dredging Ltd': 'Michal Dredging Ltd',
  'Bauer Lifting Ltd': 'Baur Lifting Ltd',
  'Quest Haulage Ltd': 'Qust Haulage Ltd',
  'Versum Cranes Ltd': 'Versus Cranes Ltd',
};

const WRITTEN = [...Object.keys(ONE), ...Object.keys(TWO)];
const idOf = (written: string) => `case-${WRITTEN.indexOf(written)}`;
const opponentOf = (written: string) => `Pellworm${WRITTEN.indexOf(written)}`;
const server = new TestServer();

beforeAll(async () => {
  for (const written of WRITTEN) {
    const [id, opponent] = [idOf(written), opponentOf(written)];
    const lists = `claimants: [${JSON.stringify(written)}]\nrespondents: [${opponent}]`;
    const proceedings = `proceedings:\n  - id: ${id}-p\n    title: Proceeding\n    commencementDate: 2012-03-04`;
    const name = `caseName: ${JSON.stringify(`${written} v. ${opponent}`)}\ncaseNo: ${opponent}`;
    const facts = `id: ${id}\n${name}\ndate: 2012-03-04\nstatus: Concluded\n${lists}\n${proceedings}\n`;
    server.temporary.write(`cases/${id}.yaml`, facts);
  }
  await server.temporary.import();
  await server.open();
});
afterAll(() => server.close());

/** Each place where names are asked for, as whether it leads from a name to the case or the party of another. */
const PLACES: Readonly<Record<string, (typed: string, written: string) => Promise<boolean>>> = {
  'the search knows the case': async (typed, written) => {
    const { direct } = await server.search({ q: `${typed} v ${opponentOf(written)}` });
    return direct.some(({ id }) => id === idOf(written));
  },
  'a list of citations knows the case': async (typed, written) => {
    const body = { citations: [`${typed} versus ${opponentOf(written)}`] };
    const { citations } = await server.call(resolveCitations, { body });
    return citations.some(({ documents }) => documents.some(({ id }) => id === idOf(written)));
  },
  'autocomplete knows the party': async (typed, written) => {
    const path = { kind: 'CommercialParty', text: typed, limit: '10' };
    return (await server.call(suggestActors, { path })).some(({ name }) => name === written);
  },
  'the conflict check knows the party': async (typed, written) => {
    const { names } = await server.call(checkConflicts, { body: { names: [{ name: typed, role: '' }] } });
    return names.some(({ actor, candidates }) => [actor, ...candidates].some((one) => one?.name === written));
  },
};

const rows = Object.entries(ONE).flatMap(([written, others]) => [written, ...others].map((typed) => [typed, written]));

for (const [place, knows] of Object.entries(PLACES)) {
  test.each(rows)(`OP-185: ${place}: “%s” is “%s”`, async (typed = '', written = '') => {
    expect(await knows(typed, written)).toBe(true);
  });
  // A slip of the pen is offered by the conflict check alone.
  if (place.startsWith('the conflict')) continue;
  test.each(Object.entries(TWO))(`OP-185: ${place}: “%s” is not “%s”`, async (written, typed) => {
    expect(await knows(written, written)).toBe(true);
    expect(await knows(typed, written)).toBe(false);
  });
}
