import { foldText } from '#domain/words/fold-text.ts';

/** What readers may choose: an institution, or a provider that names none of those the library knows. */
export interface Choice {
  /** Stands in the form and in the cookie. */
  readonly key: string;
  /** As shown. */
  readonly name: string;
  /** Id of the provider where they sign in. */
  readonly provider: string;
}

/** A provider as far as the choice goes (OP-173). */
export interface ProviderOffer {
  readonly id: string;
  readonly name: string;
  /** Ids of institutions; `all` names none. */
  readonly institutions: readonly string[] | 'all';
  /** In small letters. */
  readonly domains: readonly string[];
}

type FindName = (institution: string) => Promise<string | undefined>;

/** Every choice by name: the institutions that the library knows, and each provider without one of them. */
export async function listChoices(offers: readonly ProviderOffer[], findName: FindName): Promise<Choice[]> {
  const found = await Promise.all(
    offers.map(async ({ id, name, institutions }) => {
      const named = await Promise.all(
        (institutions === 'all' ? [] : institutions).map(async (institution) => ({
          key: `${id}/${institution}`,
          name: await findName(institution),
        })),
      );
      const known = named.flatMap((one) => (one.name === undefined ? [] : [{ ...one, name: one.name, provider: id }]));
      return known.length > 0 ? known : [{ key: id, name, provider: id }];
    }),
  );
  return found.flat().toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * What somebody meant by what they typed: a mail address decides by its domain or a domain above it, a whole name by
 * itself, else every name that holds the words. Empty where there is none.
 */
export function findChoices(text: string, choices: readonly Choice[], offers: readonly ProviderOffer[]): Choice[] {
  const wanted = text.trim();
  if (wanted.includes('@')) return findByDomain(wanted, choices, offers);
  const key = fold(wanted);
  if (key === '') return [];
  const whole = choices.filter(({ name }) => fold(name) === key);
  return whole.length > 0 ? whole : choices.filter(({ name }) => fold(name).includes(key));
}

function findByDomain(mail: string, choices: readonly Choice[], offers: readonly ProviderOffer[]): Choice[] {
  let domain = mail.slice(mail.lastIndexOf('@') + 1).toLowerCase();
  for (;;) {
    const offer = offers.find(({ domains }) => domains.includes(domain));
    if (offer) return [pickOne(offer, choices)];
    const dot = domain.indexOf('.');
    if (dot === -1) return [];
    domain = domain.slice(dot + 1);
  }
}

/** All choices of a provider lead to the same sign-in; a domain says no more than the provider where it has several. */
function pickOne({ id, name }: ProviderOffer, choices: readonly Choice[]): Choice {
  const [only, ...others] = choices.filter(({ provider }) => provider === id);
  return only && others.length === 0 ? only : { key: id, name, provider: id };
}

/** Without case and accents, in one line. */
function fold(text: string): string {
  return foldText(text).replace(/\s+/gu, ' ').trim();
}
