import { listWords } from './name-words.ts';

/** Given names that are common somewhere, folded: a closed list, so that a party may be told to be a natural person. */
export const GIVEN_NAMES = listWords(`
  aaron abdul abdullah abigail abraham adam adele adrian agnes ahmad ahmed aidan aisha alain alan albert alberto aleksandr
  aleksei aleksey alejandra alejandro alex alexander alexandra alexandre alexei alexey alfonso alfred alfredo ali alice
  alicia alina alison allan allen alvaro amanda amelia amina amir amit amy ana anastasia anders andre andrea andreas andrei
  andres andrew andrey andrzej angel angela angelo anil anita ann anna anne annette anthony antoine anton antonia antonio
  anwar arjun armando arnaud arnold artem arthur arturo arun asif astrid august axel ayesha barbara bart barry beatrice
  beatriz ben benedict benjamin bernard bernardo bernd bernhard bertrand bilal birgit bjorn bogdan boris bradley brandon
  brenda brian brigitte bruce bruno camille carl carla carlo carlos carmen carol carolina caroline cecilia cedric cesar
  charles charlotte chloe christian christina christine christophe christopher claire clara claude claudia claudio clive
  colin connor constantin corinne craig cristian cristina cyril dagmar daisuke damian dan daniel daniela daniele danielle
  dario david deborah deepak denis dennis derek diana diane diego dieter dietmar dimitri dinesh dirk dmitri dmitriy dmitry
  dominic dominik dominique donald dorothy douglas duncan eamonn edgar eduard eduardo edward edwin eileen elaine eleanor
  elena elisabeth elizabeth ella ellen emanuel emil emile emilia emilio emily emma emmanuel enrico enrique eric erica erich
  erik ernest ernst esther eugene eva evan evelyn evgeny fabian fabio fatima faisal federico felipe felix fernando fiona
  florence florian frances francesca francesco francis francisco franck francois frank franz fred frederic frederick
  frederik friedrich gabriel gabriela gabriele gareth gary gavin geoffrey georg george georges gerald gerard gerhard
  gianluca gilbert giles gilles gillian giorgio giovanna giovanni giulia giuseppe gloria gonzalo gordon graham greg gregory
  guido guillaume guillermo gunnar gunther gustavo guy hannah hans harald harold harry hasan hassan heather hector heidi
  heinrich heinz helen helena helene helga helmut henri henrik henry herbert herman hermann hugh hugo humphrey hussain
  hussein ian ibrahim ignacio igor ilya imran ines ingrid ioan ion irene irina isabel isabella isabelle ismail ivan jack
  jacek jacob jacqueline jacques jaime jakob james jan jana jane janet janice jason javier jayne jean jeff jeffrey jennifer
  jens jeremy jerome jessica jill jim joan joao joanna joanne jochen joe joel johan johann johannes john jon jonas jonathan
  jorge jose joseph josef joshua joyce juan judith julia julian julie julien julio jurgen justin karen karim karin karl
  karsten katarina kate katharina katherine kathleen kathryn katja kay keith kelly kenneth kevin khalid kirsten klaus krista
  kumar kurt kyle lars laszlo laura laurence laurent lawrence leila leo leon leonard leonardo leslie lewis liam lidia lilian
  linda lionel lisa lloyd lorenzo louis louise luca lucas lucia lucie lucy ludwig luigi luis luisa lukas luke lynn magdalena
  magnus mahmoud manfred manuel marc marcel marcelo marcin marco marcos marcus margaret margarita maria marian marianne
  marie marina mario marion mark markus marta martha martin martina marvin mary massimo mathias mathieu matteo matthew
  matthias matthieu maureen maurice mauricio maurizio max maxim maximilian megan mehmet melanie melissa michael michal
  michel michele michelle miguel mihai mikael mikhail milan miroslav mohamed mohammad mohammed mohammad mohan monica monika
  mohan muhammad mustafa nadia nancy naomi natalia natalie nathan neil nelson nicholas nicola nicolae nicolas nicole nigel
  nikhil nikita nikolai nikolaus nils noah noel nora norbert norma norman olaf oleg olga oliver olivia olivier omar oscar
  oskar osman otto pablo pamela paolo pascal patricia patrick paul paula pauline paulo pavel pedro peggy penelope per peter
  petr petra philip philippa philippe phillip pierre pieter pietro piotr priya rachel radu rafael rahul rainer rajesh ralf
  ralph ramon raphael rashid raul ray raymond rebecca reinhard rene ricardo richard rita robert roberto robin rodney rodrigo
  roger roland rolf roman ronald rosa rose rosemary roy ruben rudolf rupert russell ruth ryan sabine said sally salman
  samantha samir samuel sandeep sandra sanjay sara sarah scott sean sebastian serge sergei sergey sergio shane shannon sharon
  sheila shirley sibylle sigrid silvia simon simone sofia solomon sonia sophia sophie stanislav stefan stefania stefano
  stella stephane stephanie stephen steve steven stewart stuart sunil suresh susan susanna susanne suzanne sven svetlana
  sylvia sylvie tania tamara tara tatiana ted teresa terence terry theo theodor theodore theresa thierry thomas tim timothy
  tobias todd tom tomas tomasz tony tracey trevor udo ulrich ulrike umar ursula uwe valentina valeria valerie vanessa vasily
  vera veronica veronika vicente victor victoria vijay viktor vincent vincenzo viorel virginia vito vittorio vivian vladimir
  volker walter wayne wendy werner wilfried wilhelm william wim wojciech wolfgang xavier yasmin yolanda yuri yusuf yves yvonne
  zainab zoe zoltan
`);
