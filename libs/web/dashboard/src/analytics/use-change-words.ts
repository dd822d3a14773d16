import type { ComparedAverage } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';

/** Says how a figure stands against the period before, in words. */
export const useChangeWords = () => {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return ({ now, before }: ComparedAverage, shown: (value: number) => string = format.number): string => {
    if (before === null || (before === 0 && now !== 0)) return t('analytics.change.none');
    if (now === null || now === before) return t('analytics.change.same', { before: shown(before) });
    const percent = format.number(Math.max(1, Math.round((Math.abs(now - before) / before) * 100)));
    return t(now > before ? 'analytics.change.more' : 'analytics.change.less', {
      percent,
      before: shown(before),
    });
  };
};
