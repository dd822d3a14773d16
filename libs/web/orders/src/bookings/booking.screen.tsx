import type { Booking, BookingForm, BookingId } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { differing, useProblemText, useTitle } from '@smachot/web-platform';
import {
  Button,
  Card,
  ConfirmDialog,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonForm,
  useSnackbar,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useLiveOrders } from '../parts/use-live-orders';
import { BookingAsking } from './booking-asking';
import { BookingFields } from './booking-fields';
import { valuesOfBooking } from './booking-values';
import { useBookingQuery, useEditBookingMutation, useRemoveBookingMutation } from './bookings-api';
import { useBookingForm } from './use-booking-form';

type Props = { store: string; booking: Booking };

/** What was agreed, and the customer's answer to what is saved of it. */
function Terms({ store, booking }: Props) {
  const { t } = useTranslation('orders');
  const say = useSnackbar();
  const words = useProblemText();
  const [edit] = useEditBookingMutation();
  const { bookingId, version } = booking;
  const send = async (terms: BookingForm) => {
    const { error } = await edit({ params: { partner: store, bookingId }, body: { ...terms, version } });
    if (!error) say(t('bookings.saved'));
    return error;
  };
  const saved = valuesOfBooking(booking);
  const form = useBookingForm(saved, send, { draft: `booking:${bookingId}`, version });
  const isChanged = differing(saved, form.values).length > 0;
  return (
    <>
      <BookingAsking store={store} booking={booking} isChanged={isChanged} />
      <Card>
        <form className="ui-flow" {...form.props}>
          <BookingFields store={store} form={form} />
          {booking.status === 'asked' || booking.status === 'confirmed' ? (
            <Note icon="info">{t('bookings.askedAnew')}</Note>
          ) : null}
          {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
          <Button type="submit" busy={form.busy}>
            {t('bookings.save')}
          </Button>
        </form>
      </Card>
    </>
  );
}

function Remove({ store, booking }: Props) {
  const { t } = useTranslation('orders');
  const words = useProblemText();
  const navigate = useNavigate();
  const say = useSnackbar();
  const [open, setOpen] = useState(false);
  const [remove, removing] = useRemoveBookingMutation();
  const confirm = async () => {
    const { error } = await remove({ params: { partner: store, bookingId: booking.bookingId } });
    if (error) return;
    say(t('bookings.removed'));
    await navigate(`/dashboard/${store}/orders`, { replace: true });
  };
  return (
    <>
      <Button kind="ghost" danger icon="trash" onClick={() => setOpen(true)}>
        {t('bookings.remove')}
      </Button>
      <ConfirmDialog
        open={open}
        tone="bad"
        title={t('bookings.removeTitle')}
        text={t('bookings.removeText', { name: isolate(booking.customerName) })}
        confirm={t('bookings.remove')}
        stay={t('bookings.keep')}
        busy={removing.isLoading}
        problem={removing.error ? words(removing.error) : undefined}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** /dashboard/{storeUsername}/orders/bookings/{bookingId}: a booking taken by phone, its customer's answer, and its terms. */
export function BookingScreen() {
  const { t } = useTranslation('orders');
  const { storeUsername = '', bookingId = '' } = useParams<{ storeUsername: string; bookingId: BookingId }>();
  const query = useBookingQuery(
    { params: { partner: storeUsername, bookingId } },
    { refetchOnMountOrArgChange: true },
  );
  const booking = query.currentData;
  useLiveOrders();
  useTitle(t('bookings.one'));
  return (
    <Page width="narrow">
      <PageHead
        title={t('bookings.one')}
        note={booking ? <bdi>{booking.customerName}</bdi> : undefined}
        back={`/dashboard/${storeUsername}/orders`}
      />
      {booking ? (
        <>
          <Terms key={bookingId} store={storeUsername} booking={booking} />
          <Remove store={storeUsername} booking={booking} />
        </>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonForm fields={6} />} />
      )}
    </Page>
  );
}
