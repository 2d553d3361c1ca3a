import { createRandom } from '#tests/support/generate-queries.ts';
import { nameKeyOf } from '#domain/records/name-key.ts';
import { listActorWords, listFamilyKeys } from '#domain/tools/relations/actor-words.ts';
import type { SqliteDatabase } from '#server/adapters/sqlite/database.ts';

/** How large the library is that is generated. */
export interface CastSizes {
  readonly people: number;
  readonly participations: number;
}

/** Of each case: three arbitrators, four counsel, a secretary. */
const OF_A_CASE = 8;
const ROLES = [
  'arbitrator',
  'arbitrator',
  'arbitrator',
  'counsel',
  'counsel',
  'counsel',
  'counsel',
  'secretary',
] as const;
const METHODS = ['Appointed by the claimant', 'Appointed by the respondent', 'Appointed by the co-arbitrators'];

const SECTORS = ['Energy', 'Mining', 'Construction', 'Banking', 'Shipping', 'Telecommunications', 'Water'];
/** About as many words as an entry or the record of a case has beside what is counted. */
const WORDS = 'what an entry says in words beside what is counted of its person or its case '.repeat(8);

const SYLLABLES = 'ba de fi go ku la me ni po ru sa te vi wo zu'.split(' ');

/** How many families there are: five people share each, when there are 200,000. */
const FAMILIES = 40_000;

/** A name of its own for each number; the families of many are the same. */
export function nameOf(number: number): string {
  return `${spell(number, 5)} ${spell(number % FAMILIES, 4)}`;
}

/** A word for each number, of so many syllables. */
function spell(number: number, syllables: number): string {
  let [word, left] = ['', number];
  for (let at = 0; at < syllables; at += 1) {
    word += SYLLABLES[left % SYLLABLES.length] ?? '';
    left = Math.floor(left / SYLLABLES.length);
  }
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function describePerson(person: number, name: string): object {
  const [firstName, lastName] = name.split(' ');
  return {
    firstName,
    lastName,
    nationalities: [`Country ${person % 90}`],
    languages: ['English', `Language ${person % 30}`],
    roles: ['Arbitrator'],
    sectors: [SECTORS[person % SECTORS.length]],
    meta: { note: WORDS },
  };
}

function describeCase(at: number, name: string, year: number): object {
  const documents = ['Decision', 'Award'].map((title, number) => ({ id: `case-${at}-d${number}`, title }));
  const times = { commencementDate: `${year}-02-03`, dateOfOutcome: `${year + 2}-04-05` };
  return {
    name,
    caseNo: `No ${at}`,
    subscriptions: at % 5 === 0 ? ['KAPP'] : [],
    claimants: [`Claimant ${at}`],
    respondents: [`Republic of ${at % 90}`],
    institution: `Institution ${at % 40}`,
    type: at % 3 === 0 ? 'Investor-State' : 'Commercial',
    sector: SECTORS[at % SECTORS.length],
    rules: `Rules ${at % 60}`,
    law: `Law ${at % 80}`,
    status: 'Concluded',
    date: `${year}-02-03`,
    note: WORDS,
    proceedings: [{ id: `case-${at}-p1`, title: 'Proceeding', ...times, documents }],
  };
}

/** Fills an empty library with people and cases as imports leave them; a few people take part in hundreds of cases. */
// Long because: it has a statement for each table.
export function generateParticipations(sqlite: SqliteDatabase, { people, participations }: CastSizes): void {
  const random = createRandom(1_958);
  sqlite.exec('PRAGMA cache_size = -400000; BEGIN');
  const insert = {
    record: 'INSERT INTO record (number, kind, id, key, demo, record_json) VALUES (?, ?, ?, ?, 0, ?)',
    edition: "INSERT INTO record_edition (record, edition) VALUES (?, 'KA')",
    name: "INSERT INTO record_name (record, kind, name_key, name, form) VALUES (?, 'person', ?, ?, 'name')",
    word: "INSERT OR IGNORE INTO record_word (kind, word, record) VALUES ('person', ?, ?)",
    document: `INSERT INTO document (number, id, key, kind, title, type, "case", demo, record_json, content, content_sha256,
      version, first_imported_at, imported_at, source_path)
      VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, 0, '', 1, '2026-01-01', '2026-01-01', '')`,
    slug: 'INSERT INTO person_slug (slug, person) VALUES (?, ?)',
    held: "INSERT INTO document_edition (document, edition) VALUES (?, 'KA')",
    link: `INSERT INTO record_link (document, record, position, role, kind, wanted, name, target, known, side, from_day, to_day,
      detail_json) VALUES (NULL, ?, ?, ?, 'person', ?, NULL, ?, 'id', ?, ?, ?, ?)`,
  };
  const first = 1_000_000;
  for (let person = 0; person < people; person += 1) {
    const [number, name] = [first + person, nameOf(person)];
    const [id, key] = [`person-${person}`, `markdown:person-${person}`];
    sqlite.run(insert.record, number, 'person', id, key, JSON.stringify(describePerson(person, name)));
    sqlite.run(insert.edition, number);
    sqlite.run(insert.document, number, id, key, 'document', name, 'Arbitrator profile', null, '{"subscriptions":[]}');
    sqlite.run(insert.held, number);
    sqlite.run(insert.slug, `${name.toLowerCase().replace(' ', '-')}-${person}`, key);
    sqlite.run(insert.name, number, nameKeyOf('person', name), name);
    for (const word of [...listActorWords(name), ...listFamilyKeys(name)]) sqlite.run(insert.word, word, number);
  }
  const cases = Math.floor(participations / OF_A_CASE);
  for (let at = 0; at < cases; at += 1) {
    const number = first + people + at;
    const [id, title] = [`case-${at}`, `Case of the year, number ${at}`];
    const year = 1990 + (at % 36);
    sqlite.run(insert.record, number, 'case', id, `markdown:${id}`, JSON.stringify(describeCase(at, title, year)));
    const record = {
      subscriptions: [],
      organization: `Institution ${at % 40}`,
      dates: { publication: `${year}-02-03` },
    };
    sqlite.run(insert.document, number, id, `markdown:${id}`, 'case', title, 'Case', id, JSON.stringify(record));
    sqlite.run(insert.held, number);
    for (const [position, role] of ROLES.entries()) {
      // One in ten belongs to the thousandth of the people whom everybody appoints.
      const among = random() < 0.1 ? Math.ceil(people / 1_000) : people;
      const person = Math.floor(random() * among);
      const side = role === 'counsel' ? (position % 2 === 0 ? 'claimant' : 'respondent') : null;
      const as = role === 'counsel' ? `Counsel for the ${side ?? ''}` : role;
      const detail = { as, proceeding: `${id}-p1`, ...(role === 'arbitrator' ? { method: METHODS[position] } : {}) };
      sqlite.run(
        insert.link,
        number,
        position,
        role,
        `person-${person}`,
        first + person,
        side,
        `${year}-02-03`,
        `${year + 2}-04-05`,
        JSON.stringify(detail),
      );
    }
  }
  sqlite.exec('COMMIT; ANALYZE; PRAGMA cache_size = -16000; PRAGMA wal_checkpoint(TRUNCATE);');
}
