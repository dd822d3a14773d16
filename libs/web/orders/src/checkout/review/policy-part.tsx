import type { PartnerProfile } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useUntil } from '@smachot/web-platform';
import { Card } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { policySteps } from './policy-steps';
import ordersStyles from '../../orders.module.css';
import checkoutStyles from '../checkout.module.css';

type Props = { store: PartnerProfile; datetime: string | null };

/** The cancellation policy in words and dates, shown before the order is placed. */
export function PolicyPart({ store, datetime }: Props) {
  const { t } = useTranslation('orders');
  const untilWords = useUntil();
  const share = (percent: number) =>
    percent === 100 ? t('policy.all') : percent === 0 ? t('policy.nothing') : t('policy.part', { percent });
  return (
    <Card component="section" aria-labelledby="checkout-policy" className={ordersStyles.part}>
      <h2 id="checkout-policy">{t('policy.title')}</h2>
      <ul className={checkoutStyles.policy}>
        <li>{t('policy.pending', { store: isolate(store.businessName) })}</li>
        {datetime === null
          ? null
          : policySteps(store.cancellationPolicy, new Date(datetime)).map(
              ({ until, refundPercent }, index) => (
                <li key={index}>
                  {until === null
                    ? t('policy.after', { back: share(refundPercent) })
                    : t('policy.until', {
                        when: isolate(untilWords(until)),
                        back: share(refundPercent),
                      })}
                </li>
              ),
            )}
        <li>{t('policy.law')}</li>
        <li>{t('policy.longer')}</li>
        <li>{t('policy.partner')}</li>
      </ul>
    </Card>
  );
}
