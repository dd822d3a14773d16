import { Injectable } from '@nestjs/common';
import type { NotificationKind, UserId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { HostedEvent } from '../domain/hosted-event';
import type { Registration } from '../domain/registration';

type ToAttendee = Extract<NotificationKind, `registration_${string}` | 'event_canceled' | 'event_changed'>;

/** Tells registrants and hosts what they wait for. Values hold the event's title and day, and no person. */
@Injectable()
export class EventNotices {
  /** To registrants. A sample has nobody to tell. */
  tell(
    tx: Tx,
    kind: Exclude<ToAttendee, 'registration_waiting'>,
    event: HostedEvent,
    registrations: readonly Registration[],
  ): void {
    for (const { state } of registrations)
      if (state.userId) this.emit(tx, kind, event, state.userId, '/me/events?tab=registered');
  }

  /** A registration waits for the hosts. */
  waiting(tx: Tx, event: HostedEvent, hosts: readonly UserId[], partnerUsername: string | null): void {
    const base = partnerUsername ? `/dashboard/${partnerUsername}` : '/me';
    for (const userId of hosts)
      this.emit(tx, 'registration_waiting', event, userId, `${base}/events/${event.state.id}`);
  }

  private emit(tx: Tx, kind: NotificationKind, { state }: HostedEvent, userId: UserId, href: string): void {
    const values = { title: state.title, startsAt: state.startDatetime.toISOString() };
    tx.emit('notifications.wanted', { userId, kind, values, href, urgent: false });
  }
}
