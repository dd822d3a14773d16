import type { Notification } from '@smachot/contracts';
import { useAppDispatch, useFormat, useLive, useUntil } from '@smachot/web-platform';
import {
  Dialog,
  EmptyState,
  Icon,
  IconButton,
  QueryStatus,
  Sheet,
  SkeletonRows,
  useWide,
} from '@smachot/web-ui';
import { lazy, Suspense, useState, type ComponentProps, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hasSomethingToWaitFor } from './devices/something-to-wait-for';
import { useKeptDevice } from './devices/keep-device';
import { whatHappened } from './what-happened';
import { notificationsApi, useMarkReadMutation, useNotificationsQuery } from './notifications-api';

const DeviceOffer = lazy(async () => ({ default: (await import('./devices/device-offer')).DeviceOffer }));

const ICONS: Record<Notification['kind'], ComponentProps<typeof Icon>['name']> = {
  send_held: 'moon',
  send_scheduled: 'clock',
  send_waits: 'alert',
  campaign_done: 'send',
  bill_due: 'wallet',
  bill_settled: 'receipt',
  charge_failed: 'alert',
  chargeback_question: 'alert',
  chargeback_evidence: 'alert',
  chargeback_won: 'check',
  chargeback_lost: 'x',
  chargeback_case: 'alert',
  reconciliation_differences: 'alert',
  reconciliation_failed: 'alert',
  sending_stopped: 'pause',
  number_awaiting_approval: 'users',
  guest_wrote: 'chat',
  order_placed: 'cal',
  order_approved: 'check',
  order_declined: 'x',
  order_expired: 'clock',
  order_recalled: 'undo',
  order_cancelled: 'x',
  order_payment_needed: 'alert',
  order_refunded: 'wallet',
  order_done: 'check',
  order_estimate: 'users',
  order_amendment_proposed: 'users',
  order_amendment_accepted: 'check',
  order_amendment_refused: 'x',
  order_amendment_lapsed: 'clock',
  order_settled: 'check',
  order_settlement_due: 'alert',
  order_locked: 'lock',
  order_event_moved: 'cal',
  order_event_cancelled: 'alert',
  order_change_proposed: 'cal',
  order_change_accepted: 'check',
  order_change_refused: 'x',
  order_change_lapsed: 'clock',
  order_change_withdrawn: 'undo',
  order_street_wanted: 'pin',
  order_street_said: 'pin',
  order_attendance_proposed: 'users',
  order_attendance_agreed: 'check',
  order_attendance_declined: 'x',
  order_attendance_counted: 'users',
  order_attendance_objected: 'alert',
  order_answer_due: 'clock',
  order_rest_coming: 'wallet',
  order_rest_needed: 'alert',
  order_rest_undecided: 'alert',
  order_rest_extended: 'clock',
  order_rest_waived: 'wallet',
  booking_confirmed: 'check',
  booking_declined: 'x',
  message_received: 'chat',
  review_invited: 'star',
  review_received: 'star',
  review_replied: 'chat',
  review_hidden: 'lock',
  review_reply_hidden: 'lock',
  review_uncounted: 'star',
  bank_details_waiting: 'clock',
  bank_details_verified: 'check',
  bank_details_rejected: 'x',
  bank_details_changed: 'alert',
  business_document_ending: 'clock',
  business_document_ended: 'alert',
  kashrut_verified: 'check',
  kashrut_rejected: 'x',
  proposal_asked: 'chat',
  proposal_sent: 'check',
  proposal_due: 'clock',
  proposal_ending: 'clock',
  proposal_accepted: 'check',
  proposal_declined: 'x',
  proposal_expired: 'clock',
  payout_sent: 'check',
  payout_returned: 'alert',
  subscription_renewed: 'check',
  subscription_unpaid: 'alert',
  subscription_ended: 'clock',
  store_suspended: 'lock',
  store_reinstated: 'check',
  plan_fitted: 'alert',
  crew_suspended: 'lock',
  registration_waiting: 'users',
  registration_approved: 'check',
  registration_rejected: 'x',
  registration_moved_up: 'sparkle',
  registration_canceled: 'x',
  registration_unpaid: 'card',
  registration_dropped: 'x',
  event_canceled: 'x',
  event_taken_off: 'lock',
  event_brought_back: 'check',
  event_changed: 'cal',
  event_message: 'chat',
  crew_invited: 'users',
  cohost_invited: 'users',
};

const EVENTS = ['wedding', 'toast', 'henna'] as const;
const DOCUMENTS = ['insurance', 'licence', 'kashrut'] as const;

