import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/*
 * Relations as a person would find them with the source files on the table: nested loops over YAML, no index, no
 * database, nothing of the product but the names of the kinds.
 */

type Fields = Readonly<Record<string, unknown>>;
type Side = 'claimant' | 'respondent' | undefined;

interface Person {
  readonly id: string;
  readonly names: readonly string[];
  readonly firms: readonly {
    readonly firm: string;
    readonly from: string;
    readonly to: string;
    readonly now: boolean;
  }[];
}

interface Body {
  readonly id: string;
  readonly names: readonly string[];
  readonly type: string;
  readonly parent: string;
}

interface Paper {
  readonly id: string;
  readonly case: string;
  readonly proceeding: string;
  readonly judges: readonly string[];
  readonly parties: readonly { readonly name: string; readonly side: Side }[];
  readonly date: string;
  readonly codes: readonly string[];
}

/** Somebody who took part, as one source says. */
interface Fact {
  readonly who: string;
  readonly part: 'arbitrator' | 'counsel' | 'firm' | 'expert' | 'secretary' | 'party';
  readonly side: Side;
  readonly by: Side;
  readonly gone: boolean;
  readonly substitute: boolean;
  readonly person: string;
}

export class RelationOracle {
  readonly people: Person[] = [];
  readonly firms: Body[] = [];
  readonly parties: Body[] = [];
  readonly cases: Fields[] = [];
  readonly papers: Paper[] = [];
  /** One spelling of everybody of whom there is no record, by who they are. */
  readonly printed = new Map<string, string>();
  readonly #casts = new Map<string, { readonly place: string; readonly cast: readonly Fact[] }[]>();
  readonly #works = new Map<string, { at: string; from: string; to: string; isPrinted: boolean }[]>();

