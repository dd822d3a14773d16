import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** `… · שמחות` in the tab; the route's focus announcement reads it. */
export const useTitle = (text: string | undefined): void => {
  const { t } = useTranslation('platform');
  const brand = t('brand');
  useEffect(() => {
    document.title = text ? `${text} · ${brand}` : brand;
  }, [text, brand]);
};
