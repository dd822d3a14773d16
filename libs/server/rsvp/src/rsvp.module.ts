import { Module } from '@nestjs/common';
import { MessagingModule } from '@smachot/server-messaging';
import { PaymentsModule } from '@smachot/server-payments';
import { RsvpPortsModule } from './rsvp-ports.module';
import { EarlierPhones } from './persistence/guests/earlier-phones';
import { GiftRepository } from './persistence/gifts/gift.repository';
import { MergedGuests } from './persistence/guests/merged-guests';
import { Changes } from './persistence/sending/changes';
import { HostReplies } from './persistence/replies/host-replies';
import { Inbox } from './persistence/replies/inbox';
import { TestMessages } from './persistence/sending/test-messages';
import { RsvpRepository } from './persistence/guests/rsvp.repository';
import { SendLog } from './persistence/sending/send-log';
import { sendingPersistence } from './persistence/sending/sending.providers';
import { linkServices } from './services/links/link.providers';
import { sendingServices } from './services/sending/sending.providers';
import { AcceptNumbersHandler } from './use-cases/guests/accept-numbers';
import { AddGuestsHandler } from './use-cases/guests/add-guests';
import { AnswerAsGuestHandler } from './use-cases/guest-page/answer-as-guest';
import { CampaignsHandler, OneCampaignHandler } from './use-cases/sending/campaigns';
import { ChangeGuestHandler } from './use-cases/guests/change-guest';
import {
  ChangeGuestsHandler,
  DeleteGuestsHandler,
  RestoreGuestsHandler,
} from './use-cases/guests/change-guests';
import { ChangeInvitationHandler } from './use-cases/invitations/change-invitation';
import { InviteCohostHandler, WithdrawCohostInvitationHandler } from './use-cases/cohosts/cohost-invitations';
import { ChangeCohostRoleHandler, CohostsHandler, RemoveCohostHandler } from './use-cases/cohosts/cohosts';
import { CreateInvitationHandler } from './use-cases/invitations/create-invitation';
import { DeleteInvitationHandler } from './use-cases/invitations/delete-invitation';
import { EventTopics } from './event-topics';
import { DuplicateGuestsHandler, KeepGuestsApartHandler } from './use-cases/guests/duplicate-guests';
import { GuestCalendarHandler } from './use-cases/guest-page/guest-calendar';
import { GuestHistoryHandler } from './use-cases/guests/guest-history';
import { GuestPageOfHandler } from './use-cases/guest-page/guest-page';
import { ListInboxHandler } from './use-cases/replies/list-inbox';
import { MarkConversationReadHandler } from './use-cases/replies/mark-conversation-read';
import { ReadConversationHandler } from './use-cases/replies/read-conversation';
import { ReplySender } from './services/reply-sender';
import { ReplyToGuestHandler, RetryReplyHandler } from './use-cases/replies/reply-to-guest';
import { InvitationsHandler, OneInvitationHandler } from './use-cases/invitations/invitations';
import { ListRsvpsHandler, RsvpIdsHandler } from './use-cases/guests/list-rsvps';
import {
  AnswerCohostInvitationHandler,
  MyCohostInvitationsHandler,
} from './use-cases/cohosts/my-cohost-invitations';
import { CopyGuestLinkHandler, TextGuestLinkHandler } from './use-cases/links/host-guest-links';
import { MergeGuestsHandler } from './use-cases/guests/merge-guests';
import { OneRsvpHandler } from './use-cases/guests/one-rsvp';
import { PreviewSendHandler } from './use-cases/sending/preview-send';
import { RequestGuestLinkHandler } from './use-cases/links/request-guest-link';
import { OneTestMessageHandler, SendTestMessageHandler } from './use-cases/sending/send-test-message';
import { SendInvitesHandler } from './use-cases/sending/send-invites';
import { SteerCampaignHandler } from './use-cases/sending/steer-campaign';
import {
  DismissChangeHandler,
  PendingChangeHandler,
  TellChangeHandler,
} from './use-cases/sending/tell-change';
import { UploadImageHandler } from './use-cases/invitations/upload-image';
import { doorProviders } from './use-cases/door/door.providers';
import { GuestArrivals } from './services/door/guest-arrivals';
import { CampaignViews } from './views/campaign-view';
import { DistinctGuests, DuplicateQueries } from './persistence/guests/duplicates';
import { GuestHistoryQueries } from './persistence/guests/guest-history.queries';
import { GuestPageQueries } from './persistence/guests/guest-page.queries';
import { NumberDigests } from './persistence/guests/number-digests';
import { GuestQueries } from './persistence/guests/guest.queries';
import { CohostQueries } from './persistence/invitations/cohost.queries';
import { CohostRepository } from './persistence/invitations/cohost.repository';
import { InvitationQueries } from './persistence/invitations/invitation.queries';
import { ConversationQueries } from './persistence/replies/conversation.queries';
import { InboxQueries } from './persistence/replies/inbox.queries';
import { GuestAnswers } from './services/guest-answers';
import { GuestMerger } from './services/guest-merger';
import { GuestPages } from './services/guest-pages';
import { GuestTimeline } from './services/guest-timeline';
import { InvitationViews } from './services/invitation-views';
import { InvitationWriter } from './services/invitation-writer';
import { ReminderEligibility } from './services/reminder-eligibility';
import { ReplyObstacles } from './services/reply-obstacles';
import { ReplyRecipients } from './services/reply-recipients';
import { WaitingNumbers } from './services/waiting-numbers';

