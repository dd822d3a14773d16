import type { BookingForm } from '@smachot/contracts';
import { isolate, monthOf, wallTime } from '@smachot/kernel';
import { problemOf, useAddress, useProblemText, useTitle } from '@smachot/web-platform';
import { Button, Card, Note, Page, PageHead, useSnackbar } from '@smachot/web-ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { isDay } from '../store/month';
import { BookingFields } from './booking-fields';
import { emptyValues } from './booking-values';
import { useEnterBookingMutation } from './bookings-api';
import { useBookingForm } from './use-booking-form';

/** Enters a booking, and leads to it. */
const useEnter = (store: string, base: string) => {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const say = useSnackbar();
  // a retry after "no response" reuses the key, so it is the same booking
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [enter] = useEnterBookingMutation();
  const tried = useRef('');
  /** An earlier try without an answer was saved: it is corrected where it stands, and not entered again. */
  const leadToSaved = async () => {
    say(t('bookings.savedBefore'));
    const days = `view=calendar&month=${monthOf(tried.current)}&day=${tried.current}`;
    await navigate(`${base}?${days}`, { replace: true });
    return undefined;
  };
  return async (body: BookingForm) => {
    const { data, error } = await enter({ params: { partner: store }, body, idempotencyKey });
    if (error && problemOf(error).code === 'idempotency.reused') return leadToSaved();
    tried.current = wallTime(new Date(body.startsAt)).day;
    if (error) return error;
    say(t('bookings.entered', { name: isolate(data.customerName) }));
    await navigate(`${base}/bookings/${data.bookingId}`, { replace: true });
    return undefined;
  };
};

/** /dashboard/{storeUsername}/orders/bookings/new: the form for a booking that was taken by phone. */
export function NewBookingScreen() {
  const { t } = useTranslation('orders');
  const { storeUsername = '' } = useParams();
  const [day] = useAddress('day', '');
  const words = useProblemText();
  useTitle(t('bookings.new'));
  const base = `/dashboard/${storeUsername}/orders`;
  const enter = useEnter(storeUsername, base);
  const form = useBookingForm(emptyValues(isDay(day) ? day : ''), enter, {
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
