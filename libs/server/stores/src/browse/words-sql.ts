/** Parameters of a word: as it is matched, and as it is compared where nothing is found (null: never). */
export type Word = { found: string; mistyped: string | null };

/**
 * Thresholds of word similarity: `least` to be considered at all, and what is enough to match without a closer comparison. A few first letters are
 * most of a word that is not long, and many words begin with them.
 */
const LIKENESS = { least: 0.3, enough: 0.6, enoughOfLong: 0.4 };
const LONG = 8;
/** Letters that may differ in a word of at least so many. In a shorter one each makes another word. */
const LETTERS = { one: 4, two: 6 };
/** Weights, in this order: other texts, sold products, category and occasions, names. */
const WEIGHTS = '{0.1, 0.3, 0.6, 1}';

/**
 * Tests for each word whether any store matches it, and sets the similarity threshold for this statement alone. Reading all
 * matches would be needless: the index is used, and the first match is enough.
 */
export const lookedUp = (words: readonly Word[]): string => {
  const who = words.map(
    ({ found }, at) =>
      `found${at} as materialized (select 1 from stores.stores t where t.listed and t.search_words @@ ${found})`,
  );
  const known = words.map((_, at) => `exists (select 1 from found${at}) as known${at}`);
  return `with ${who.join(', ')}, asked as materialized (
    select set_config('pg_trgm.word_similarity_threshold', '${LIKENESS.least}', true) as set, ${known.join(', ')})`;
};

/** The word, when no store matches it: then it is compared by similarity. */
const unknown = (word: string, at: number): string =>
  `(select case when a.set is not null and not a.known${at} then ${word} end from asked a)`;

/** The condition that a store matches the word, or a similar one where no store has it. */
export const foundIn = ({ found, mistyped }: Word, at: number): string =>
  mistyped === null
    ? `t.search_words @@ ${found}`
    : `(t.search_words @@ ${found} or t.search_key %> ${unknown(mistyped, at)}
        and (word_similarity(${mistyped}, t.search_key)
            >= case when length(${mistyped}) >= ${LONG} then ${LIKENESS.enoughOfLong} else ${LIKENESS.enough} end
          or length(${mistyped}) >= ${LETTERS.one} and exists (
            select 1 from string_to_table(t.search_key, ' ') w
            where levenshtein_less_equal(w, ${mistyped}, 2) <= case when length(${mistyped}) >= ${LETTERS.two} then 2 else 1 end)))`;

/** The likeness of a store's words to one searched word. */
export const likenessTo = ({ found, mistyped }: Word, at: number): string =>
  mistyped === null
    ? `ts_rank('${WEIGHTS}', t.search_words, ${found})`
    : `ts_rank('${WEIGHTS}', t.search_words, ${found}) + coalesce(word_similarity(${unknown(mistyped, at)}, t.search_key), 0)`;
