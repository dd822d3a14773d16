import type { Language } from '@smachot/contracts';
import type { SectionInLanguage, unitWordsIn } from '@smachot/i18n';

/** The languages in which a unit's texts are shown, empty texts left out. */
export const languagesOf = (
  { name, summary, description }: ReturnType<typeof unitWordsIn>,
  sections: readonly SectionInLanguage[],
): Language[] => [
  ...new Set([
    ...[name, summary, description].filter(({ text }) => text).map(({ language }) => language),
    ...sections.flatMap((section) => [
      section.shownIn,
      ...section.items.map(({ shownIn }) => shownIn.name),
      ...section.items.filter((item) => item.description).map(({ shownIn }) => shownIn.description),
    ]),
  ]),
];
