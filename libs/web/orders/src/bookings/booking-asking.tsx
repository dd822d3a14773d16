import type { Booking } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { bookingLifecycle } from '@smachot/lifecycles';
import { now, useFormat, useProblemText } from '@smachot/web-platform';
import { Button, Card, Note, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BookingBadge } from './booking-status';
import { useAskBookingMutation } from './bookings-api';
import styles from '../orders.module.css';

type Props = { store: string; booking: Booking };

/** The answer so far, when it came, and the customer's words of what is not right. */
function CustomerAnswer({ booking }: { booking: Booking }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { askedAt, answeredAt, status, reason } = booking;
  return (
    <>
      <p role="status">
        <BookingBadge booking={booking} />
        {answeredAt || askedAt ? (
          <span className="small muted"> {isolate(format.dateTime((answeredAt ?? askedAt)!))}</span>
        ) : null}
      </p>
      {reason ? (
        <p>
          <span className="small muted">{t('bookings.reason')}</span> <bdi className="lines">{reason}</bdi>
        </p>
      ) : null}
      {status === 'declined' ? <p>{t('bookings.declinedText')}</p> : null}
    </>
  );
}

/** What the button sends, or why it waits. */
function AskText({ isChanged, phone }: { isChanged: boolean; phone: string }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <p className="small muted">
      {isChanged ? t('bookings.saveFirst') : t('bookings.askText', { phone: isolate(format.phone(phone)) })}
    </p>
  );
}

/** The customer's answer to a booking, and the button that sends the confirmation link of what is saved. */
export function BookingAsking({ store, booking, isChanged }: Props & { isChanged: boolean }) {
  const { t } = useTranslation('orders');
  const words = useProblemText();
  const say = useSnackbar();
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [ask, asking] = useAskBookingMutation();
  const { bookingId, customerPhone, status } = booking;
  const send = async () => {
    const { error } = await ask({ params: { partner: store, bookingId }, idempotencyKey });
    setKey(crypto.randomUUID());
    if (!error) say(t('bookings.sent'));
  };
  const ahead = new Date(booking.startsAt) > now();
  const may = ahead && bookingLifecycle.can(status, { type: 'ask', by: 'partner' });
  return (
    <Card component="section" className={styles.part} aria-labelledby="booking-asking">
      <h2 id="booking-asking">{t('bookings.asking')}</h2>
      <CustomerAnswer booking={booking} />
      {may && customerPhone ? (
        <>
          <AskText isChanged={isChanged} phone={customerPhone} />
          <Button
            kind="soft"
            icon="send"
            busy={asking.isLoading}
            disabled={isChanged}
            onClick={() => void send()}
          >
            {t(status === 'asked' ? 'bookings.askAgain' : 'bookings.ask')}
          </Button>
        </>
      ) : null}
      {may && !customerPhone ? <p className="small muted">{t('bookings.noPhone')}</p> : null}
      {asking.error ? <Note tone="bad">{words(asking.error)}</Note> : null}
    </Card>
  );
}
