/** Irregular plurals: `plural:singular`. Where two nouns share a plural, the one that legal English means. */
const PLURALS =
  'criteria:criterion phenomena:phenomenon automata:automaton indices:index indexes:index matrices:matrix ' +
  'appendices:appendix vertices:vertex codices:codex vortices:vortex cortices:cortex cicatrices:cicatrix ' +
  'executrices:executrix testatrices:testatrix analyses:analysis bases:basis crises:crisis theses:thesis ' +
  'hypotheses:hypothesis syntheses:synthesis antitheses:antithesis parentheses:parenthesis emphases:emphasis ' +
  'diagnoses:diagnosis prognoses:prognosis synopses:synopsis ellipses:ellipsis oases:oasis axes:axis ' +
  'neuroses:neurosis psychoses:psychosis catharses:catharsis paralyses:paralysis metamorphoses:metamorphosis ' +
  'testes:testis geneses:genesis nemeses:nemesis memoranda:memorandum addenda:addendum corrigenda:corrigendum ' +
  'errata:erratum referenda:referendum quanta:quantum dicta:dictum fora:forum curricula:curriculum ' +
  'consortia:consortium moratoria:moratorium honoraria:honorarium ultimata:ultimatum symposia:symposium ' +
  'compendia:compendium equilibria:equilibrium strata:stratum desiderata:desideratum stadia:stadium ' +
  'bacteria:bacterium maxima:maximum minima:minimum optima:optimum momenta:momentum spectra:spectrum ' +
  'sanatoria:sanatorium crematoria:crematorium emporia:emporium aquaria:aquarium ova:ovum sera:serum ' +
  'schemata:schema stigmata:stigma lemmata:lemma genera:genus corpora:corpus alumni:alumnus fungi:fungus ' +
  'nuclei:nucleus radii:radius stimuli:stimulus foci:focus loci:locus syllabi:syllabus termini:terminus ' +
  'formulae:formula antennae:antenna larvae:larva nebulae:nebula alumnae:alumna bureaux:bureau ' +
  'bureaus:bureau plateaux:plateau plateaus:plateau tableaux:tableau chateaux:chateau milieux:milieu ' +
  'monies:money lives:life leaves:leaf wives:wife knives:knife halves:half shelves:shelf selves:self ' +
  'wolves:wolf thieves:thief calves:calf loaves:loaf hooves:hoof scarves:scarf dwarves:dwarf wharves:wharf ' +
  'elves:elf housewives:housewife midwives:midwife bookshelves:bookshelf afterlives:afterlife ' +
  'children:child grandchildren:grandchild stepchildren:stepchild feet:foot teeth:tooth geese:goose ' +
  'mice:mouse lice:louse oxen:ox quizzes:quiz busses:bus buses:bus minibuses:minibus gases:gas gasses:gas ' +
  'biases:bias aliases:alias atlases:atlas canvases:canvas lenses:lens summonses:summons ' +
  'irises:iris metropolises:metropolis necropolises:necropolis trellises:trellis pancreases:pancreas ' +
  'menus:menu gurus:guru emus:emu taxis:taxi skis:ski alibis:alibi rabbis:rabbi israelis:israeli ' +
  'iraqis:iraqi pakistanis:pakistani emiratis:emirati saudis:saudi kuwaitis:kuwaiti omanis:omani ' +
  'yemenis:yemeni qataris:qatari bahrainis:bahraini bangladeshis:bangladeshi khakis:khaki ' +
  'goes:go does:do ads:ad ids:id pcs:pc mps:mp ips:ip jvs:jv cvs:cv tvs:tv cds:cd vps:vp ' +
  'underlies:underlie belies:belie unties:untie';

/** Nouns in -us whose plural is written -uses; others in -uses are from -use. */
const US_NOUNS =
  'status virus bonus campus surplus census apparatus focus nexus caucus chorus prospectus sinus hiatus plus minus ' +
  'callus circus citrus corpus crocus discus exodus fetus foetus genius hippopotamus impetus ignoramus isthmus ' +
  'locus lotus mandamus nucleus octopus omnibus onus opus platypus radius rebus rumpus ruckus stimulus syllabus ' +
  'terminus thesaurus typhus uterus walrus abacus animus anus consensus fungus cactus incubus modus census';

/** Nouns in -ie, -che, -oe, -sse and -xe: their plural only adds an s. */
const WITH_E =
  'movie cookie zombie rookie calorie prairie genie auntie collie hippie goalie brownie selfie reverie menagerie ' +
  'sortie coterie lingerie budgie laddie eyrie pixie boogie birdie bogie caddie smoothie walkie talkie ' +
  'cache ache niche cliche avalanche creche quiche moustache mustache psyche douche brioche toothache headache ' +
  'heartache stomachache backache pastiche affiche panache gouache ' +
  'shoe toe foe hoe woe canoe oboe horseshoe floe aloe throe roe doe sloe tiptoe snowshoe overshoe ' +
  'posse finesse impasse crevasse fosse lacrosse wrasse tendresse noblesse largesse mousse luxe ' +
  'lie tie die pie vie';

/** Words that look like plurals and stand for themselves. */
const THEMSELVES =
  // Nouns that have no other number, or mean something else without their s.
  'news means goods proceeds premises arms customs odds series species congeries thanks alms gallows barracks ' +
  'headquarters crossroads shambles innings corps forceps biceps triceps chassis rendezvous travaux lens summons ' +
  'bias gas alias atlas canvas pancreas mores amends auspices scissors tongs trousers pliers scabies rabies ' +
  'diabetes rickets measles herpes kudos chaos ethos pathos cosmos asbestos thermos rhinoceros albatros mythos ' +
  // Fields of knowledge.
  'economics politics ethics physics mathematics maths electronics genetics athletics acoustics aeronautics ' +
  'analytics linguistics logistics macroeconomics microeconomics obstetrics optics pediatrics paediatrics robotics ' +
  'aesthetics econometrics forensics hydraulics informatics metaphysics thermodynamics biometrics bioethics ' +
  'cybernetics semantics genomics ergonomics ' +
  // Small words, adverbs and pronouns.
  'always perhaps besides sometimes towards afterwards onwards upwards downwards forwards backwards inwards outwards ' +
  'overseas whereas alas hers ours yours theirs ourselves yourselves themselves nowadays indoors outdoors abroad ' +
  'hence versus thus plus minus unless ' +
  // Names and Latin.
  'texas kansas arkansas dallas honduras bahamas vegas christmas thomas nicholas nicolas lucas judas jonas madras ' +
  'james charles wales athens brussels naples cannes versailles mercedes siemens jones williams barbados laos ' +
  'lagos carlos santos mens fides vires alios bonos mutatis ceteris inter pares partes fides sans ' +
  // Nouns in -men that are singular, and what -man does not stand behind.
  'specimen regimen abdomen acumen dolmen omen foramen cyclamen stamen hymen semen examen bitumen ramen yemen ' +
  'lumen albumen catechumen rumen nomen cognomen agnomen praenomen turkmen amen';

/** A plural to its singular, and a word that stands for itself to itself. */
export const IRREGULAR_NOUNS: ReadonlyMap<string, string> = new Map([
  ...PLURALS.split(' ').map((pair): [string, string] => {
    const [plural = '', singular = ''] = pair.split(':');
    return [plural, singular];
  }),
  ...US_NOUNS.split(' ').map((noun): [string, string] => [`${noun}es`, noun]),
  ...WITH_E.split(' ').map((noun): [string, string] => [`${noun}s`, noun]),
  ...THEMSELVES.split(' ').map((word): [string, string] => [word, word]),
]);
