import { Injectable } from '@nestjs/common';
import type { EventId, Invitation as InvitationView, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { FileStore } from '@smachot/server-platform';
import { InvitationQueries } from '../persistence/invitations/invitation.queries';
import { invitationView } from '../views/invitation-view';

/** View of one invitation for one of its hosts, after a change or for reading. */
@Injectable()
export class InvitationViews {
  constructor(
    private readonly queries: InvitationQueries,
    private readonly files: FileStore,
  ) {}

  async one(eventId: EventId, userId: UserId): Promise<Result<InvitationView>> {
    const row = await this.queries.one(eventId, userId);
    return row ? accept(invitationView(row, this.files)) : refuse('not_found');
  }
}
