import type { Language } from '@smachot/contracts';
import type { SectionValues, UnitValues } from '../units/unit-values';

type Translations<Text> = Partial<Record<Language, Text>> | undefined;

/** Swaps the translation: the text under the new language was a translation into it; it now translates into the previous language. */
const moved = <Text>(
  translations: Translations<Text>,
  from: Language,
  to: Language,
): Partial<Record<Language, Text>> => {
  const { [to]: said, [from]: _, ...others } = translations ?? {};
  return { ...others, ...(said === undefined ? {} : { [from]: said }) };
};

const sectionIn = (section: SectionValues, from: Language, to: Language): SectionValues => ({
  ...section,
  translations: moved(section.translations, from, to),
  items: section.items.map((item) => ({ ...item, translations: moved(item.translations, from, to) })),
});

/** Declares another language for the unit's texts: the texts stay in their fields. */
export const relabelled = (
  values: UnitValues,
  to: Language,
): Pick<UnitValues, 'language' | 'translations' | 'sections'> => {
  const from = values.language ?? 'he';
  if (from === to) return values;
  return {
    language: to,
    translations: moved(values.translations, from, to),
    sections: values.sections.map((section) => sectionIn(section, from, to)),
  };
};
