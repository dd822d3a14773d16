import type { BookingForm } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useAddress, useProblemText, useTitle } from '@smachot/web-platform';
import { Button, Card, Note, Page, PageHead, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { isDay } from '../store/month';
import { BookingFields } from './booking-fields';
import { emptyValues } from './booking-values';
import { useEnterBookingMutation } from './bookings-api';
import { useBookingForm } from './use-booking-form';

/** /dashboard/{storeUsername}/orders/bookings/new: the form for a booking that was taken by phone. */
export function NewBookingScreen() {
  const { t } = useTranslation('orders');
  const { storeUsername = '' } = useParams();
  const [day] = useAddress('day', '');
  const navigate = useNavigate();
  const say = useSnackbar();
  const words = useProblemText();
  useTitle(t('bookings.new'));
  // a retry after "no response" reuses the key, so it is the same booking
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [enter] = useEnterBookingMutation();
  const base = `/dashboard/${storeUsername}/orders`;
  const send = async (body: BookingForm) => {
    const { data, error } = await enter({ params: { partner: storeUsername }, body, idempotencyKey });
    if (error) return error;
    say(t('bookings.entered', { name: isolate(data.customerName) }));
    await navigate(`${base}/bookings/${data.bookingId}`, { replace: true });
    return undefined;
  };
  const form = useBookingForm(emptyValues(isDay(day) ? day : ''), send, {
    draft: `booking:${storeUsername}:${day}`,
  });
  return (
    <Page width="narrow">
      <PageHead title={t('bookings.new')} note={t('bookings.newText')} back={base} />
      <Card>
        <form className="ui-flow" {...form.props}>
          <BookingFields store={storeUsername} form={form} />
          {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
          <Button type="submit" busy={form.busy}>
            {t('bookings.enter')}
          </Button>
        </form>
      </Card>
    </Page>
  );
}