/** An order by its business and day for the customer, by its day and menu for the business; of older ones the number. */
const useOrderNamed = () => {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  return ({ side, store, menu, startsAt, code }: Notification['values']): string => {
    if (typeof startsAt !== 'string') return t('order.byCode', { code: code ?? '' });
    const day = format.dayAndDate(startsAt);
    if (side === 'partner') return menu ? t('order.withMenu', { day, menu }) : t('order.onDay', { day });
    return store ? t('order.withStore', { day, store }) : t('order.onDay', { day });
  };
};

/** Names a phone booking by its customer, if the customer is known, and its day. */
const useBookingNamed = () => {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  return ({ customer, startsAt }: Notification['values']): string => {
    const day = typeof startsAt === 'string' ? format.dayAndDate(startsAt) : '';
    return customer ? t('booking.named', { customer, day }) : t('booking.onDay', { day });
  };
};

function NotificationRow({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const untilWords = useUntil();
  const orderNamed = useOrderNamed();
  const bookingNamed = useBookingNamed();
  const { until, amount, guests, afterClosing, event, eventAt, ...rest } = item.values;
  const count = guests ?? afterClosing;
  const values = {
    ...rest,
    order: orderNamed(item.values),
    count: typeof count === 'number' ? count : 1,
    booking: bookingNamed(item.values),
    until: typeof until === 'string' ? untilWords(until) : '',
    amount: typeof amount === 'number' ? format.shekels(amount) : '',
    event: t(`event.${EVENTS.find((one) => one === event) ?? 'other'}`),
    document: t(`document.${DOCUMENTS.find((one) => one === item.values['document']) ?? 'other'}`),
    eventAt: typeof eventAt === 'string' ? format.dateTime(eventAt) : '',
    eventDay: typeof eventAt === 'string' ? format.date(eventAt) : '',
  };
  return (
    <li style={{ borderBlockEnd: '1px solid var(--line)' }}>
      <Link
        to={item.href}
        onClick={onOpen}
        className="row"
        style={{ gap: 12, paddingBlock: 12, color: 'inherit', textDecoration: 'none' }}
      >
        <Icon name={ICONS[item.kind]} size={22} />
        <span className="grow">
          <span style={{ fontWeight: item.readAt ? 400 : 600 }}>{t(whatHappened(item), values)}</span>
          <span className="muted small" style={{ display: 'block' }}>
            {format.relative(item.createdAt)}
          </span>
        </span>
        {item.readAt ? null : <span className="sr">{t('unread')}</span>}
      </Link>
    </li>
  );
}

/** Notifications since the last visit: the unread count on the bell, the list in a sheet. */
export function NotificationsBell() {
  const { t } = useTranslation('notifications');
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const list = useNotificationsQuery({ query: {} });
  const [markRead] = useMarkReadMutation();
  useKeptDevice();
  useLive('me', () => dispatch(notificationsApi.util.invalidateTags(['Notification'])));
  const unread = list.data?.unread ?? 0;
  // From 1240 px on a sheet is drawn beside a list, and the bar has no list beside it.
  const Frame = useWide(1240) ? Dialog : Sheet;
  const close = () => {
    setOpen(false);
    if (unread) void markRead({ body: {} });
  };
  return (
    <span style={{ position: 'relative' }}>
      <IconButton
        icon="bell"
        label={unread ? t('bellUnread', { count: unread }) : t('bell')}
        onClick={() => setOpen(true)}
      />
      {unread ? <UnreadDot /> : null}
      <span className="sr" role="status">
        {unread ? t('bellUnread', { count: unread }) : ''}
      </span>
      <Frame open={open} onClose={close} title={t('title')}>
        {list.data ? (
          <NotificationList items={list.data.notifications} onOpen={close} />
        ) : (
          <QueryStatus query={list} skeleton={<SkeletonRows count={3} />} />
        )}
      </Frame>
    </span>
  );
}

const DOT: CSSProperties = {
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineEnd: 6,
  inlineSize: 10,
  blockSize: 10,
  borderRadius: '50%',
  background: 'var(--secondary)',
  pointerEvents: 'none',
};

function UnreadDot() {
  return <span aria-hidden style={DOT} />;
}

type ListProps = { items: readonly Notification[]; onOpen: () => void };

function NotificationList({ items, onOpen }: ListProps) {
  const { t } = useTranslation('notifications');
  if (items.length === 0) return <EmptyState art="empty-chat" title={t('none')} text={t('noneText')} />;
  return (
    <>
      {hasSomethingToWaitFor(items) ? (
        <Suspense fallback={null}>
          <DeviceOffer />
        </Suspense>
      ) : null}
      <ul>
        {items.map((item) => (
          <NotificationRow key={item._id} item={item} onOpen={onOpen} />
        ))}
      </ul>
    </>
  );
}
