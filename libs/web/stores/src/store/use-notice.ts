import { useTranslation } from 'react-i18next';

/** How long ahead an order has to come, in words; whole days as days. */
export const useNotice = () => {
  const { t } = useTranslation('stores');
  return (hours: number): string =>
    hours % 24 === 0
      ? t('contact.noticeDays', { count: hours / 24 })
      : t('contact.noticeHours', { count: hours });
};
