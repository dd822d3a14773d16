import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { HostKeys, HostSuspended, OptedOut } from '@smachot/server-messaging';
import { ReadModel, type Tx } from '@smachot/server-platform';
import { replyObstacle } from '../domain/replies/reply-window';
import { HostReplies } from '../persistence/replies/host-replies';
import { InvitationAccess } from '../persistence/invitations/invitation-access';
import { currentId } from '../persistence/guests/merged-guests';
import { ReplyWindows } from '../persistence/replies/reply-windows';

/** Guest to whom a host may write now. `hostKey` belongs to the owner of the event, also when a co-host writes. */
export type Addressee = { eventId: string; rsvpId: string; phone: string; hostId: string; hostKey: string };

type Reachable = { rsvpId: string; phone: string | null };
const GUEST = `from rsvp.guests where id = ${currentId('$1::uuid')} and event_id = $2 and deleted_at is null`;

/** Sends replies of hosts: checks the role, the recipient and the limits, and adds the reply to the conversation. */
@Injectable()
export class ReplySender {
  constructor(
    private readonly read: ReadModel,
    private readonly queries: QueryBus,
    private readonly access: InvitationAccess,
    private readonly windows: ReplyWindows,
    private readonly hosts: HostKeys,
    private readonly replies: HostReplies,
    private readonly clock: Clock,
  ) {}

  /** Checks a reply before the transaction; the window is checked again just before the message is sent. */
  async mayReply(eventId: string, askedId: string, userId: string): Promise<Result<Addressee>> {
    const allowed = await this.access.require(eventId, userId, 'Editor');
    if (!allowed.ok) return allowed;
    const guest = await this.read.one<Reachable & { optedOut: boolean; sends: number }>(
      `select id as "rsvpId", phone, opted_out as "optedOut", sends ${GUEST}`,
      [askedId, eventId],
    );
    if (!guest) return refuse('not_found');
    const { hostId } = allowed.value;
    const { rsvpId, phone } = guest;
    const now = this.clock.now();
    const [hostSuspended, silent, windows] = await Promise.all([
      this.queries.execute(new HostSuspended(hostId)),
      this.queries.execute(new OptedOut(phone ? [phone] : [])),
      this.windows.of(guest.sends > 0 ? [{ id: rsvpId, phone }] : [], now),
    ]);
    const obstacle = replyObstacle({
      hostSuspended,
      optedOut: guest.optedOut || silent.size > 0,
      answerableUntil: windows.get(rsvpId) ?? null,
    });
    if (obstacle || !phone) return refuse(`reply.${obstacle ?? 'window_closed'}`);
    return accept({ eventId, rsvpId, phone, hostId, hostKey: await this.hosts.of(hostId) });
  }

  /**
   * Locks the event, so that its replies are sent one after the other, checks the sender's role again, and finds the guest's
   * current record after merges.
   */
  async lock(tx: Tx, to: Addressee, userId: string): Promise<Result<Addressee>> {
    const invitation = await this.access.lock(tx, to.eventId, userId, 'Editor');
    if (!invitation.ok) return invitation;
    const [guest] = await tx.query<Reachable>(`select id as "rsvpId", phone ${GUEST}`, [
      to.rsvpId,
      to.eventId,
    ]);
    if (!guest) return refuse('not_found');
    const { rsvpId, phone } = guest;
    return phone ? accept({ ...to, rsvpId, phone }) : refuse('reply.window_closed');
  }

  async send(
    tx: Tx,
    { eventId, rsvpId, phone, hostId, hostKey, text, userId }: Addressee & { text: string; userId: string },
  ): Promise<Result<{ replyId: string }>> {
    const now = this.clock.now();
    const replyId = newId();
    const spent = await this.replies.spend(tx, { replyId, hostKey, phone }, now);
    if (spent) return refuse(spent === 'guest' ? 'reply.too_many_to_guest' : 'reply.too_many_today');
    await this.replies.add(
      tx,
      { id: replyId, rsvpId, eventId, actorId: userId, text, createdAt: now },
      hostId,
    );
    tx.hint(`event:${eventId}`);
    return accept({ replyId });
  }
}
