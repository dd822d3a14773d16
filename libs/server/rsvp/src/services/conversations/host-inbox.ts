import { Injectable } from '@nestjs/common';
import type { InboundReply } from '@smachot/server-messaging';
import type { Tx } from '@smachot/server-platform';
import type { Invitation } from '../../domain/invitations/invitation';
import { CohostRepository } from '../../persistence/invitations/cohost.repository';
import { type ForHosts, Inbox } from '../../persistence/replies/inbox';
import type { Talk } from './talk';

/** Puts the messages that a host should read into the inbox, and notifies the hosts. */
@Injectable()
export class HostInbox {
  constructor(
    private readonly inbox: Inbox,
    private readonly cohosts: CohostRepository,
  ) {}

  async update(tx: Tx, replies: InboundReply[], talks: ReadonlyMap<string, Talk>): Promise<void> {
    await this.inbox.remove(tx, replies.flatMap(replacedBy(talks)));
    const events = new Map([...talks.values()].map(({ event }) => [event.state.id, event]));
    const messages = [...new Set(talks.values())].flatMap(messagesForHosts);
    for (const eventId of await this.inbox.add(tx, messages)) await this.notify(tx, events.get(eventId)!);
  }

  /** Notifies the owner and the editors of unread messages, once, until all messages have been read. */
  private async notify(tx: Tx, { state: { id: eventId, hostId } }: Invitation): Promise<void> {
    for (const userId of [hostId, ...(await this.cohosts.editorsOf(tx, eventId))])
      tx.emit('notifications.wanted', {
        ...{ userId, kind: 'guest_wrote', values: { eventId }, urgent: false },
        href: `/me/rsvps/${eventId}/inbox`,
      });
  }
}

/**
 * Messages to show to the hosts. Only guests the hosts have written to are included: adding a phone number to a list must
 * not reveal messages its owner sends to others.
 */
const messagesForHosts = ({ dialogue: { rsvp, forHosts }, event }: Talk): ForHosts[] =>
  rsvp.state.sends > 0 && !rsvp.state.optedOut
    ? forHosts.map(({ inboundId, at }) => ({ rsvpId: rsvp.state.id, eventId: event.state.id, inboundId, at }))
    : [];

/** Original message that an edited one replaces; its record may have been merged since. */
const replacedBy =
  (talks: ReadonlyMap<string, Talk>) =>
  ({ edited, refIds }: InboundReply) =>
    edited
      ? [
          {
            inboundId: edited.id,
            rsvpIds: refIds.map((id) => talks.get(id)?.dialogue.rsvp.state.id ?? id),
          },
        ]
      : [];
