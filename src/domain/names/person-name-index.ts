import { compareNameForms, type NameComparison } from './compare-person-names.ts';
import { shapePersonName, type NameReading, type NameToken, type PersonNameForm } from './person-name-form.ts';
import { readPersonName } from './read-person-name.ts';
import { remember } from '#domain/words/remember.ts';

/** A person whose record is kept, with every other spelling that is known to be theirs. */
export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

/** A known spelling that a written name may stand for. */
export interface NameCandidate extends NameComparison {
  readonly id: string;
  /** The spelling as it is known. */
  readonly knownAs: string;
  readonly how: 'name' | 'alias';
}

interface Entry extends Pick<NameCandidate, 'id' | 'knownAs' | 'how'> {
  readonly form: PersonNameForm;
  /** Its place in the order of the people, names before aliases. */
  readonly place: number;
}

/** The same spellings come again with every question and every document. */
const REMEMBERED = 10_000;
const shapeName = remember(REMEMBERED, (name) => shapePersonName(readPersonName(name)));

const ANY = '*';
const NONE = '';

/**
 * The names and aliases of known people by what they can be found by. Building takes one step for each spelling, a
 * question looks only at those that share a family name (in any transliteration) and the beginning of a given name:
 * with `n` spellings it is O(1) for the same name and O(k) for the `k` of that family and beginning, never O(n).
 */
export class PersonNameIndex {
  readonly #buckets = new Map<string, Entry[]>();
  readonly #same = new Map<string, Entry[]>();

  constructor(people: Iterable<KnownPerson>) {
    let place = 0;
    for (const { id, name, aliases } of people) {
      for (const [at, knownAs] of [name, ...aliases].entries()) {
        this.#add({
          id,
          knownAs,
          how: at === 0 ? 'name' : 'alias',
          form: shapeName(knownAs),
          place,
        });
        place += 1;
      }
    }
  }

  /** Everybody who is known by this very name, once each, by their name rather than an alias. */
  listSame(form: PersonNameForm): readonly NameCandidate[] {
    const found = new Map<string, NameCandidate>();
    for (const { id, knownAs, how } of this.#same.get(form.key) ?? []) {
      if (!found.has(id)) found.set(id, { id, knownAs, how, verdict: 'same', differences: [] });
    }
    return [...found.values()];
  }

  /** Everybody whom this name may stand for, once each by the nearest of their spellings; the same names first. */
  listCandidates(form: PersonNameForm): readonly NameCandidate[] {
    const entries = new Set(form.readings.flatMap(listQuestionKeys).flatMap((key) => this.#buckets.get(key) ?? []));
    const found = new Map<string, NameCandidate>();
    for (const { id, knownAs, how, form: known } of [...entries].sort((a, b) => a.place - b.place)) {
      const candidate = { id, knownAs, how, ...compareNameForms(form, known) };
      const before = found.get(id);
      if (candidate.verdict !== 'different' && (!before || isNearer(candidate, before))) found.set(id, candidate);
    }
    const candidates = [...found.values()];
    return [
      ...candidates.filter(({ verdict }) => verdict === 'same'),
      ...candidates.filter(({ verdict }) => verdict === 'compatible'),
    ];
  }

  #add(entry: Entry): void {
    if (entry.form.key !== '') put(this.#same, entry.form.key, entry);
    for (const key of new Set(entry.form.readings.flatMap(listEntryKeys))) put(this.#buckets, key, entry);
  }
}

function put(buckets: Map<string, Entry[]>, key: string, entry: Entry): void {
  const bucket = buckets.get(key);
  if (bucket) bucket.push(entry);
  else buckets.set(key, [entry]);
}

function isNearer(one: NameCandidate, other: NameCandidate): boolean {
  if (one.verdict !== other.verdict) return one.verdict === 'same';
  return one.differences.length < other.differences.length;
}

/** Two readings that can agree share a family name or their families in one word. */
function listFamilies({ family, joined }: NameReading): readonly string[] {
  return [joined, ...family.map(({ wide }) => wide)];
}

/** The letters that given names begin with, in either spelling: names that agree have one in common. */
function listBeginnings(given: readonly NameToken[]): readonly string[] {
  return given.flatMap(({ plain, wide }) => [plain.charAt(0), wide.charAt(0)]);
}

function listEntryKeys(reading: NameReading): readonly string[] {
  const beginnings = reading.given.length === 0 ? [NONE] : listBeginnings(reading.given);
  return listFamilies(reading).flatMap((family) => [ANY, ...beginnings].map((beginning) => `${family}|${beginning}`));
}

function listQuestionKeys(reading: NameReading): readonly string[] {
  const beginnings = reading.given.length === 0 ? [ANY] : [NONE, ...listBeginnings(reading.given)];
  return listFamilies(reading).flatMap((family) => beginnings.map((beginning) => `${family}|${beginning}`));
}
