import type { Food, PricingUnitForm } from '@smachot/contracts';
import { withDishFacts } from './demo-dishes';
import { DEMO_ENGLISH } from './demo-english';

/** Facts of food units without a menu, by their Hebrew names. */
const FOOD: Readonly<Record<string, Food>> = {
  'מגשי אירוח לברית ולבת מצווה': {
    foodKind: 'pareve',
    allergens: ['gluten', 'eggs', 'fish', 'sesame', 'soybeans'],
  },
  'ארוחה לפי סיפור המשפחה': { foodKind: 'meat', allergens: ['gluten', 'eggs', 'celery', 'sesame'] },
  'עמדת המבורגר': { foodKind: 'meat', allergens: ['gluten', 'eggs', 'mustard', 'sesame'] },
  'עוגת קומות': { foodKind: 'dairy', allergens: ['gluten', 'eggs', 'milk', 'nuts'] },
  'עגלת גלידה': { foodKind: 'dairy', allergens: ['gluten', 'eggs', 'milk', 'nuts'] },
  'הרמת כוסית': { foodKind: 'dairy', allergens: ['gluten', 'milk', 'sulphites'] },
};

/** The unit of a store at this place, in both languages and with the facts of its food. */
export const inBothLanguages = (form: PricingUnitForm, username: string, at: number): PricingUnitForm => {
  const { sections: names, ...en } = DEMO_ENGLISH[username]!.units[at]!;
  const translated = { ...form, language: 'he' as const, translations: { en } };
  return translated.type === 'simple'
    ? { ...translated, ...FOOD[form.name] }
    : {
        ...translated,
        sections: translated.sections.map((section, index) => ({
          ...section,
          translations: { en: { name: names[index]! } },
          items: section.items.map(withDishFacts),
        })),
      };
};
