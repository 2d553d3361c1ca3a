import type { XmlElement } from '../xml/xml-element.ts';
import { isInCapitals } from './akn-style.ts';
import { joinOffices, joinParties, type MarkedName } from './whole-names.ts';

interface Captured {
  readonly text: string;
  readonly element: XmlElement;
}

const NEUTRAL_CITATION = /Neutral Citation[^[]{0,40}(\[\d{4}\] [A-Z]{2,}(?: [A-Z][a-z]+)? \d+(?: \([A-Za-z]+\))?)/i;

/** What the front page of a document marks: parties, judges, numbers, titles. */
export class AknFront {
  readonly #found = new Map<string, Captured[]>();

  add(name: string, text: string, element: XmlElement): void {
    if (text === '') return;
    this.#found.set(name, [...(this.#found.get(name) ?? []), { text, element }]);
  }

  list(name: string): readonly string[] {
    return [...new Set((this.#found.get(name) ?? []).map(({ text }) => text))];
  }

  /** People by the names the metadata gives them, as printed where it gives none. */
  listPeople(name: string, people: ReadonlyMap<string, string>): readonly string[] {
    const names = (this.#found.get(name) ?? []).map(({ text, element }) => personName(text, element, people));
    return joinOffices([...new Set(names)]);
  }

  /** Parties with the roles in which they appear. */
  listParties(people: ReadonlyMap<string, string>, roles: ReadonlyMap<string, string>): readonly MarkedName[] {
    const marked = (this.#found.get('party') ?? []).map(({ text, element }) => {
      const name = personName(text, element, people);
      const role = roles.get(element.attributes['as']?.slice(1) ?? '');
      return { name, printed: name, ...(role ? { role } : {}) };
    });
    return joinParties(marked, this.list('line'));
  }

  /** The neutral citation: marked as such, else printed as such. */
  findCitation(): string | undefined {
    return this.list('neutralCitation')[0] ?? NEUTRAL_CITATION.exec(this.list('header')[0] ?? '')?.[1];
  }

  /** The date attribute of a marked date that names one of these events or stands in such a block; an earlier event first. */
  findDate(...events: readonly string[]): string | undefined {
    const marked = this.#found.get('docDate') ?? [];
    const found = events.flatMap((event) =>
      marked.filter(({ element }) => element.attributes['refersTo']?.slice(1) === event.replace(' ', '')),
    );
    return found[0]?.element.attributes['date'];
  }
}

function personName(text: string, element: XmlElement, people: ReadonlyMap<string, string>): string {
  const name = people.get(element.attributes['refersTo']?.slice(1) ?? '') ?? text;
  return isInCapitals(element) ? name.toUpperCase() : name;
}
