import type { Language } from '@smachot/contracts';

/** A text, or a table of texts, in every language: a missing language does not compile. */
export type ByLanguage<Texts> = Readonly<Record<Language, Texts>>;

/** The plural categories of whole numbers in CLDR; Russian has `other` for fractions alone. */
type PluralCategory = {
  he: 'one' | 'two' | 'other';
  en: 'one' | 'other';
  ru: 'one' | 'few' | 'many';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
};
const rules = new Map<Language, Intl.PluralRules>();
const rulesOf = (language: Language): Intl.PluralRules => {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
};

/**
 * The form of a noun that a whole number demands. Forms carry their own number where the language says it in the noun
 * ("ضيفان", "שני אורחים"). @param count a whole number
 */
export const plural = <L extends Language, Form extends string>(
  language: L,
  count: number,
  forms: Readonly<Record<PluralCategory[L], Form>>,
): Form => forms[rulesOf(language).select(count) as PluralCategory[L]];
