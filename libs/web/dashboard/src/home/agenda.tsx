import type { AgendaOrder, Booking } from '@smachot/contracts';
import { isolate, wallTime } from '@smachot/kernel';
import { now, useFormat } from '@smachot/web-platform';
import { Card, Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import dashboardStyles from '../dashboard.module.css';
import homeStyles from './home.module.css';

type Entry = AgendaOrder | Booking;
const dayOf = ({ startsAt }: Entry) => wallTime(new Date(startsAt)).day;
const byStart = (a: Entry, b: Entry) => a.startsAt.localeCompare(b.startsAt);
/** Near by, the half kilometre counts. */
const rounded = (km: number) => (km < 10 ? Math.round(km * 10) / 10 : Math.round(km));

/** Today and the six days after it; a day without orders is not named, today always is. */
export function Agenda({ orders, bookings }: { orders: AgendaOrder[]; bookings: Booking[] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { day: today } = wallTime(now());
  const entries = [...orders, ...bookings].sort(byStart);
  const later = [...new Set(entries.map(dayOf))].filter((day) => day !== today);
  const of = (wanted: string) => entries.filter((entry) => dayOf(entry) === wanted);
  return (
    <Card component="section" aria-labelledby="hs-agenda" className={dashboardStyles.stack}>
      <h2 id="hs-agenda">{t('agenda.title')}</h2>
      <Day title={t('agenda.today', { date: format.dayAndDate(now()) })} entries={of(today)} />
      {later.map((day) => (
        <Day key={day} title={format.dayAndDate(of(day)[0]!.startsAt)} entries={of(day)} />
      ))}
      {later.length === 0 ? <p className="muted">{t('agenda.noneLater')}</p> : null}
    </Card>
  );
}

function Day({ title, entries }: { title: string; entries: Entry[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <div>
      <h3 className={homeStyles.h3}>{title}</h3>
      {entries.length === 0 ? <p className="muted">{t('agenda.noneToday')}</p> : null}
      <ul className={homeStyles.orders}>
        {entries.map((entry) =>
          'orderId' in entry ? (
            <Row key={entry.orderId} order={entry} />
          ) : (
            <PhoneRow key={entry.bookingId} booking={entry} />
          ),
        )}
      </ul>
    </div>
  );
}

/** A booking taken by phone. */
function PhoneRow({ booking }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { partnerUsername } = useOwnStore();
  const { bookingId, startsAt, customerName, title, participants, place } = booking;
  return (
    <li>
      <Link to={`/dashboard/${partnerUsername}/orders/bookings/${bookingId}`}>
        <time dateTime={startsAt}>{format.time(startsAt)}</time>
        <span className="grow">
          <b>
            <bdi>{customerName || title}</bdi>
          </b>
          <span className="small">
            {t('agenda.byPhone')} · {t('people', { count: participants })}
          </span>
          <span className="small muted">
            <bdi>{[customerName && title, place].filter(Boolean).join(' · ')}</bdi>
          </span>
        </span>
        <Icon name="next" />
      </Link>
    </li>
  );
}

function Row({ order }: { order: AgendaOrder }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { partnerUsername, businessCity } = useOwnStore();
  const { eventTitle, customerName, km } = order;
  return (
    <li>
      <Link to={`/dashboard/${partnerUsername}/orders/${order.orderId}`}>
        <time dateTime={order.startsAt}>{format.time(order.startsAt)}</time>
        <span className="grow">
          <b>
            <bdi>{eventTitle ?? customerName}</bdi>
          </b>
          <span className="small">
            {eventTitle ? (
              <>
                <bdi>{customerName}</bdi> ·{' '}
              </>
            ) : null}
            {t('people', { count: order.participants })}
          </span>
          {order.address || km !== null ? (
            <span className="small muted">
              <bdi>{order.address}</bdi>
              {order.address && km !== null ? ' · ' : null}
              {km === null
                ? null
                : t('agenda.km', { km: format.number(rounded(km)), city: isolate(businessCity) })}
            </span>
          ) : null}
        </span>
        <Icon name="next" />
      </Link>
    </li>
  );
}
