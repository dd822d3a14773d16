import type { BusinessCategory } from '@smachot/contracts';
import { useTranslation } from 'react-i18next';

/** In the order in which people think of them. */
export const CATEGORIES: readonly BusinessCategory[] = [
  'catering',
  'venue',
  'music',
  'photography',
  'bar',
  'desserts',
  'flowers',
  'transport',
];

/** The names of the business categories, the same on every screen. */
export const useCategoryNames = () => {
  const { t } = useTranslation('ui');
  const one = (category: BusinessCategory): string => t(`category.${category}`);
  const all = (categories: readonly BusinessCategory[]): string => categories.map(one).join(' · ');
  return { one, all };
};
