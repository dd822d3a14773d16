type Texts = { readonly [key: string]: string | Texts };

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const PLURAL = /_(zero|one|two|few|many|other)$/;
const bare = (key: string) => key.replace(PLURAL, '');

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
const spoken = (texts: Map<string, string>) => new Set([...texts.keys()].map(bare));
/** Plural keys whose `other` form is missing; `other` is the fallback for every other form. */
const lacksOther = (texts: Map<string, string>) =>
  [...texts.keys()].filter((key) => PLURAL.test(key) && !texts.has(`${bare(key)}_other`));

/**
 * Differences between the texts of two languages: keys that one lacks, empty texts, variables that differ, plurals without
 * `_other`. Plural forms themselves may differ. Empty when there are none.
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

/**
 * Plural keys that lack a form their language has, forms the language never uses, and `few` and `many` that leave out a
 * variable of `other`. `zero` is allowed everywhere (i18next reads it in every language).
 */
export const pluralGaps = (texts: Texts, language: string): string[] => {
  const all = flat(texts);
  const used: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const forms: string[] = FORMS.filter((form) => used.includes(form));
  const gaps: string[] = [];
  for (const base of new Set([...all.keys()].filter((key) => PLURAL.test(key)).map(bare))) {
    for (const form of forms) if (!all.has(`${base}_${form}`)) gaps.push(`no _${form} for ${base}`);
    const other = variables(all.get(`${base}_other`) ?? '');
    for (const [form, text] of FORMS.map((name) => [name, all.get(`${base}_${name}`)] as const)) {
      if (text === undefined) continue;
      if (form !== 'zero' && !forms.includes(form)) gaps.push(`${language} never reads ${base}_${form}`);
      else if (/few|many/.test(form) && variables(text) !== other)
        gaps.push(`variables differ: ${base}_${form}`);
    }
  }
  return gaps;
};
