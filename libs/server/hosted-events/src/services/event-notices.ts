import { Injectable } from '@nestjs/common';
import { type NotificationKind, type PublicEventId, ticketsPage, type UserId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { HostedEvent } from '../domain/hosted-event';
import type { Registration } from '../domain/registration';
import type { TicketPurchase } from '../domain/ticket-purchase';

type ToAttendee = Extract<NotificationKind, `registration_${string}` | 'event_canceled' | 'event_changed'>;

export type HostMoved = 'event_taken_off' | 'event_brought_back';
type Standing = {
  eventId: PublicEventId;
  title: string;
  startDatetime: Date;
  userIds: readonly UserId[];
  partnerUsername: string | null;
  explanation: string;
};

/** What costs a registrant the seat, the way or the evening when it is read too late: also by SMS; a change only when it is soon. */
const URGENT: ReadonlySet<NotificationKind> = new Set<ToAttendee>([
  'event_canceled',
  'registration_canceled',
  'registration_dropped',
  'registration_moved_up',
  'registration_unpaid',
]);

/** Who is approved is led to the tickets. */
const hrefOf = ({ id, status }: Registration['state']): string =>
  status === 'approved' ? ticketsPage(id) : '/me/events?tab=registered';

/** Tells registrants and hosts what they wait for. Values hold the event's title and day, and no person. */
@Injectable()
export class EventNotices {
  /** To registrants. A sample has nobody to tell. */
  tell(
    tx: Tx,
    kind: Exclude<ToAttendee, 'registration_waiting' | 'registration_unpaid'>,
    event: HostedEvent,
    registrations: readonly Registration[],
    urgent = URGENT.has(kind),
  ): void {
    for (const { state } of registrations)
      if (state.userId) this.emit(tx, kind, event, state.userId, hrefOf(state), { urgent });
  }

  /** A seat is kept until the price is authorized. */
  unpaid(tx: Tx, event: HostedEvent, { state: { userId, payBy } }: TicketPurchase): void {
    const until = payBy?.toISOString() ?? null;
    const href = `/event/${encodeURIComponent(event.state.slug)}`;
    this.emit(tx, 'registration_unpaid', event, userId, href, { more: { until } });
  }

  /** A registration waits for the hosts. */
  waiting(tx: Tx, event: HostedEvent, hosts: readonly UserId[], partnerUsername: string | null): void {
    const base = partnerUsername ? `/dashboard/${partnerUsername}` : '/me';
    for (const userId of hosts)
      this.emit(tx, 'registration_waiting', event, userId, `${base}/events/${event.state.id}`);
  }

  /** To the hosts: an admin took the event off the site, or brought it back. */
  standing(tx: Tx, kind: HostMoved, { eventId, userIds, partnerUsername, ...about }: Standing): void {
    const { title, startDatetime, explanation } = about;
    const base = partnerUsername ? `/dashboard/${partnerUsername}` : '/me';
    const values = { title, startsAt: startDatetime.toISOString(), explanation };
    for (const userId of userIds)
      tx.emit('notifications.wanted', {
        ...{ userId, kind, values, href: `${base}/events/${eventId}` },
        urgent: false,
      });
  }

  private emit(
    tx: Tx,
    kind: NotificationKind,
    { state }: HostedEvent,
    userId: UserId,
    href: string,
    { urgent = URGENT.has(kind), more = {} }: { urgent?: boolean; more?: Record<string, string | null> } = {},
  ): void {
    const values = { title: state.title, startsAt: state.startDatetime.toISOString(), ...more };
    tx.emit('notifications.wanted', { userId, kind, values, href, urgent });
  }
}
