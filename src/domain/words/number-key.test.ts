import { describe, expect, test } from 'vitest';
import { IRREGULAR_NOUNS } from '#domain/words/irregular-nouns.ts';
import { hasNumber } from '#domain/words/has-number.ts';
import { numberKey } from '#domain/words/number-key.ts';

/** Singular and plural as lawyers write them. */
const ONE_AND_MANY =
  'award:awards party:parties remedy:remedies clause:clauses process:processes statute:statutes witness:witnesses ' +
  'addendum:addenda forum:fora forum:forums quantum:quanta dictum:dicta life:lives leaf:leaves money:moneys ' +
  'money:monies criterion:criteria index:indices index:indexes memorandum:memoranda memorandum:memorandums ' +
  'matrix:matrices analysis:analyses basis:bases damage:damages claim:claims tribunal:tribunals court:courts ' +
  'judge:judges judgment:judgments judgement:judgements arbitrator:arbitrators arbitration:arbitrations ' +
  'treaty:treaties state:states right:rights duty:duties liability:liabilities obligation:obligations ' +
  'counterclaim:counterclaims claimant:claimants respondent:respondents defendant:defendants plaintiff:plaintiffs ' +
  'appeal:appeals appellant:appellants order:orders decision:decisions ruling:rulings hearing:hearings ' +
  'proceeding:proceedings breach:breaches contract:contracts agreement:agreements company:companies ' +
  'corporation:corporations shareholder:shareholders director:directors trustee:trustees employee:employees ' +
  'employer:employers lessee:lessees mortgagee:mortgagees licence:licences license:licenses patent:patents ' +
  'trademark:trademarks copyright:copyrights invention:inventions infringement:infringements injunction:injunctions ' +
  'attorney:attorneys counsel:counsels barrister:barristers solicitor:solicitors expert:experts expertise:expertises ' +
  'evidence:evidences exhibit:exhibits affidavit:affidavits testimony:testimonies deposition:depositions ' +
  'pleading:pleadings submission:submissions brief:briefs memorial:memorials reply:replies rejoinder:rejoinders ' +
  'objection:objections motion:motions petition:petitions petitioner:petitioners writ:writs summons:summonses ' +
  'subpoena:subpoenas warrant:warrants tax:taxes duty:duties tariff:tariffs levy:levies fee:fees cost:costs ' +
  'expense:expenses interest:interests payment:payments debt:debts debtor:debtors creditor:creditors loan:loans ' +
  'bank:banks security:securities share:shares bond:bonds dividend:dividends asset:assets property:properties ' +
  'lease:leases purchase:purchases sale:sales buyer:buyers seller:sellers price:prices invoice:invoices ' +
  'delivery:deliveries shipment:shipments vessel:vessels cargo:cargoes cargo:cargos carrier:carriers charterparty:charterparties ' +
  'policy:policies insurer:insurers premium:premiums risk:risks loss:losses injury:injuries death:deaths ' +
  'victim:victims crime:crimes offence:offences offense:offenses penalty:penalties fine:fines sentence:sentences ' +
  'prison:prisons prosecutor:prosecutors accused:accused jury:juries juror:jurors verdict:verdicts ' +
  'constitution:constitutions amendment:amendments article:articles section:sections paragraph:paragraphs ' +
  'provision:provisions regulation:regulations directive:directives rule:rules law:laws act:acts bill:bills ' +
  'code:codes charter:charters convention:conventions protocol:protocols annex:annexes appendix:appendices ' +
  'schedule:schedules preamble:preambles recital:recitals footnote:footnotes chapter:chapters title:titles ' +
  'commission:commissions committee:committees council:councils parliament:parliaments ministry:ministries ' +
  'minister:ministers government:governments agency:agencies authority:authorities municipality:municipalities ' +
  'nation:nations country:countries territory:territories border:borders citizen:citizens national:nationals ' +
  'investor:investors investment:investments concession:concessions expropriation:expropriations ' +
  'nationalisation:nationalisations compensation:compensations valuation:valuations valuer:valuers ' +
  'market:markets merger:mergers cartel:cartels undertaking:undertakings monopoly:monopolies product:products ' +
  'service:services consumer:consumers supplier:suppliers customer:customers competitor:competitors ' +
  'enterprise:enterprises business:businesses address:addresses access:accesses success:successes ' +
  'case:cases cause:causes house:houses use:uses abuse:abuses excuse:excuses spouse:spouses refusal:refusals ' +
  'release:releases increase:increases decrease:decreases premise:premise promise:promises exercise:exercises ' +
  'database:databases phrase:phrases disease:diseases response:responses defence:defences defense:defenses ' +
  'licensee:licensees franchise:franchises merchandise:merchandises course:courses nurse:nurses purse:purses ' +
  'status:statuses virus:viruses bonus:bonuses census:censuses surplus:surpluses apparatus:apparatuses ' +
  'prospectus:prospectuses nexus:nexuses consensus:consensuses bus:buses gas:gases bias:biases alias:aliases ' +
  'lens:lenses focus:focuses focus:foci locus:loci corpus:corpora genus:genera radius:radii stimulus:stimuli ' +
  'crisis:crises thesis:theses hypothesis:hypotheses synthesis:syntheses parenthesis:parentheses axis:axes ' +
  'diagnosis:diagnoses synopsis:synopses emphasis:emphases oasis:oases antithesis:antitheses phenomenon:phenomena ' +
  'corrigendum:corrigenda erratum:errata referendum:referenda referendum:referendums curriculum:curricula ' +
  'consortium:consortia moratorium:moratoria honorarium:honoraria ultimatum:ultimata symposium:symposia ' +
  'appendix:appendixes codex:codices vertex:vertices executrix:executrices formula:formulae formula:formulas ' +
  'bureau:bureaux bureau:bureaus man:men woman:women child:children foot:feet tooth:teeth wife:wives knife:knives ' +
  'half:halves shelf:shelves self:selves thief:thieves wharf:wharves calf:calves proof:proofs belief:beliefs ' +
  'chief:chiefs chairman:chairmen ombudsman:ombudsmen businessman:businessmen workman:workmen draftsman:draftsmen ' +
  'spokeswoman:spokeswomen layman:laymen veto:vetoes embargo:embargoes hero:heroes memo:memos ratio:ratios ' +
  'scenario:scenarios portfolio:portfolios logo:logos photo:photos video:videos ngo:ngos euro:euros quota:quotas ' +
  'area:areas idea:ideas visa:visas agenda:agendas dogma:dogmas schema:schemata subpoena:subpoenas ' +
  'search:searches branch:branches dispatch:dispatches approach:approaches match:matches batch:batches ' +
  'breach:breaches wish:wishes box:boxes fix:fixes prefix:prefixes suffix:suffixes quiz:quizzes prize:prizes ' +
  'size:sizes waltz:waltzes cache:caches niche:niches ache:aches movie:movies tie:ties lie:lies cookie:cookies ' +
  'shoe:shoes toe:toes canoe:canoes impasse:impasses posse:posses issue:issues value:values venue:venues ' +
  'survey:surveys key:keys day:days delay:delays trolley:trolleys survey:surveys essay:essays body:bodies ' +
  'copy:copies study:studies theory:theories category:categories entity:entities subsidiary:subsidiaries ' +
  'beneficiary:beneficiaries fiduciary:fiduciaries notary:notaries secretary:secretaries library:libraries ' +
  'bit:bits pc:pcs id:ids mp:mps ad:ads taxi:taxis alibi:alibis israeli:israelis ox:oxen person:persons people:peoples ' +
  'statistic:statistics tactic:tactics topic:topics clinic:clinics critic:critics public:publics metric:metrics';

