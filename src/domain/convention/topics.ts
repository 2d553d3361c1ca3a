/** A topic of the New York Convention: a question that courts answer, filed under the article that raises it. */
export interface ConventionTopic {
  /** `5.2.1`: the number of the article, then of the topic in it. */
  readonly number: string;
  readonly title: string;
  /** Number of the topic above it. */
  readonly parent?: string;
  /** Label of the provision that it belongs to. */
  readonly provision: string;
}

/** In the order of the provisions; `number | title | provision`. */
const TOPICS = `
1 | Scope of the Convention | Article I
1.1 | Awards made in another State | Article I(1)
1.2 | Awards not considered as domestic | Article I(1)
1.3 | What is an award | Article I(2)
1.4 | Awards of institutions | Article I(2)
1.5 | Reciprocity reservation | Article I(3)
1.6 | Commercial reservation | Article I(3)
2 | The arbitration agreement | Article II
2.1 | Defined legal relationship | Article II(1)
2.2 | Arbitrability before the award | Article II(1)
2.3 | Agreement in writing | Article II(2)
2.3.1 | Signed agreement or clause | Article II(2)
2.3.2 | Exchange of letters and messages | Article II(2)
2.3.3 | General conditions and reference to other documents | Article II(2)
2.3.4 | More favourable rules of form | Article II(2)
2.4 | Referral to arbitration | Article II(3)
2.4.1 | Null and void | Article II(3)
2.4.2 | Inoperative | Article II(3)
2.4.3 | Incapable of being performed | Article II(3)
2.4.4 | Parties who did not sign | Article II(3)
3 | The duty to enforce | Article III
3.1 | Awards recognised as binding | Article III
3.2 | Domestic rules of procedure | Article III
3.3 | No heavier conditions or fees | Article III
4 | Formal requirements | Article IV
4.1 | Authentication and certification of the award | Article IV(1)(a)
4.2 | Production of the agreement | Article IV(1)(b)
4.3 | Time of production, and cure of defects | Article IV(1)
4.4 | Translations | Article IV(2)
5 | Grounds for refusal | Article V
5.0 | Grounds in general | Article V
5.0.1 | Discretion of the court | Article V
5.0.2 | Waiver and preclusion | Article V(1)
5.0.3 | No review of the merits | Article V
5.1 | Incapacity and invalidity of the agreement | Article V(1)(a)
5.1.1 | Capacity and power to sign | Article V(1)(a)
5.1.2 | Incapacity of States and public bodies | Article V(1)(a)
5.1.3 | Law applicable to the agreement | Article V(1)(a)
5.1.4 | Parties who did not sign | Article V(1)(a)
5.1.5 | Agreement spent or lapsed | Article V(1)(a)
5.2 | Notice and opportunity to present the case | Article V(1)(b)
5.2.1 | Proper notice | Article V(1)(b)
5.2.2 | Time to prepare | Article V(1)(b)
5.2.3 | Unable to present the case | Article V(1)(b)
5.3 | Excess of authority | Article V(1)(c)
5.3.1 | Matters outside the submission | Article V(1)(c)
5.3.2 | More than was claimed | Article V(1)(c)
5.3.3 | Severance | Article V(1)(c)
5.4 | Tribunal and procedure | Article V(1)(d)
5.4.1 | Composition of the tribunal | Article V(1)(d)
5.4.2 | Procedure agreed by the parties | Article V(1)(d)
5.4.3 | Time limits for the award | Article V(1)(d)
5.5 | Binding force, setting aside and suspension | Article V(1)(e)
5.5.1 | Award not yet binding | Article V(1)(e)
5.5.2 | Award set aside at the seat | Article V(1)(e)
5.5.3 | Award suspended | Article V(1)(e)
5.6 | Arbitrability | Article V(2)(a)
5.6.1 | Competition and distribution | Article V(2)(a)
5.6.2 | Administrative contracts | Article V(2)(a)
5.7 | Public policy | Article V(2)(b)
5.7.1 | Notion of public policy | Article V(2)(b)
5.7.2 | Impartiality of arbitrators | Article V(2)(b)
5.7.3 | Fraud and false evidence | Article V(2)(b)
5.7.4 | Interest, penalties and costs | Article V(2)(b)
5.7.5 | Mandatory law, exchange control and sanctions | Article V(2)(b)
6 | Adjournment | Article VI
6.1 | When to adjourn | Article VI
6.2 | Security | Article VI
7 | More favourable law and other treaties | Article VII
7.1 | More favourable national law | Article VII(1)
7.2 | More favourable treaties | Article VII(1)
7.3 | The Geneva treaties | Article VII(2)
8 | The treaty between States | Article XII
8.1 | Territories | Article X
8.2 | Federal States | Article XI
8.3 | Entry into force, and awards made before | Article XII
8.4 | General reciprocity | Article XIV
`;

/** Every topic, each behind the one above it (OP-97). Numbers stay; a new topic takes a new one. */
export const CONVENTION_TOPICS: readonly ConventionTopic[] = TOPICS.trim()
  .split('\n')
  .map((line) => {
    const [number = '', title = '', provision = ''] = line.split(' | ');
    const above = number.split('.').slice(0, -1).join('.');
    return { number, title, provision, ...(above === '' ? {} : { parent: above }) };
  });

const BY_NUMBER = new Map(CONVENTION_TOPICS.map((topic) => [topic.number, topic]));

export function findConventionTopic(number: string): ConventionTopic | undefined {
  return BY_NUMBER.get(number);
}

/** In addresses: `topic-5-2-1`. */
export function idOfTopic(number: string): string {
  return `topic-${number.replaceAll('.', '-')}`;
}

/** `5.2.1 Proper notice`. */
export function nameTopic({ number, title }: ConventionTopic): string {
  return `${number} ${title}`;
}

/** What a topic is filed under, from the first above it on. */
export function pathOfTopic(topic: ConventionTopic): string {
  const above = topic.parent === undefined ? undefined : BY_NUMBER.get(topic.parent);
  return above ? `${pathOfTopic(above)} > ${nameTopic(topic)}` : nameTopic(topic);
}
