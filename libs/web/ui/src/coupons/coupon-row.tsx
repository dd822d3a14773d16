import type { Coupon } from '@smachot/contracts';
import { now } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../text/badge';
import { couponPhase, type CouponPhase } from './coupon-values';
import { useCouponWords } from './use-coupon-words';
import styles from './coupons.module.css';

const TONES = {
  running: 'ok',
  later: 'primary',
  over: 'neutral',
  usedUp: 'warn',
  deleted: 'neutral',
} as const satisfies Record<CouponPhase, string>;

type Props = { coupon: Coupon; to: string; issuer?: string };

/** One coupon of a list. `issuer`: whose it is, where the list is of several. */
function CouponRow({ coupon, to, issuer }: Props) {
  const { t } = useTranslation('ui');
  const words = useCouponWords();
  const phase = couponPhase(coupon, now());
  const facts = [
    ...[issuer, words.discount(coupon), words.periods(coupon)],
    ...[words.minimum(coupon), words.dates(coupon)],
  ];
  return (
    <li className={styles.row}>
      <div className="grow">
        <Link to={to} className={styles.code}>
          <bdi>{coupon.code}</bdi>
        </Link>
        <div className="small muted">{facts.filter(Boolean).join(' · ')}</div>
      </div>
      <span className="small muted">{words.uses(coupon)}</span>
      <Badge tone={TONES[phase]} icon="percent">
        {t(`coupon.states.${phase}`)}
      </Badge>
    </li>
  );
}

type ListProps<Row extends Coupon> = {
  coupons: readonly Row[];
  base: string;
  issuerOf?: (coupon: Row) => string;
};

/** Coupons in their rows; each leads to `base`/{couponId}. */
export function CouponRows<Row extends Coupon>({ coupons, base, issuerOf }: ListProps<Row>) {
  return (
    <ul className={styles.list}>
      {coupons.map((coupon) => (
        <CouponRow
          key={coupon.couponId}
          coupon={coupon}
          to={`${base}/${coupon.couponId}`}
          {...(issuerOf && { issuer: issuerOf(coupon) })}
        />
      ))}
    </ul>
  );
}
