import type { Language, Notification } from '@smachot/contracts';
import { formatDays } from '@smachot/i18n';
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
import { lazy, Suspense, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hasSomethingToWaitFor } from './devices/something-to-wait-for';
import { useKeptDevice } from './devices/keep-device';
import { NOTIFICATION_ICONS } from './notification-icons';
import { whatHappened } from './what-happened';
import { notificationsApi, useMarkReadMutation, useNotificationsQuery } from './notifications-api';

const DeviceOffer = lazy(async () => ({ default: (await import('./devices/device-offer')).DeviceOffer }));

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

/** The values of a notification as its sentence says them. */
const useValuesOf = ({ values: told }: Notification) => {
  const { t, i18n } = useTranslation('notifications');
  const format = useFormat();
  const untilWords = useUntil();
  const orderNamed = useOrderNamed();
  const bookingNamed = useBookingNamed();
  const { until, amount, guests, afterClosing, days, event, eventAt, ...rest } = told;
  const count = guests ?? afterClosing ?? rest['count'];
  return {
    ...rest,
    order: orderNamed(told),
    count: typeof count === 'number' ? count : 1,
    booking: bookingNamed(told),
    waited: typeof days === 'number' ? formatDays(days, i18n.language as Language) : '',
    until: typeof until === 'string' ? untilWords(until) : '',
    amount: typeof amount === 'number' ? format.shekels(amount) : '',
    event: t(`event.${EVENTS.find((one) => one === event) ?? 'other'}`),
    document: t(`document.${DOCUMENTS.find((one) => one === told['document']) ?? 'other'}`),
    eventAt: typeof eventAt === 'string' ? format.dateTime(eventAt) : '',
    eventDay: typeof eventAt === 'string' ? format.date(eventAt) : '',
  };
};

function NotificationRow({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const values = useValuesOf(item);
  return (
    <li style={{ borderBlockEnd: '1px solid var(--line)' }}>
      <Link
        to={item.href}
        onClick={onOpen}
        className="row"
        style={{ gap: 12, paddingBlock: 12, color: 'inherit', textDecoration: 'none' }}
      >
        <Icon name={NOTIFICATION_ICONS[item.kind]} size={22} />
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
