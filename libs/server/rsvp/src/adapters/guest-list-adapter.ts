import { Injectable } from '@nestjs/common';
import type { EventId, Language, UserId } from '@smachot/contracts';
import type { Result } from '@smachot/kernel';
import { type ExistingGuest, GuestListPort } from '@smachot/server-guest-import';
import { ExistingGuests } from '../persistence/guests/existing-guests';
import { InvitationAccess } from '../persistence/invitations/invitation-access';

/** Guest list of an invitation, for imports: editors add guests to it. */
@Injectable()
export class GuestListAdapter extends GuestListPort {
  constructor(
    private readonly access: InvitationAccess,
    private readonly existing: ExistingGuests,
  ) {
    super();
  }

  authorize(eventId: EventId, userId: UserId): Promise<Result<{ language: Language }>> {
    return this.access.require(eventId, userId, 'Editor');
  }

  guests(eventId: EventId): Promise<ExistingGuest[]> {
    return this.existing.ofEvent(eventId);
  }
}
