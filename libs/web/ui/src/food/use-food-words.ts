import type { Allergen, Food, StoreKashrut } from '@smachot/contracts';
import { listed } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';

/** Allergens in one order everywhere, whatever the order they were ticked in. */
const ORDER: readonly Allergen[] = [
  ...(['gluten', 'milk', 'eggs', 'fish', 'nuts', 'peanuts', 'sesame', 'soybeans'] as const),
  ...(['celery', 'mustard', 'sulphites', 'lupin', 'crustaceans', 'molluscs'] as const),
];
export const orderedAllergens = (allergens: readonly Allergen[]): Allergen[] =>
  ORDER.filter((allergen) => allergens.includes(allergen));

/** Food facts of a dish and the kitchen's certifier, in words. */
export const useFoodWords = () => {
  const { t } = useTranslation('ui');
  return {
    kind: (kind: NonNullable<Food['foodKind']>) => t(`food.kinds.${kind}`),
    vegan: t('food.vegan'),
    allergen: (allergen: Allergen) => t(`food.allergens.${allergen}`),
    /** "Contains: milk, eggs"; null: unknown. */
    contains: ({ allergens }: Food): string | null => {
      if (!allergens) return null;
      if (allergens.length === 0) return t('food.containsNone');
      const names = orderedAllergens(allergens).map((allergen) => t(`food.allergens.${allergen}`));
      return t('food.contains', { allergens: listed(names) });
    },
    certificate: ({ certificate, badatz }: Pick<StoreKashrut, 'certificate' | 'badatz'>): string => {
      const kind = t(`kashrut.certificates.${certificate}`);
      return certificate === 'badatz' && badatz ? `${kind} ${t(`kashrut.badatz.${badatz}`)}` : kind;
    },
  };
};
