import { CouponCode, maxLengthOf, type PublicEvent } from '@smachot/contracts';
import type { Price } from '@smachot/pricing';
import { isolate, toShekels } from '@smachot/kernel';
import { type PayingCard, useFieldText } from '@smachot/web-platform';
import { Button, CardChoice, Field, LegalLinks, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { TicketLines } from './ticket-lines';
import type { TicketCoupon } from './use-ticket-coupon';
import styles from './registration.module.css';

function CouponField({ coupon }: { coupon: TicketCoupon }) {
  const { t } = useTranslation('events');
  if (coupon.terms)
    return (
      <p>
        {t('pay.couponOn', { code: isolate(coupon.terms.code) })}{' '}
        <Button kind="ghost" onClick={coupon.remove}>
          {t('pay.couponOff')}
        </Button>
      </p>
    );
  return (
    <div>
      <Field
        ltr
        label={t('pay.coupon')}
        autoComplete="off"
        maxLength={maxLengthOf(CouponCode)}
        value={coupon.typed}
        error={coupon.problem}
        onChange={({ target }) => coupon.type(target.value)}
      />
      <Button kind="line" busy={coupon.busy} disabled={coupon.typed.trim() === ''} onClick={coupon.apply}>
        {t('pay.couponApply')}
      </Button>
    </div>
  );
}

type Props = {
  event: PublicEvent;
  price: Price;
  coupon: TicketCoupon;
  paying: PayingCard;
  cardError: string | undefined;
};

/** What a registration costs, the coupon, the card and the terms of a refund. */
export function PayingPart({ event, price, coupon, paying, cardError }: Props) {
  const { t } = useTranslation('events');
  const say = useFieldText();
  const approval = event.registrationOptions.requireApproval;
  const waits = event.registration === 'waiting_list';
  return (
    <section className={styles.pay} aria-label={t('pay.title')}>
      <h3>{t('pay.title')}</h3>
      {price.ok ? (
        <TicketLines lines={price.lines} total={toShekels(price.total)} />
      ) : (
        <Note tone="warn">{say(price.code)}</Note>
      )}
      {event.takesCoupons ? <CouponField coupon={coupon} /> : null}
      {price.ok && price.total === 0 ? null : (
        <>
          <CardChoice paying={paying} error={cardError} />
          <p>{t(waits ? 'pay.whenMovedUp' : approval ? 'pay.whenApproved' : 'pay.atOnce')}</p>
        </>
      )}
      <p className="muted small">
        {event.refundDays === 0 ? t('pay.refundTillStart') : t('pay.refund', { count: event.refundDays })}{' '}
        {t('pay.refundAlways')}
      </p>
      {price.ok && price.total === 0 ? null : <p className="muted small">{t('pay.refundLaw')}</p>}
      <LegalLinks pages={['terms', 'cancellation']} />
    </section>
  );
}