const invitations = [
  ...[CreateInvitationHandler, ChangeInvitationHandler, DeleteInvitationHandler, UploadImageHandler],
  ...[OneInvitationHandler, InvitationsHandler],
];
const cohosts = [
  ...[CohostsHandler, InviteCohostHandler, WithdrawCohostInvitationHandler, ChangeCohostRoleHandler],
  ...[RemoveCohostHandler, MyCohostInvitationsHandler, AnswerCohostInvitationHandler],
];
const guests = [
  ...[
    AcceptNumbersHandler,
    AddGuestsHandler,
    ChangeGuestHandler,
    ChangeGuestsHandler,
    DeleteGuestsHandler,
    RestoreGuestsHandler,
  ],
  ...[ListRsvpsHandler, RsvpIdsHandler, OneRsvpHandler, GuestHistoryHandler],
  ...[DuplicateGuestsHandler, MergeGuestsHandler, KeepGuestsApartHandler],
  ...[CopyGuestLinkHandler, TextGuestLinkHandler],
];
const sending = [
  PreviewSendHandler,
  SendInvitesHandler,
  ...[SendTestMessageHandler, OneTestMessageHandler],
  SteerCampaignHandler,
  ...[PendingChangeHandler, TellChangeHandler, DismissChangeHandler],
  CampaignsHandler,
  OneCampaignHandler,
];
const inbox = [
  ...[ListInboxHandler, ReadConversationHandler, MarkConversationReadHandler],
  ...[ReplyToGuestHandler, RetryReplyHandler],
];
const guestPage = [GuestPageOfHandler, AnswerAsGuestHandler, RequestGuestLinkHandler, GuestCalendarHandler];

@Module({
  imports: [RsvpPortsModule, MessagingModule, PaymentsModule],
  providers: [
    ...[RsvpRepository, SendLog, EventTopics, Changes, MergedGuests, EarlierPhones],
    ...[...sendingPersistence, ...sendingServices, ...linkServices],
    ...[Inbox, HostReplies, TestMessages, GiftRepository, NumberDigests, WaitingNumbers],
    ...[GuestQueries, GuestHistoryQueries, DuplicateQueries, DistinctGuests, GuestPageQueries],
    ...[InvitationQueries, CohostQueries, CohostRepository, InboxQueries, ConversationQueries],
    ...[InvitationViews, InvitationWriter, CampaignViews],
    ...[GuestMerger, GuestTimeline, ReminderEligibility, GuestPages, GuestAnswers],
    ...[ReplyObstacles, ReplyRecipients, ReplySender],
    ...[...invitations, ...cohosts, ...guests, ...sending, ...inbox, ...guestPage],
    ...doorProviders,
  ],
  exports: [
    ...[RsvpRepository, SendLog, MergedGuests, EarlierPhones, Inbox, HostReplies, TestMessages],
    ...[...sendingPersistence, ...sendingServices, ...linkServices],
    ...[CohostRepository, InvitationWriter, GiftRepository, ReplyRecipients, ReplySender, GuestArrivals],
    ...[NumberDigests, WaitingNumbers],
  ],
})
export class RsvpModule {}
