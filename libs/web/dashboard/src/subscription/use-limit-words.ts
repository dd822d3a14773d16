import type { PlanLimits } from '@smachot/contracts';
import { useTranslation } from 'react-i18next';

export type LimitWords = { id: keyof PlanLimits; words: string; included: boolean };

/** What a plan allows, line by line. Newsletters and featured stores have no screen yet, and the lines that promise them say so. */
export const useLimitWords = () => {
  const { t } = useTranslation('dashboard');
  const soon = (included: boolean, words: string) => (included ? t('plan.soonPart', { words }) : words);
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
      words: soon(
        newslettersPerMonth > 0,
        newslettersPerMonth > 0
          ? t('plan.allows.newsletters', { count: newslettersPerMonth })
          : t('plan.allows.noNewsletters'),
      ),
      included: newslettersPerMonth > 0,
    },
    {
      id: 'featured',
      words: soon(featured, t(featured ? 'plan.allows.featured' : 'plan.allows.notFeatured')),
      included: featured,
    },
  ];
};
