import type { Coupon, CouponUpdate, Redemption } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { listed, useFormat } from '@smachot/web-platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../layout/card';
import { useCouponWords } from './use-coupon-words';
import styles from './coupons.module.css';

type UsesProps = { coupon: Coupon; linkTo: (use: Redemption) => ReactNode };

/** Where the coupon was used, or is being used right now. `linkTo`: to what a use that stands was for. */
export function CouponUses({ coupon, linkTo }: UsesProps) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const words = useCouponWords();
  const { redeemedBy } = coupon.redemptions;
  return (
    <Card component="section" aria-labelledby="coupon-uses" className={styles.stack}>
      <h2 id="coupon-uses">{t('coupon.uses')}</h2>
      <p className="muted">{words.uses(coupon)}</p>
      {redeemedBy.length > 0 ? (
        <ul className={styles.list}>
          {redeemedBy.map((use) => (
            <li key={use.subjectId} className={styles.row}>
              <span className="grow">
                {format.date(use.at)} · {isolate(format.shekels(use.amount))}
              </span>
              {use.status === 'redeemed' ? (
                linkTo(use)
              ) : (
                <span className="small muted">{t('coupon.underWay')}</span>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function Update({ update, names }: { update: CouponUpdate; names: boolean }) {
  const { updateType, byName, byAdmin, at, details } = update;
  const { t } = useTranslation('ui');
  const format = useFormat();
  const fields =
    updateType === 'Updated' ? details.changes.map(({ field }) => t(`coupon.fields.${field}`)) : [];
  return (
    <li>
      <b>{t(`coupon.updates.${updateType}`)}</b>
      {fields.length > 0 ? `: ${listed(fields)}` : null}
      <div className="small muted">
        {format.dateTime(at)} · <bdi>{byAdmin && !names ? t('coupon.byAdmin') : byName}</bdi>
        {details.reason ? (
          <>
            {' · '}
            <bdi className="lines">{details.reason}</bdi>
          </>
        ) : null}
      </div>
    </li>
  );
}

type HistoryProps = { coupon: Coupon; names?: boolean };

/** Who wrote and changed the coupon, the newest first. `names`: of super admins, too, for other super admins. */
export function CouponHistory({ coupon: { updatedBy }, names = false }: HistoryProps) {
  const { t } = useTranslation('ui');
  return (
    <Card component="section" aria-labelledby="coupon-history" className={styles.stack}>
      <h2 id="coupon-history">{t('coupon.history')}</h2>
      <ul className={styles.history}>
        {updatedBy.map((update) => (
          <Update key={`${update.at} ${update.updateType}`} update={update} names={names} />
        ))}
      </ul>
    </Card>
  );
}
