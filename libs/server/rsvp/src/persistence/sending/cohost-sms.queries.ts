import { Injectable } from '@nestjs/common';
import type { CohostInvitationId } from '@smachot/contracts';
import { Clock, type E164 } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';

/** Reads what the SMS of a co-host invitation needs. */
@Injectable()
export class CohostSmsQueries {
  constructor(
    private readonly read: ReadModel,
    private readonly clock: Clock,
  ) {}

  /** Undefined when the invitation was answered or withdrawn, or has expired. */
  openInvitation(invitationId: CohostInvitationId): Promise<{ phone: E164; title: string } | undefined> {
    return this.read.one<{ phone: E164; title: string }>(
      `select c.phone, i.title from rsvp.cohost_invitations c join rsvp.invitations i on i.id = c.event_id
       where c.id = $1 and c.answered_at is null and c.expires_at > $2 and c.phone is not null and i.deleted_at is null`,
      [invitationId, this.clock.now()],
    );
  }
}
