import { describe, expect, test } from 'vitest';
import { stemWord } from '#domain/words/stem.ts';

/** The examples of Porter's paper, step by step, as the whole algorithm leaves them. */
const PAPER =
  'caresses:caress ponies:poni ties:ti caress:caress cats:cat feed:feed agreed:agre plastered:plaster bled:bled ' +
  'motoring:motor sing:sing conflated:conflat troubled:troubl sized:size hopping:hop tanned:tan falling:fall ' +
  'hissing:hiss fizzed:fizz failing:fail filing:file happy:happi sky:sky relational:relat conditional:condit ' +
  'rational:ration valenci:valenc hesitanci:hesit digitizer:digit radicalli:radic differentli:differ vileli:vile ' +
  'analogousli:analog vietnamization:vietnam predication:predic operator:oper feudalism:feudal ' +
  'decisiveness:decis hopefulness:hope callousness:callous formaliti:formal sensitiviti:sensit ' +
  'sensibiliti:sensibl triplicate:triplic formative:form formalize:formal electriciti:electr electrical:electr ' +
  'hopeful:hope goodness:good revival:reviv allowance:allow inference:infer airliner:airlin gyroscopic:gyroscop ' +
  'adjustable:adjust defensible:defens irritant:irrit replacement:replac adjustment:adjust dependent:depend ' +
  'adoption:adopt homologou:homolog communism:commun activate:activ angulariti:angular homologous:homolog ' +
  'effective:effect bowdlerize:bowdler probate:probat rate:rate cease:ceas controll:control roll:roll';

describe('English stems are those of Porter (SR-052, SR-055)', () => {
  test.each(PAPER.split(' ').map((pair) => pair.split(':')))('%s to %s', (word = '', stem = '') => {
    expect(stemWord(word)).toBe(stem);
  });

  test('the two later rules hold too: bli and logi', () => {
    expect([stemWord('reasonably'), stemWord('reasonable')]).toEqual(['reason', 'reason']);
    expect([stemWord('archaeology'), stemWord('archaeological')]).toEqual(['archaeolog', 'archaeolog']);
  });

  test('short words, digits and other scripts are their own stem', () => {
    for (const word of ['as', 'is', '1990s', 'c12s', 'арбитражи', '', 'y']) expect(stemWord(word)).toBe(word);
  });

  test('a long run of y takes no time', () => {
    expect(stemWord('y'.repeat(10_000))).toHaveLength(10_000);
  });
});
