import { Injectable } from '@nestjs/common';
import type { EventId, RsvpId, UserId } from '@smachot/contracts';
import { accept, type E164, refuse, type Result } from '@smachot/kernel';
import { HostKeys } from '@smachot/server-messaging';
import type { Tx } from '@smachot/server-platform';
import { InvitationAccess } from '../persistence/invitations/invitation-access';
import { ConversationQueries } from '../persistence/replies/conversation.queries';
import { ReplyObstacles } from './reply-obstacles';

/** Guest to whom a host may write now. `hostKey` belongs to the owner of the event, also when a co-host writes. */
export type Recipient = { eventId: EventId; rsvpId: RsvpId; phone: E164; hostId: UserId; hostKey: string };

/** Finds the guest a host replies to, and checks the host's role and whether a reply is possible. */
@Injectable()
export class ReplyRecipients {
  constructor(
    private readonly access: InvitationAccess,
    private readonly conversations: ConversationQueries,
    private readonly obstacles: ReplyObstacles,
    private readonly hosts: HostKeys,
  ) {}

  /** Checks a reply before the transaction; the window is checked again just before the message is sent. */
  async find(eventId: EventId, askedId: string, userId: UserId): Promise<Result<Recipient>> {
    const allowed = await this.access.require(eventId, userId, 'Editor');
    if (!allowed.ok) return allowed;
    const guest = await this.conversations.recipient(eventId, askedId);
    if (!guest) return refuse('not_found');
    const { hostId } = allowed.value;
    const { rsvpId, phone } = guest;
    const { obstacle } = await this.obstacles.of({ ...guest, id: rsvpId, hostId });
    if (obstacle || !phone) return refuse(`reply.${obstacle ?? 'window_closed'}`);
    return accept({ eventId, rsvpId, phone, hostId, hostKey: await this.hosts.of(hostId) });
  }

  /**
   * Locks the event, so that its replies are sent one after the other, checks the sender's role again, and finds the guest's
   * current record after merges.
   */
  async lock(tx: Tx, to: Recipient, userId: UserId): Promise<Result<Recipient>> {
    const invitation = await this.access.lock(tx, to.eventId, userId, 'Editor');
    if (!invitation.ok) return invitation;
    const guest = await this.conversations.recipientOfLockedEvent(tx, to.eventId, to.rsvpId);
    if (!guest) return refuse('not_found');
    const { rsvpId, phone } = guest;
    return phone ? accept({ ...to, rsvpId, phone }) : refuse('reply.window_closed');
  }
}
