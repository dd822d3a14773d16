import type { ArticleText } from '@smachot/contracts';
import { folded, formsOf, markdownOf, nameKey, plainTextOf, wordsIn } from '@smachot/kernel';

type Weight = 'A' | 'B' | 'D';

const said = ({ title, summary, body }: ArticleText): (readonly [Weight, string])[] => {
  const blocks = markdownOf(body);
  return [
    ['A', title],
    ['B', `${summary}\n${plainTextOf(blocks, ({ type }) => type === 'heading')}`],
    ['D', plainTextOf(blocks)],
  ];
};

/** Words of Russian and of Arabic, without marks and variants of letters. */
const otherWords = (part: string): string[] => nameKey(part).match(/\p{sc=Cyrl}+|\p{sc=Arab}+/gu) ?? [];
const isArabic = (word: string): boolean => /\p{sc=Arab}/u.test(word);
/** The article and the one-letter words that Arabic writes together with the next one. */
const bare = (word: string): string => word.replace(/^[وف]?[بلك]?(?:ال|ل)?(?=.{3})/u, '');
const ARABIC_ENDING = /(?<=.{3})(?:ات|ون|ين|ان|يه|نا|كم|ه|ي)$/u;
const RUSSIAN_ENDING =
  /(?<=.{3})(?:иями|[аия]ми|[ое]го|[ое]му|[ыи]ми|[аяие]ть|[еи]шь|[еи]те|[юуая]т|[еи]т|[ыи]и|[аоыи]е|[аяою]я|[оеи]и|[оеая]м|[ая]х|[ое]в|и[яюе]|ью|[аяоеыиуюь])$/u;
const otherForms = (word: string): string[] => (isArabic(word) ? [...new Set([word, bare(word)])] : [word]);
/** By its beginning, since the endings of these languages change. */
const otherStem = (word: string): string =>
  isArabic(word) ? bare(word).replace(ARABIC_ENDING, '') : word.replace(RUSSIAN_ENDING, '');

/** Everything an article is found by, as a tsvector: each form of each word once, with the highest weight of its occurrences. */
export const articleWords = (text: ArticleText): string => {
  const kept = new Map<string, Weight>();
  for (const [weight, part] of said(text))
    for (const form of [...wordsIn(part).flatMap(formsOf), ...otherWords(part).flatMap(otherForms)])
      if (!kept.has(form)) kept.set(form, weight);
  return [...kept].map(([form, weight]) => `'${form}':1${weight}`).join(' ');
};

/** Words around a question, which no article is meant by. */
const AROUND =
  'איך מה מי למה מתי איפה האם אפשר אני אנחנו צריך צריכה צריכים רוצה רוצים של את על עם לי לנו יש אין זה לא כן ' +
  'how do does can could i we my our the a an to is are what why when where who of in on for it ' +
  'как что кто почему когда где можно ли я мы мне нам нужно хочу для с в на и или не есть это ' +
  'كيف ما ماذا من لماذا متى أين هل يمكن أنا نحن لي لنا أريد في على عن إلى مع لا هذا';
const UNSAID = new Set([...wordsIn(AROUND).map(folded), ...otherWords(AROUND)]);
const MOST_WORDS = 6;
/** Minimum length from which a word still being typed matches by its beginning. */
const LEAST_BEGINNING = 3;

const asked = (word: string): string => {
  if (otherWords(word).length > 0) return `'${otherStem(word)}':*`;
  const forms = formsOf(word).map((form) => `'${form}'`);
  const own = folded(word);
  return [...(own.length >= LEAST_BEGINNING ? [`'${own}':*`] : []), ...forms].join(' | ');
};

/** The words of a question as tsqueries, at most six; empty: nothing was asked. */
export const askedWords = (question: string): string[] => {
  const words = [...wordsIn(question), ...otherWords(question)];
  const meant = words.filter((word) => !UNSAID.has(folded(word)));
  return [...new Set(meant.length > 0 ? meant : words)].slice(0, MOST_WORDS).map(asked);
};
