import type { ArticleText } from '@smachot/contracts';
import { folded, formsOf, markdownOf, plainTextOf, wordsIn } from '@smachot/kernel';

type Weight = 'A' | 'B' | 'D';

const said = ({ title, summary, body }: ArticleText): (readonly [Weight, string])[] => {
  const blocks = markdownOf(body);
  return [
    ['A', title],
    ['B', `${summary}\n${plainTextOf(blocks, ({ type }) => type === 'heading')}`],
    ['D', plainTextOf(blocks)],
  ];
};

/** Everything an article is found by, as a tsvector: each form of each word once, with the highest weight of its occurrences. */
export const articleWords = (text: ArticleText): string => {
  const kept = new Map<string, Weight>();
  for (const [weight, part] of said(text))
    for (const form of wordsIn(part).flatMap(formsOf)) if (!kept.has(form)) kept.set(form, weight);
  return [...kept].map(([form, weight]) => `'${form}':1${weight}`).join(' ');
};

/** Words around a question, which no article is meant by. */
const UNSAID = new Set(
  wordsIn(
    'איך מה מי למה מתי איפה האם אפשר אני אנחנו צריך צריכה צריכים רוצה רוצים של את על עם לי לנו יש אין זה לא כן how do does can could i we my our the a an to is are what why when where who of in on for it',
  ).map(folded),
);
const MOST_WORDS = 6;
/** Minimum length from which a word still being typed matches by its beginning. */
const LEAST_BEGINNING = 3;

/** The words of a question as tsqueries, at most six; empty: nothing was asked. */
export const askedWords = (question: string): string[] => {
  const words = wordsIn(question);
  const meant = words.filter((word) => !UNSAID.has(folded(word)));
  return [...new Set(meant.length > 0 ? meant : words)].slice(0, MOST_WORDS).map((word) => {
    const forms = formsOf(word).map((form) => `'${form}'`);
    const own = folded(word);
    return [...(own.length >= LEAST_BEGINNING ? [`'${own}':*`] : []), ...forms].join(' | ');
  });
};
