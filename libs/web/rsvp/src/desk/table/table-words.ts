import { useTranslation } from 'react-i18next';

/** "Table 5" for a table called "5"; a table the host named "Table 5" does not get the word twice. */
export const useTableWords = () => {
  const { t } = useTranslation('rsvp');
  return (table: string): string =>
    /^(שולחן|table)(?!\p{L})/iu.test(table.trim()) ? table.trim() : t('guests.atTable', { table });
};
