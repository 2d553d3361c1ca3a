import { foldNameWord, listWords } from './name-words.ts';

// Closed lists. A family name that is a given name elsewhere (Kim, Lee, Jordan) is decided by the word beside it.
const CHINESE = listWords(`
  wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma luo liang song zheng xie han tang feng
  yu dong xiao cheng cao yuan deng fu shen zeng peng lu su jiang cai jia ding wei xue ye yan pan du dai xia zhong tian
  ren fan fang shi yao tan liao zou xiong jin hao kong bai cui kang mao qiu qin gu hou shao meng long wan duan lei qian
  yin yi chang wen an ng wong chan cheung leung ouyang sima zhuge shangguan situ murong
`);
const KOREAN = listWords(`
  kim lee park choi jung jeong kang cho yoon jang lim im han shin suh seo kwon hwang ahn song ryu yoo hong jeon ko koh
  moon son yang bae baek heo nam noh ha joo min
`);
const VIETNAMESE = listWords('nguyen tran le pham huynh hoang phan vu vo dang bui do ho ngo duong ly');
const VIETNAMESE_MIDDLE = listWords('van thi huu duc minh ngoc xuan thanh quang dinh');
const JAPANESE = listWords(`
  sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki matsumoto inoue
  kimura hayashi saito shimizu yamaguchi fujisawa morikawa ishikawa hasegawa fujiwara okamoto nakajima ogawa fujita goto
`);
const HUNGARIAN = listWords(`
  nagy kovacs toth szabo horvath varga kiss molnar nemeth farkas balogh papp takacs juhasz lakatos meszaros olah racz
  fekete szilagyi szucs torok feher gal kocsis pinter szalai
`);
const HUNGARIAN_GIVEN = listWords(`
  bendeguz zalan gergo csaba zsofia zsuzsanna boglarka attila laszlo istvan jozsef gabor ferenc zoltan tibor balazs
  andras gyorgy miklos tamas imre bela geza akos levente erzsebet katalin ildiko agnes eszter reka kinga emese
`);

const PINYIN =
  '(?:(?:[bpmfdtnlgkhjqxrzcsyw]|[zcs]h)?(?:[iu]?a(?:ng|n|i|o)?|e(?:ng|n|i|r)?|i(?:ng|n|u|e|ong)?|o(?:ng|u)?|u(?:n|i|o|e)?))';
const ONE_SYLLABLE = new RegExp(`^${PINYIN}$`, 'u');
const TWO_SYLLABLES = new RegExp(`^${PINYIN}{2}$`, 'u');
const KOREAN_SYLLABLE =
  /^(?:[bcdgkhjlmnprst]|ch|kw|gw|hw|kk|s[shy])?[yw]?(?:a|ae|e|eo|eu|eui|i|o|oe|oo|u|ui|ou|eau)(?:[bgklmnptr]|ng|h)?$/u;
const JAPANESE_WORD = /^(?:(?:[kgsztdnhbpmyrwfj]|[kgnhbpmr]y|sh|ch|ts)?[aeiou]{1,2}n?)+$/u;

/**
 * Whether the first of these words is the family name, although nothing but the words says so: Chinese, Korean,
 * Vietnamese, Japanese and Hungarian order. Answers no wherever the words can be read the other way round as well.
 */
export function isFamilyFirst(words: readonly string[]): boolean {
  const [first = '', ...rest] = words.map(foldNameWord);
  const last = rest.at(-1) ?? '';
  if (rest.length === 0) return false;
  if (rest.length === 1 && isSyllables(words[1] ?? '') && isEastAsian(first)) return true;
  if (isEastAsian(last) || VIETNAMESE.has(last) || JAPANESE.has(last) || HUNGARIAN.has(last)) return false;
  if (CHINESE.has(first)) return rest.length === 1 && TWO_SYLLABLES.test(last);
  if (VIETNAMESE.has(first)) return rest.length > 1 && (rest.length > 2 || VIETNAMESE_MIDDLE.has(rest[0] ?? ''));
  if (JAPANESE.has(first)) return rest.length === 1 && JAPANESE_WORD.test(last);
  return HUNGARIAN.has(first) && rest.every((word) => HUNGARIAN_GIVEN.has(word));
}

/** Whether a family name (folded) is a Chinese or Korean one. */
export function isEastAsian(family: string): boolean {
  return CHINESE.has(family) || KOREAN.has(family);
}

/** Whether a word is a given name of two syllables with a hyphen between: `Do-yeong`, `Rou-Zhai`. */
export function isSyllables(word: string): boolean {
  const parts = foldNameWord(word).split('-');
  return parts.length === 2 && (/-\p{Ll}/u.test(word) || parts.every(isSyllable));
}

/** Whether a folded word is one syllable of a Chinese or Korean given name. */
export function isSyllable(word: string): boolean {
  return ONE_SYLLABLE.test(word) || KOREAN_SYLLABLE.test(word);
}
