import { useTranslation } from 'react-i18next';

/** The required notice of an order in words; whole days as days. */
export const useNotice = () => {
  const { t } = useTranslation('stores');
  return (hours: number): string =>
    hours % 24 === 0
      ? t('contact.noticeDays', { count: hours / 24 })
      : t('contact.noticeHours', { count: hours });
};