  /** Reads a YAML or Markdown file, or every such file below a folder. */
  read(path: string): void {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).toSorted()) this.read(join(path, name));
    } else if (/\.ya?ml$/u.test(path)) this.#readRecords(path);
    else if (path.endsWith('.md')) this.#readPaper(readFileSync(path, 'utf8'));
  }

  /** What relates two, to whoever holds a code: kinds with where they show; and closed cases in which something does. */
  answer(one: string, other: string, code: string): { readonly open: Set<string>; readonly closed: Set<string> } {
    const [all, open] = [this.#relate(one, other, ALL), this.#relate(one, other, code)];
    const closed = new Set<string>();
    for (const found of all) {
      const kind = found.split(' ')[0] ?? '';
      const place = found.split(' ')[1] ?? '';
      const home = this.papers.find((paper) => paper.id === place && this.#isCase(paper.case))?.case ?? place;
      const isSeen = [...open].some((seen) => {
        const seenPlace = seen.split(' ')[1] ?? '';
        const seenHome =
          this.papers.find((paper) => paper.id === seenPlace && this.#isCase(paper.case))?.case ?? seenPlace;
        return seen.startsWith(`${kind} `) && seenHome === home;
      });
      if (!isSeen) closed.add(home);
    }
    return { open, closed };
  }

  /** Whoever took part in a case, so that questions have answers. */
  listTakingPart(record: Fields): string[] {
    const papers = this.papers.filter((paper) => paper.case === record['id']);
    return [...new Set(this.#castsOf(record, papers, () => true).flatMap((cast) => cast.map(({ who }) => who)))];
  }

  #isCase(id: string): boolean {
    return this.cases.some((one) => one['id'] === id);
  }

  /** `kind place`: id of the case or paper, or `firm:` with its id and whether the time is known. */
  #relate(one: string, other: string, code: string): Set<string> {
    const found = new Set<string>();
    const [ones, others] = [this.#withParts(one), this.#withParts(other)];
    for (const { place, cast } of this.#listCasts(code)) this.#pair(cast, ones, others, place, found);
    this.#sameFirm(one, other, code, found);
    return found;
  }

  /** Every cast that the holder of a code may know; read once, for it is the same for every question. */
  #listCasts(code: string): readonly { readonly place: string; readonly cast: readonly Fact[] }[] {
    const known = this.#casts.get(code);
    if (known) return known;
    const isRead = readerOf(code);
    const casts: { place: string; cast: readonly Fact[] }[] = [];
    for (const record of this.cases) {
      const papers = this.papers.filter((paper) => paper.case === record['id'] && isRead(paper.codes));
      if (isRead(listOf(record['subscriptions']))) {
        for (const cast of this.#castsOf(record, papers, isRead)) casts.push({ place: text(record['id']), cast });
      } else for (const paper of papers) casts.push({ place: paper.id, cast: this.#castOfPaper(paper) });
    }
    for (const paper of this.papers) {
      if (this.#isCase(paper.case) || !isRead(paper.codes)) continue;
      casts.push({ place: paper.id, cast: this.#castOfPaper(paper) });
    }
    this.#casts.set(code, casts);
    return casts;
  }

  #pair(
    cast: readonly Fact[],
    ones: readonly string[],
    others: readonly string[],
    place: string,
    found: Set<string>,
  ): void {
    for (const a of cast) {
      for (const b of cast) {
        if (a.who === b.who || !ones.includes(a.who) || !others.includes(b.who)) continue;
        if (isOwnFirm(cast, a, b) || isOwnFirm(cast, b, a)) continue;
        for (const kind of [...kindsOf(a, b), ...(a.part === b.part ? [] : kindsOf(b, a))])
          found.add(`${kind} ${place}`);
      }
    }
  }

  /** One and all that belong to it. */
  #withParts(id: string): string[] {
    const parts = [id];
    for (let at = 0; at < parts.length; at += 1) {
      for (const party of this.parties) {
        const own = `party:${party.id}`;
        if (party.parent === parts[at] && party.type !== 'Person' && !parts.includes(own)) parts.push(own);
      }
    }
    return parts;
  }

  /** The cast of each proceeding: the case, its papers, and the firms of counsel. */
  #castsOf(record: Fields, papers: readonly Paper[], isRead: (codes: readonly string[]) => boolean): Fact[][] {
    const parties = [
      ...listOf(record['claimants']).map((name) => ({ name, side: 'claimant' as const })),
      ...listOf(record['respondents']).map((name) => ({ name, side: 'respondent' as const })),
    ];
    const everywhere = parties.flatMap(({ name, side }) => this.#factOfParty(name, side));
    const proceedings = fieldsOf(record['proceedings']);
    const listed = (paper: Paper) =>
      proceedings.find((one) => one['id'] === paper.proceeding)?.['id'] ??
      proceedings.find((one) => fieldsOf(one['documents']).some((document) => document['id'] === paper.id))?.['id'];
    const casts = proceedings.map((proceeding) => {
      const own = papers.filter((paper) => listed(paper) === proceeding['id']);
      return this.#castOfProceeding(record, proceeding, everywhere, own, isRead);
    });
    const loose = papers.filter((paper) => listed(paper) === undefined);
    const alone = loose.map((paper) => merge([...everywhere, ...this.#castOfPaper(paper)]));
    return this.#joinPrinted(proceedings.length === 0 && loose.length === 0 ? [everywhere] : [...casts, ...alone]);
  }

  /** Who is printed in one place of a matter without a record and takes the same part in another with one is that one. */
  #joinPrinted(casts: readonly Fact[][]): Fact[][] {
    const facts = casts.flat();
    const recorded = (printed: Fact) => {
      const bear = (id: string) =>
        this.people.some(
          (one) =>
            `person:${one.id}` === id &&
            one.names.some((name) => `person:~${plainPerson(name).replaceAll(' ', '_')}` === printed.who),
        );
      const found = new Set(facts.filter(({ who, part }) => part === printed.part && bear(who)).map(({ who }) => who));
      return found.size === 1 ? [...found][0] : undefined;
    };
    const meant = new Map(
      facts.filter(({ who }) => who.startsWith('person:~')).map((fact) => [`${fact.part} ${fact.who}`, recorded(fact)]),
    );
    return casts.map((cast) => {
      const joined = cast.map((fact) => ({
        ...fact,
        who: meant.get(`${fact.part} ${fact.who}`) ?? fact.who,
        person: meant.get(`counsel ${fact.person}`) ?? fact.person,
      }));
      return [...merge(joined.filter(({ part }) => part !== 'firm')), ...joined.filter(({ part }) => part === 'firm')];
    });
  }

  #castOfProceeding(
    record: Fields,
    proceeding: Fields,
    everywhere: readonly Fact[],
    papers: readonly Paper[],
    isRead: (codes: readonly string[]) => boolean,
  ): Fact[] {
    const tribunal = fieldsOf(proceeding['arbitrators'])
      .filter((one) => !/appointing authority/iu.test(text(one['role'])))
      .flatMap((one) => this.#factOfPerson(one, 'arbitrator'));
    const others = fieldsOf(proceeding['representatives']).flatMap((one) => {
      const words = text(one['role']);
      const part = /\bexpert\b/iu.test(words) ? 'expert' : /\bsecretary\b/iu.test(words) ? 'secretary' : 'counsel';
      return this.#factOfPerson(one, part);
    });
    const people = merge([
      ...everywhere,
      ...tribunal,
      ...others,
      ...papers.flatMap((paper) => this.#castOfPaper(paper)),
    ]);
    const [from, to] = timeOf(record, proceeding);
    const firms: Fact[] = [];
    for (const counsel of people.filter(({ part }) => part === 'counsel')) {
      const printed = fieldsOf(proceeding['representatives'])
        .filter((one) => this.#whoIs(one) === counsel.who)
        .flatMap((one) => (text(one['firm']) === '' ? [] : [text(one['firm'])]));
      const profile = this.people.find(({ id }) => `person:${id}` === counsel.who);
      const atTheTime = (profile?.firms ?? [])
        .filter((firm) => firm.from !== '' && from !== '' && !isApart(firm.from, firm.to, from, to))
        .map(({ firm }) => firm);
      for (const name of printed.length > 0 ? printed : isRead([]) ? atTheTime : []) {
        for (const who of this.#bearers(this.firms, name))
          firms.push({ ...counsel, who, part: 'firm', person: counsel.who });
      }
    }
    return [...people, ...firms];
  }

  #castOfPaper(paper: Paper): Fact[] {
    return merge([
      ...paper.judges.flatMap((name) => this.#factOfPerson({ name }, 'arbitrator')),
      ...paper.parties.flatMap(({ name, side }) => this.#factOfParty(name, side)),
    ]);
  }

  #factOfPerson(one: Fields, part: Fact['part']): Fact[] {
    const who = this.#whoIs(one);
    if (who === undefined) return [];
    const method = text(one['method']);
    return [
      {
        who,
        part,
        side: part === 'arbitrator' ? sideOf(method) : sideOf(text(one['role'])),
        by: part === 'arbitrator' ? appointedBy(method) : undefined,
        gone: /resigned|withdrew|removed|replaced|disqualified|died|deceased/iu.test(text(one['status'])),
        substitute: /substitute|replacement|in place of/iu.test(`${method} ${text(one['role'])}`),
        person: '',
      },
    ];
  }

  #factOfParty(name: string, side: Side): Fact[] {
    return this.#bearers(
      this.parties.filter(({ type }) => type !== 'Person'),
      name,
      this.parties,
    ).map((who) => ({ who, part: 'party', side, by: undefined, gone: false, substitute: false, person: '' }));
  }

  #whoIs(one: Fields): string | undefined {
    if (typeof one['person'] === 'string') return `person:${one['person']}`;
    const bearers = this.people.filter(({ names }) => names.includes(text(one['name'])));
    if (bearers.length === 1) return `person:${bearers[0]?.id}`;
    return this.#print('person', text(one['name']), plainPerson(text(one['name'])));
  }

  /** The one that goes by a name; whoever is printed where nobody does, or two do. */
  #bearers(bodies: readonly Body[], name: string, among = bodies): string[] {
    const all = among.filter(({ names }) => names.includes(name));
    const [only] = all;
    const kind = among === this.firms ? 'firm' : 'party';
    if (all.length === 1 && only) return bodies.includes(only) ? [`${kind}:${only.id}`] : [];
    const who = kind === 'firm' ? this.#print(kind, name, plainFirm(name)) : this.#printParty(name);
    return who === undefined ? [] : [who];
  }

  #printParty(name: string): string | undefined {
    const bare = name.replace(STATE, '');
    if (bare !== name) return this.#print('party', name, `state ${fold(bare)}`);
    return isNatural(name) ? undefined : this.#print('party', name, fold(name));
  }

  #print(kind: string, name: string, plain: string): string | undefined {
    if (plain === '') return undefined;
    const who = `${kind}:~${plain.replaceAll(' ', '_')}`;
    if (!this.printed.has(who)) this.printed.set(who, name);
    return who;
  }

  /** Where somebody practised: by the profile, and as open cases print it. */
  #worksOf(who: string, code: string) {
    const read = this.#works.get(`${code} ${who}`);
    if (read) return read;
    const isRead = readerOf(code);
    const profile = this.people.find(({ id }) => `person:${id}` === who);
    const works = (isRead([]) ? (profile?.firms ?? []) : []).flatMap(({ firm, from, to }) =>
      this.#bearers(this.firms, firm).map((at) => ({ at, from, to, isPrinted: false })),
    );
    for (const record of this.cases.filter((one) => isRead(listOf(one['subscriptions'])))) {
      for (const proceeding of fieldsOf(record['proceedings'])) {
        for (const one of [...fieldsOf(proceeding['arbitrators']), ...fieldsOf(proceeding['representatives'])]) {
          if (this.#whoIs(one) !== who || text(one['firm']) === '') continue;
          // A case says so of its own day, and not of a day after somebody left by their profile.
          const day = text(proceeding['commencementDate']) || text(proceeding['dateOfOutcome']) || text(record['date']);
          for (const at of this.#bearers(this.firms, text(one['firm']))) {
            const stated = works.filter((work) => work.at === at && !work.isPrinted);
            const ends = stated.map(({ to }) => to).toSorted();
            const isOver = ends.length > 0 && !ends.includes('') && (day === '' || isAfter(day, ends.at(-1) ?? ''));
            if (!isOver) works.push({ at, from: day, to: day, isPrinted: true });
          }
        }
      }
    }
    this.#works.set(`${code} ${who}`, works);
    return works;
  }

  #sameFirm(one: string, other: string, code: string, found: Set<string>): void {
    const kinds = [one, other].map((who) => who.split(':')[0]);
    if (kinds.includes('party')) return;
    if (kinds[0] === 'firm' || kinds[1] === 'firm') {
      const [firm, person] = kinds[0] === 'firm' ? [one, other] : [other, one];
      if (!person.startsWith('person')) return;
      const works = this.#worksOf(person, code).filter(({ at }) => at === firm);
      if (works.length > 0) found.add(`same-firm ${firm} ${works.some(({ from }) => from !== '')}`);
      return;
    }
    const verdicts = new Map<string, boolean>();
    for (const a of this.#worksOf(one, code)) {
      for (const b of this.#worksOf(other, code)) {
        if (a.at !== b.at || isApart(a.from, a.to, b.from, b.to)) continue;
        verdicts.set(a.at, (verdicts.get(a.at) ?? false) || (a.from !== '' && b.from !== ''));
      }
    }
    for (const [firm, isKnown] of verdicts) found.add(`same-firm ${firm} ${isKnown}`);
  }

  // Long because: it has a branch for each kind of record.
  #readRecords(path: string): void {
    const list: unknown = parse(readFileSync(path, 'utf8'));
    for (const record of fieldsOf(Array.isArray(list) ? list : [list])) {
      const names = [
        ...new Set([text(record['name']), text(record['shortName']), ...listOf(record['aliases'])]),
      ].filter(Boolean);
      const body = { id: text(record['id']), names, type: text(record['type']), parent: '' };
      if (text(record['firstName']) !== '') {
        const dated = fieldsOf(record['firms']).map((firm) => ({
          firm: text(firm['firm']),
          from: text(firm['from']),
          to: text(firm['to']),
          now: false,
        }));
        const own = text(record['firm']);
        const now =
          own === '' || dated.some(({ firm }) => firm === own) ? [] : [{ firm: own, from: '', to: '', now: true }];
        const full = `${text(record['firstName'])} ${text(record['lastName'])}`;
        this.people.push({ id: body.id, names: [full, ...listOf(record['aliases'])], firms: [...dated, ...now] });
      } else if (text(record['caseNo']) !== '') this.cases.push(record);
      else if (record['kind'] === 'party')
        this.parties.push({ ...body, parent: record['parent'] ? `party:${text(record['parent'])}` : '', id: body.id });
      else if (names.length > 0 && (record['kind'] === 'organization' || /organizations|firms/u.test(path)))
        this.firms.push(body);
    }
  }

  #readPaper(file: string): void {
    const head = /^---\n([\s\S]*?)\n---/u.exec(file)?.[1];
    if (head === undefined) return;
    const record = parse(head) as Fields;
    const parties = (Array.isArray(record['parties']) ? record['parties'] : []).map((party: unknown) =>
      typeof party === 'string'
        ? { name: party, side: undefined }
        : { name: text((party as Fields)['name']), side: sideOf(text((party as Fields)['role'])) },
    );
    this.papers.push({
      id: text(record['id']),
      case: text(record['case']),
      proceeding: text(record['proceeding']),
      judges: listOf(record['judges']),
      parties,
      date: text(record['publicationDate']),
      codes: listOf(record['subscriptions']),
    });
  }
}

/** Stands for somebody who may read everything. */
const ALL = 'all';

function readerOf(code: string): (codes: readonly string[]) => boolean {
  return code === ALL ? () => true : (codes) => isOpen(codes, code);
}

/** Reduced codes read only what names them; of the others, those who are named, or all where nobody is. */
function isOpen(codes: readonly string[], code: string): boolean {
  if (codes.includes(code)) return true;
  if (['YB', 'IHB'].includes(code)) return false;
  return !codes.some((one) => ['KAPP', 'KA', 'DEFAULT', 'YB', 'IHB'].includes(one));
}

/** What relates two in one proceeding, as far as the part of the first says it. */
function kindsOf(a: Fact, b: Fact): string[] {
  const beside = (fact: Fact) => fact.part === 'expert' || fact.part === 'secretary';
  const pleads = (fact: Fact) => fact.part === 'counsel' || fact.part === 'firm';
  // A party's own expert is not with the other side.
  const isOtherSide = a.side !== undefined && b.side !== undefined && a.side !== b.side && b.part !== 'arbitrator';
  if (beside(a)) return a.part === 'expert' && isOtherSide ? [] : ['expert-or-secretary'];
  if (beside(b)) return [];
  if (a.part === 'arbitrator') {
    if (b.part === 'arbitrator') {
      const follows = (x: Fact, y: Fact) => x.gone && y.substitute && x.by === y.by;
      return follows(a, b) || follows(b, a) ? [] : ['same-tribunal'];
    }
    const kinds = ['appeared-before'];
    if (a.by !== undefined && a.by === b.side && b.part === 'party') kinds.push('appointed-by-party');
    if (a.by !== undefined && a.by === b.side && b.part === 'firm') kinds.push('nominated-by-firm');
    return kinds;
  }
  if (b.part === 'arbitrator' || a.side === undefined || b.side === undefined) return [];
  if (a.part === 'party' && b.part === 'party') return a.side === b.side ? [] : ['opposing-party'];
  if (a.part === 'party' && pleads(b)) return a.side === b.side ? ['represented-by'] : [];
  if (pleads(a) && pleads(b)) return [a.side === b.side ? 'co-counsel' : 'opposing-counsel'];
  return [];
}

function isOwnFirm(cast: readonly Fact[], person: Fact, firm: Fact): boolean {
  return (
    firm.part === 'firm' && cast.some((one) => one.part === 'firm' && one.who === firm.who && one.person === person.who)
  );
}

/** One part of one person is one, whoever says so; a side that is missing is that of the other. */
function merge(facts: readonly Fact[]): Fact[] {
  const merged: Fact[] = [];
  for (const fact of facts) {
    const at = merged.findIndex(
      (one) =>
        one.who === fact.who &&
        one.part === fact.part &&
        (one.part === 'arbitrator' || one.side === fact.side || one.side === undefined || fact.side === undefined),
    );
    const one = merged[at];
    if (!one) merged.push(fact);
    else {
      merged[at] = {
        ...one,
        side: one.side ?? fact.side,
        by: one.by ?? fact.by,
        gone: one.gone || fact.gone,
        substitute: one.substitute || fact.substitute,
      };
    }
  }
  return merged;
}

function timeOf(record: Fields, proceeding: Fields): [from: string, to: string] {
  const [began, ended] = [text(proceeding['commencementDate']), text(proceeding['dateOfOutcome'])];
  const isPending = record['status'] === 'Pending';
  return [began || ended, ended || (isPending ? '' : began)];
}

/** Whether two times lie apart for certain, in the precision that both have; '' at the end is today or not known. */
function isApart(from: string, to: string, otherFrom: string, otherTo: string): boolean {
  const before = (a: string, b: string) => {
    const length = Math.min(a.length, b.length);
    return a !== '' && b !== '' && a.slice(0, length) < b.slice(0, length);
  };
  return before(to, otherFrom) || before(otherTo, from);
}

const STATE = /^(?:the )?(?:republic|government|rep\.) of (?:the )?/iu;
const TITLES = /\b(?:dr|prof|mr|ms|sir)\b\.? /giu;
const PLACES = /,? (?:london|wien)$| \(paris\)$/iu;

function fold(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

/** `Lundqvist, Anna` and `Dr Anna Lundqvist` are one. */
function plainPerson(name: string): string {
  return fold(name.replaceAll(TITLES, '').replace(/^([^,]+), (.+)$/u, '$2 $1'));
}

/** Without its place and its legal form. */
function plainFirm(name: string): string {
  return fold(
    name
      .replace(PLACES, '')
      .replace(/ (?:llp|gmbh|ag|ltd|as)$/iu, '')
      .replaceAll('&', 'and'),
  );
}

/** Natural persons among the parties of generated lists are told by their names. */
function isNatural(name: string): boolean {
  return /^\S+ \S+son$/u.test(name);
}

/** In the precision that both have. */
function isAfter(day: string, end: string): boolean {
  const length = Math.min(day.length, end.length);
  return day.slice(0, length) > end.slice(0, length);
}

function sideOf(words: string): Side {
  const claims = /\b(claimants?|applicants?|investors?|petitioners?)\b/iu.test(words);
  const responds = /\b(respondents?|states?|defendants?)\b/iu.test(words);
  if (claims === responds) return undefined;
  return claims ? 'claimant' : 'respondent';
}

/** `Appointed by the claimant`, not `by the authority for the claimant`. */
function appointedBy(method: string): Side {
  const words = /\bby (?:the |both |all )?(\w+)/iu.exec(method)?.[1] ?? '';
  return sideOf(words);
}

function text(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(text) : text(value) === '' ? [] : [text(value)];
}

function fieldsOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter((one): one is Fields => typeof one === 'object' && one !== null) : [];
}
