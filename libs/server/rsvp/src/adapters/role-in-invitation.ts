import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventId, InvitationRole, UserId } from '@smachot/contracts';
import { HostEventQueries } from '../persistence/invitations/host-event.queries';

/** The role of a user in an invitation; null: none, or the invitation is deleted. */
export class RoleInInvitation extends Query<InvitationRole | null> {
  constructor(
    readonly eventId: EventId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(RoleInInvitation)
export class RoleInInvitationHandler implements IQueryHandler<RoleInInvitation> {
  constructor(private readonly events: HostEventQueries) {}

  execute({ eventId, userId }: RoleInInvitation): Promise<InvitationRole | null> {
    return this.events.roleIn(eventId, userId);
  }
}
