import { Injectable } from '@nestjs/common';
import type { EventId, InvitationRole, Language, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ReadModel, type Tx } from '@smachot/server-platform';
import type { Invitation } from '../../domain/invitations/invitation';
import { InvitationRepository } from './invitation.repository';

/** SQL of the role of the placeholder's user in invitation `i`; null: none. */
export const roleOf = (user: string): string =>
  `case when i.host_id = ${user} then 'Owner' else
     (select c.role from rsvp.cohosts c where c.event_id = i.id and c.user_id = ${user}) end`;

/** SQL condition whether the placeholder's user may read invitation `i`: every role may. */
export const mayRead = (user: string): string =>
  `(i.host_id = ${user} or exists (select 1 from rsvp.cohosts c where c.event_id = i.id and c.user_id = ${user}))`;

/** SQL condition whether the user may change guests of invitation `i` and send to them. */
export const mayEdit = (user: string): string =>
  `(i.host_id = ${user} or exists (select 1 from rsvp.cohosts c
     where c.event_id = i.id and c.user_id = ${user} and c.role = 'Editor'))`;

const RANK: Record<InvitationRole, number> = { Viewer: 1, Editor: 2, Owner: 3 };

/** Accepts a role of at least `least`. A user without any role gets `not_found` and learns nothing of the event. */
const checkRole = (
  role: InvitationRole | null | undefined,
  least: InvitationRole,
): Result<InvitationRole> => {
  if (!role) return refuse('not_found');
  if (RANK[role] >= RANK[least]) return accept(role);
  return refuse(least === 'Owner' ? 'cohost.owner_only' : 'cohost.editors_only');
};

export type Access = { hostId: UserId; role: InvitationRole; language: Language };

/** Determines a user's role in an invitation: owner, co-host or none. It is the only place that does. */
@Injectable()
export class InvitationAccess {
  constructor(
    private readonly read: ReadModel,
    private readonly invitations: InvitationRepository,
  ) {}

  /** Checks a role without a lock: for reads, and for checks before a transaction. */
  async require(eventId: EventId, userId: UserId, least: InvitationRole): Promise<Result<Access>> {
    const found = await this.read.one<Omit<Access, 'role'> & { role: InvitationRole | null }>(
      `select i.host_id as "hostId", i.language, ${roleOf('$2')} as role
       from rsvp.invitations i where i.id = $1 and i.deleted_at is null`,
      [eventId, userId],
    );
    const role = checkRole(found?.role, least);
    return role.ok ? accept({ ...found!, role: role.value }) : role;
  }

  /** Whether the user is a host of the invitation, in any role. */
  async mayRead(eventId: EventId, userId: UserId): Promise<boolean> {
    const own = await this.read.one(
      `select 1 from rsvp.invitations i where i.id = $1 and ${mayRead('$2')} and i.deleted_at is null`,
      [eventId, userId],
    );
    return own !== undefined;
  }

  /**
   * Locks the invitation, so that changes of an event are decided one request after the other. The role is read under the
   * lock, which the removal of a co-host takes too.
   */
  async lock(tx: Tx, eventId: EventId, userId: UserId, least: InvitationRole): Promise<Result<Invitation>> {
    const invitation = await this.invitations.lock(tx, eventId);
    if (!invitation) return refuse('not_found');
    const role = checkRole(await this.roleIn(tx, invitation, userId), least);
    return role.ok ? accept(invitation) : role;
  }

  private async roleIn(tx: Tx, { state }: Invitation, userId: UserId): Promise<InvitationRole | undefined> {
    if (state.hostId === userId) return 'Owner';
    const [cohost] = await tx.query<{ role: InvitationRole }>(
      'select role from rsvp.cohosts where event_id = $1 and user_id = $2',
      [state.id, userId],
    );
    return cohost?.role;
  }
}