/** Words that must not meet: families of words, look-alikes, words that only look like plurals. */
const APART =
  'arbitrator:arbitration arbitrators:arbitrations arbitral:arbitrator arbitrate:arbitrator arbitrate:arbitration ' +
  'damages:damaging damage:damaged disclose:disclosure disclosed:disclose disclosing:disclose discloses:disclosure ' +
  'person:people persons:people news:new means:mean goods:good proceeds:proceed proceeds:proceeding premises:premise ' +
  'arms:arm customs:custom odds:odd economics:economic politics:politic ethics:ethic physics:physic ' +
  'bases:base basis:base live:lives leave:leaves data:datum data:date media:medium witness:witnessing ' +
  'party:part parties:parts partial:party statute:statutory treaty:treat treaties:treats law:lawful laws:lawyer ' +
  'lawyer:law claim:claimant claims:claiming award:awarded awards:awarding appeal:appellate appeal:appealed ' +
  'judge:judgment judged:judges judging:judge decide:decision decided:decides decision:decisive general:generally ' +
  'specific:specifically reason:reasonable reasons:reasoned reasonably:reasonable contract:contractual ' +
  'contractor:contract company:companion nation:national nations:nationals nationality:national state:stated ' +
  'states:statement statement:state status:state statuses:statutes operate:operator operator:operation ' +
  'operate:operation relation:relational relate:relation effect:effective effects:effectively employ:employer ' +
  'employer:employee employment:employee invest:investor investor:investment investments:investing ' +
  'expropriate:expropriation liability:liable liable:liabilities obligation:oblige obligate:obligation ' +
  'infringe:infringement infringing:infringes patent:patentee patents:patented trade:trader market:marketing ' +
  'marks:market compete:competition competitor:competition competitive:competition universe:university ' +
  'universal:university organ:organize organs:organization policy:police policies:polices secure:security ' +
  'secures:securities us:use uses:us is:as his:hi was:wa has:ha this:thi its:it process:proceed ' +
  'processes:proceeds access:accede address:add losses:lose loss:lose less:lesson basis:basic analysis:analyst ' +
  'analyses:analyse thesis:these crisis:critic index:indicate criteria:criterial matrix:matter corpus:corporate ' +
  'campus:camp virus:vir bus:but gas:gash bias:biased canvas:canvass lens:len chaos:chao whereas:wherea ' +
  'series:serial species:special always:way perhaps:perhap men:mend women:womb specimen:speciman regimen:regiman ' +
  'yemen:yeman seat:seating seats:seated note:notice notes:notices notice:noticed act:action acts:actions ' +
  'action:active provision:provide provisions:provisional order:ordered orders:ordering term:terminal terms:terminate ' +
  'sale:sell sales:sold right:righteous rights:rightly interest:interested costs:costly wales:wale james:jame ' +
  'theirs:their ours:our yours:your hers:her towards:toward beside:besides sometime:sometimes doe:do news:newses ' +
  'united:unite unite:unity arbitrable:arbitrability valid:validity valid:invalid enforce:enforceable ' +
  'enforcement:enforced jurisdiction:jurisdictional jurist:jury juror:jury consent:consensus dissent:dissenting ' +
  'tribunal:tribune hear:hearing hearings:hears finding:find findings:finds ruling:rule rulings:rules';

