import type { PlanLimits } from '@smachot/contracts';
import { useTranslation } from 'react-i18next';

export type LimitWords = { id: keyof PlanLimits; words: string; included: boolean };

/** What a plan allows, line by line. */
export const useLimitWords = () => {
  const { t } = useTranslation('dashboard');
  return ({ pricingUnits, crew, analytics, newslettersPerMonth, featured }: PlanLimits): LimitWords[] => [
    { id: 'pricingUnits', words: t('plan.allows.pricingUnits', { count: pricingUnits }), included: true },
    { id: 'crew', words: t('plan.allows.crew', { count: crew }), included: true },
    {
      id: 'analytics',
      words: t(`plan.allows.analytics.${analytics}`),
      included: analytics !== 'none',
    },
    {
      id: 'newslettersPerMonth',
      words:
        newslettersPerMonth > 0
          ? t('plan.allows.newsletters', { count: newslettersPerMonth })
          : t('plan.allows.noNewsletters'),
      included: newslettersPerMonth > 0,
    },
    {
      id: 'featured',
      words: t(featured ? 'plan.allows.featured' : 'plan.allows.notFeatured'),
      included: featured,
    },
  ];
};
