import { useTranslation } from 'react-i18next';
import type { Month } from '@smachot/kernel';

/** A moment within a day, for formatting its date. */
export const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Formats a month, for example "December 2026". */
export const useMonthName = (): ((month: Month) => string) => {
  const { i18n } = useTranslation('orders');
  const words = new Intl.DateTimeFormat(i18n.language, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  return (month) => words.format(noon(`${month}-01`));
};
