import type { StoreSubscription } from '@smachot/contracts';
import { Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { overLimits } from './subscription-acts';
import { useLimitWords } from './use-limit-words';
import styles from './subscription.module.css';

const COUNTED = ['pricingUnits', 'crew'] as const;

/** What the plan allows and how much of it is used. */
export function PlanUsage({ subscription }: { subscription: StoreSubscription }) {
  const { t } = useTranslation('dashboard');
  const { used, limits } = subscription;
  const over = overLimits(subscription, limits);
  const others = useLimitWords()(limits).filter(({ id }) => !COUNTED.some((one) => one === id));
  return (
    <ul className={styles.usage} aria-label={t('plan.usage')}>
      {COUNTED.map((what) => (
        <li key={what} data-over={over.includes(what) || undefined}>
          <span className="row">
            <span className="grow">{t(`plan.limits.${what}`)}</span>
            <b>{t('plan.usedOf', { used: used[what], limit: limits[what] })}</b>
          </span>
          <progress
            aria-label={t(`plan.limits.${what}`)}
            max={limits[what]}
            value={Math.min(used[what], limits[what])}
          />
          {over.includes(what) ? <small>{t('plan.over')}</small> : null}
        </li>
      ))}
      {others.map(({ id, words, included }) => (
        <li key={id} className="row" data-off={!included || undefined}>
          <Icon name={included ? 'check' : 'x'} size={18} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