const pairsOf = (list: string): [string, string][] =>
  [...new Set(list.split(' '))].map((pair) => {
    const [one = '', other = ''] = pair.split(':');
    return [one, other];
  });

describe('Singular and plural are one word, and nothing else is (OP-163)', () => {
  test('the table holds more than 300 pairs of legal English and more than 100 that must not meet', () => {
    expect(pairsOf(ONE_AND_MANY).length).toBeGreaterThan(300);
    expect(pairsOf(APART).length).toBeGreaterThan(100);
  });

  test.each(pairsOf(ONE_AND_MANY))('%s and %s meet', (one, many) => {
    expect(numberKey(many)).toBe(numberKey(one));
  });

  test.each(pairsOf(APART))('%s and %s do not', (one, other) => {
    expect(numberKey(one)).not.toBe(numberKey(other));
  });

  test('the form in common is the singular, which is its own', () => {
    for (const [one] of pairsOf(ONE_AND_MANY)) expect(numberKey(one), one).toBe(one);
    for (const [word, key] of IRREGULAR_NOUNS) expect(numberKey(key), word).toBe(key);
  });

  test('what has a number keeps one, so that words of other languages and English ones are told apart alike', () => {
    const words = [...pairsOf(ONE_AND_MANY), ...pairsOf(APART)].flat();
    for (const word of words) expect(hasNumber(numberKey(word)), word).toBe(hasNumber(word));
  });

  test.each(['as', 'is', 'us', 'its', 'news', 'data', 'corpus', 'thesis', 'congress', 'bias', 'series', 'united'])(
    '%s is itself',
    (word) => expect(numberKey(word)).toBe(word),
  );

  test.each(['1990s', 'c12s', '', 's', 'арбитражи', '1s'])('%j has no number: digits and other scripts', (word) => {
    expect(numberKey(word)).toBe(word);
  });
});

test('The words of two letters that have a plural are those of the table', () => {
  const short = [...new Set(IRREGULAR_NOUNS.values())].filter((word) => word.length === 2);
  expect(short.length).toBeGreaterThan(0);
  for (const word of short) expect(hasNumber(word), word).toBe(true);
  for (const word of ['us', 'an', 'of']) expect(hasNumber(word), word).toBe(false);
});
