import type { Language } from '@smachot/contracts';
import { formatUntil } from '@smachot/i18n';
import { useTranslation } from 'react-i18next';
import { now } from '../config/product-clock';

// Beside `useFormat`, which every first page loads.

/** After "until": the end of the day before midnight, or a day with its hour. */
export const useUntil = () => {
  const { i18n } = useTranslation();
  return (when: Date | string): string => formatUntil(new Date(when), i18n.language as Language, now());
};
