import { Module } from '@nestjs/common';
import { GuestImportJobsModule } from '@smachot/server-guest-import';
import { MessagingModule } from '@smachot/server-messaging';
import { PaymentsModule } from '@smachot/server-payments';
import { RsvpJobs } from './jobs/rsvp-jobs';
import { RsvpTicks } from './jobs/rsvp-ticks';
import { RsvpModule } from './rsvp.module';
import { RideRepository } from './persistence/rides/ride.repository';
import { Turns } from './persistence/replies/turns';
import { IssueEventBillsHandler } from './use-cases/billing/issue-event-bills';
import { GuestErasure } from './persistence/guests/guest-erasure';
import { Conversations } from './services/conversations/conversations';
import { HostInbox } from './services/conversations/host-inbox';
import { InboundTexts } from './services/conversations/inbound-texts';
import { ReplyRouter } from './services/conversations/reply-router';
import { TalkLoader } from './services/conversations/talk-loader';
import { TurnWriter } from './services/conversations/turn-writer';
import { EraseGuestsHandler } from './use-cases/guests/erase-guests';
import { FollowNumbersHandler } from './use-cases/sending/follow-numbers';
import { ForgetHostHandler } from './use-cases/invitations/forget-host';
import { TellWaitingNumbersHandler } from './use-cases/guests/tell-waiting-numbers';
import { LapseClosedHandler } from './use-cases/sending/lapse-closed';
import { NoteBillHandler } from './use-cases/billing/note-bill';
import {
  NoteCampaignFinishedHandler,
  NoteCampaignHeldHandler,
  NoteCampaignStoppedHandler,
} from './use-cases/sending/note-campaign';
import { RecordOutcomesHandler } from './use-cases/sending/record-outcomes';
import { RecordRepliesHandler } from './use-cases/replies/record-replies';
import { RunDueRoundsHandler } from './use-cases/sending/run-due-rounds';
import { SendCohostInvitationHandler } from './use-cases/sending/send-cohost-invitation';
import { RunScheduledSendsHandler } from './use-cases/sending/run-scheduled-sends';
import { SendGuestLinkHandler } from './use-cases/links/send-guest-link';
import { EventBillRepository } from './persistence/billing/event-bill.repository';
import { CohostInvitationSms } from './services/links/cohost-invitation-sms';
import { GuestLinkSms } from './services/links/guest-link-sms';
import { TurnDetailsOf } from './services/turn-details';

const jobs = [
  ...[
    RecordOutcomesHandler,
    RecordRepliesHandler,
    FollowNumbersHandler,
    SendGuestLinkHandler,
    SendCohostInvitationHandler,
    ForgetHostHandler,
  ],
  ...[NoteBillHandler, NoteCampaignHeldHandler, NoteCampaignStoppedHandler, NoteCampaignFinishedHandler],
];
const ticks = [
  ...[RunDueRoundsHandler, RunScheduledSendsHandler],
  ...[LapseClosedHandler, TellWaitingNumbersHandler, IssueEventBillsHandler, EraseGuestsHandler],
];

const conversations = [Conversations, TalkLoader, ReplyRouter, TurnWriter, HostInbox, InboundTexts, Turns];

@Module({
  imports: [RsvpModule, GuestImportJobsModule, MessagingModule, PaymentsModule],
  providers: [
    ...[RsvpJobs, RsvpTicks, TurnDetailsOf, RideRepository, GuestErasure, EventBillRepository],
    ...[CohostInvitationSms, GuestLinkSms],
    ...[...conversations, ...jobs, ...ticks],
  ],
})
export class RsvpJobsModule {}
