import { Injectable } from '@nestjs/common';
import type { AnswerOf, CrewInvitationId, myCrewInvitations, StoreId } from '@smachot/contracts';
import { Clock, type E164 } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';

type MyInvitation = AnswerOf<typeof myCrewInvitations>['invitations'][number];
export type OpenInvitation = Omit<MyInvitation, 'expiresAt'> & { expiresAt: Date };
export type InvitationToSend = { phone: E164; businessName: string; storeId: StoreId };

/** Reads crew invitations that are neither answered nor expired, of stores that are not closed. */
@Injectable()
export class CrewInvitationQueries {
  constructor(
    private readonly read: ReadModel,
    private readonly clock: Clock,
  ) {}

  openOfPhone(phone: E164): Promise<OpenInvitation[]> {
    return this.read.rows<OpenInvitation>(
      `select i.id as "invitationId", s.username as "partnerUsername", s.business_name as "businessName", i.role,
         i.expires_at as "expiresAt"
       from stores.crew_invitations i join stores.stores s on s.id = i.store_id
       where i.phone = $1 and i.answered_at is null and i.expires_at > $2 and s.closed_at is null order by i.id`,
      [phone, this.clock.now()],
    );
  }

  /** Answers undefined for an invitation without a phone, too: its owner's account was deleted. */
  findOpen(invitationId: CrewInvitationId): Promise<InvitationToSend | undefined> {
    return this.read.one<InvitationToSend>(
      `select i.phone, s.business_name as "businessName", s.id as "storeId"
       from stores.crew_invitations i join stores.stores s on s.id = i.store_id
       where i.id = $1 and i.answered_at is null and i.expires_at > $2 and i.phone is not null and s.closed_at is null`,
      [invitationId, this.clock.now()],
    );
  }
}
