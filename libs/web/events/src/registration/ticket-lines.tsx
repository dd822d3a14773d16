import type { PriceLine } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import styles from './registration.module.css';

type Props = { lines: readonly PriceLine[]; total: number };

/** The price of a registration, line by line; sums in shekels. */
export function TicketLines({ lines, total }: Props) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const nameOf = ({ kind, label, quantity, coupon }: PriceLine): string => {
    if (kind === 'coupon') return t('pay.couponLine', { code: isolate(coupon?.code ?? '') });
    return quantity > 1 ? t('pay.line', { name: isolate(label), count: quantity }) : label;
  };
  return (
    <dl className={styles.lines} aria-label={t('pay.price')}>
      {lines.map((line) => (
        <div key={line.kind}>
          <dt>{nameOf(line)}</dt>
          <dd>{format.shekels(line.amount)}</dd>
        </div>
      ))}
      <div>
        <dt>
          <b>{t('pay.total')}</b>
        </dt>
        <dd>
          <b>{format.shekels(total)}</b>
        </dd>
      </div>
    </dl>
  );
}
