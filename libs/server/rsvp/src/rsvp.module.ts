import { Global, Module } from '@nestjs/common';
import { BilledEvents, PaymentsModule } from '@smachot/server-payments';
import { GuestAuthenticator } from '@smachot/server-platform';
import { EventsOfBills } from './ports/events-of-bills';
import { GuestTokens } from './store/guest-tokens';
import { InvitationRepository } from './store/invitation.repository';
import { RsvpRepository } from './store/rsvp.repository';
import { AddGuestsHandler } from './use-cases/add-guests';
import { AnswerAsGuestHandler } from './use-cases/answer-as-guest';
import { CampaignSender } from './use-cases/campaign-sender';
import { ChangeGuestHandler } from './use-cases/change-guest';
import { ChangeGuestsHandler, DeleteGuestsHandler, RestoreGuestsHandler } from './use-cases/change-guests';
import { ChangeInvitationHandler } from './use-cases/change-invitation';
import { CreateInvitationHandler } from './use-cases/create-invitation';
import { DeleteInvitationHandler } from './use-cases/delete-invitation';
import { GuestPageOfHandler, GuestPages } from './use-cases/guest-page';
import { InvitationsHandler, OneInvitationHandler } from './use-cases/invitations';
import { SendJudge } from './use-cases/judge-send';
import { ListRsvpsHandler, RsvpIdsHandler } from './use-cases/list-rsvps';
import { SendInvitesHandler } from './use-cases/send-invites';
import { InvitationViews } from './views/invitation-view';

const handlers = [
  AddGuestsHandler,
  AnswerAsGuestHandler,
  ChangeGuestHandler,
  ChangeGuestsHandler,
  ChangeInvitationHandler,
  CreateInvitationHandler,
  DeleteGuestsHandler,
  DeleteInvitationHandler,
  GuestPageOfHandler,
  InvitationsHandler,
  ListRsvpsHandler,
  OneInvitationHandler,
  RestoreGuestsHandler,
  RsvpIdsHandler,
  SendInvitesHandler,
];

/** What other contexts and the platform ask of this one; global, since they may not import it. */
@Global()
@Module({
  providers: [GuestTokens, { provide: GuestAuthenticator, useExisting: GuestTokens }, { provide: BilledEvents, useClass: EventsOfBills }],
  exports: [GuestTokens, GuestAuthenticator, BilledEvents],
})
export class RsvpPortsModule {}

@Module({
  imports: [RsvpPortsModule, PaymentsModule],
  providers: [InvitationRepository, RsvpRepository, InvitationViews, GuestPages, SendJudge, CampaignSender, ...handlers],
  exports: [InvitationRepository, RsvpRepository],
})
export class RsvpModule {}
