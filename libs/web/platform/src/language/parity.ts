type Texts = { readonly [key: string]: string | Texts };

const PLURAL = /_(zero|one|two|few|many|other)$/;

const flat = (texts: Texts, prefix = ''): Map<string, string> => {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') all.set(prefix + key, value);
    else for (const [inner, text] of flat(value, `${prefix}${key}.`)) all.set(inner, text);
  }
  return all;
};

const variables = (text: string) =>
  [...new Set([...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name))].sort().join();
const spoken = (texts: Map<string, string>) =>
  new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')));
/** Plural keys whose `other` form is missing; `other` is the fallback for every other form. */
const lacksOther = (texts: Map<string, string>) =>
  [...texts.keys()].filter((key) => PLURAL.test(key) && !texts.has(key.replace(PLURAL, '_other')));

/**
 * Differences between the texts of two languages: keys that one lacks, empty texts, variables that differ, plurals without
 * `_other`. Plural forms themselves may differ. Empty when there are none: `expect(textGaps(he, en)).toEqual([])`.
 */
export const textGaps = (first: Texts, second: Texts): string[] => {
  const [a, b] = [flat(first), flat(second)];
  const [inA, inB] = [spoken(a), spoken(b)];
  const gaps = [
    ...[...inA].filter((key) => !inB.has(key)).map((key) => `only in the first: ${key}`),
    ...[...inB].filter((key) => !inA.has(key)).map((key) => `only in the second: ${key}`),
    ...[...lacksOther(a), ...lacksOther(b)].map((key) => `no _other for ${key}`),
  ];
  for (const [key, text] of [...a, ...b]) if (!text.trim()) gaps.push(`empty: ${key}`);
  for (const [key, text] of a) {
    const other = b.get(key);
    // `one` and `two` may contain the number as a word.
    if (other !== undefined && !/_(one|two)$/.test(key) && variables(text) !== variables(other))
      gaps.push(`variables differ: ${key}`);
  }
  return gaps;
};
