import type { Language, MenuItem, MenuSection, PricingUnit } from '@smachot/contracts';
import { DEFAULT_LANGUAGE } from './languages';

/** A text of a business, and the language it is in. */
export type ContentText = { text: string; language: Language };

type Translated<Field extends string> = Partial<Record<Field, string>> & {
  translations?: Partial<Record<Language, Partial<Record<Field, unknown>>>> | undefined;
};

/** One text in the wanted language, or in the one it was typed in when nobody translated it. */
export const contentText = <Field extends string>(
  content: Translated<Field>,
  field: Field,
  wanted: Language,
  typedIn: Language = DEFAULT_LANGUAGE,
): ContentText => {
  const translated = wanted === typedIn ? undefined : content.translations?.[wanted]?.[field];
  return typeof translated === 'string' && translated !== ''
    ? { text: translated, language: wanted }
    : { text: content[field] ?? '', language: typedIn };
};

/** The name of an ordered unit, in the wanted language or as it was typed. */
export const menuNameIn = (
  { menuName, menuNames }: { menuName: string; menuNames?: Partial<Record<Language, string>> | undefined },
  wanted: Language,
): string => menuNames?.[wanted] || menuName;

/** The languages name and description are shown in. */
type ShownIn = { shownIn: { name: Language; description: Language } };
export type ItemInLanguage = MenuItem & ShownIn;
export type SectionInLanguage = Omit<MenuSection, 'items'> & { shownIn: Language; items: ItemInLanguage[] };

const itemIn = (item: MenuItem, wanted: Language, typedIn: Language): ItemInLanguage => {
  const name = contentText(item, 'name', wanted, typedIn);
  const description = contentText(item, 'description', wanted, typedIn);
  const shownIn = { name: name.language, description: description.language };
  return { ...item, name: name.text, description: description.text, shownIn };
};

/** A menu in the reader's language, as far as it was translated. Indexes and prices are the menu's own. */
export const sectionsIn = (
  sections: readonly MenuSection[],
  wanted: Language,
  typedIn: Language = DEFAULT_LANGUAGE,
): SectionInLanguage[] =>
  sections.map((section) => {
    const name = contentText(section, 'name', wanted, typedIn);
    return {
      ...section,
      name: name.text,
      shownIn: name.language,
      items: section.items.map((item) => itemIn(item, wanted, typedIn)),
    };
  });

type UnitWords = Pick<PricingUnit, 'name' | 'summary' | 'description' | 'tags' | 'translations' | 'language'>;

/** Name, summary, description and tags of a unit in the reader's language, each with the language it is in. */
export const unitWordsIn = (unit: UnitWords, wanted: Language) => {
  const typedIn = unit.language ?? DEFAULT_LANGUAGE;
  const text = (field: 'name' | 'summary' | 'description') => contentText(unit, field, wanted, typedIn);
  const translated = wanted === typedIn ? undefined : unit.translations[wanted]?.tags;
  return {
    name: text('name'),
    summary: text('summary'),
    description: text('description'),
    tags: translated?.length
      ? { texts: translated, language: wanted }
      : { texts: unit.tags, language: typedIn },
  };
};
