import { useTranslation } from 'react-i18next';

/** "Table 5" for a table called "5"; one whose host already wrote "Table 5" is not called a table twice. */
export const useTableWords = () => {
  const { t } = useTranslation('rsvp');
  return (table: string): string =>
    /^(שולחן|table)(?!\p{L})/iu.test(table.trim()) ? table.trim() : t('guests.atTable', { table });
};
