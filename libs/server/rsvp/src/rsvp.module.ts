import { Module } from '@nestjs/common';
import { MessagingModule } from '@smachot/server-messaging';
import { PaymentsModule } from '@smachot/server-payments';
import { RsvpPortsModule } from './rsvp-ports.module';
import { EarlierPhones } from './persistence/earlier-phones';
import { MergedGuests } from './persistence/merged-guests';
import { Changes } from './persistence/changes';
import { HostReplies } from './persistence/host-replies';
import { Inbox } from './persistence/inbox';
import { TestMessages } from './persistence/test-messages';
import { RsvpRepository } from './persistence/rsvp.repository';
import { SendLog } from './persistence/send-log';
import { sendingPersistence } from './persistence/sending/sending.providers';
import { linkServices } from './services/links/link.providers';
import { sendingServices } from './services/sending/sending.providers';
import { AddGuestsHandler } from './use-cases/add-guests';
import { AnswerAsGuestHandler } from './use-cases/answer-as-guest';
import { CampaignsHandler, OneCampaignHandler } from './use-cases/sending/campaigns';
import { ChangeGuestHandler } from './use-cases/change-guest';
import { ChangeGuestsHandler, DeleteGuestsHandler, RestoreGuestsHandler } from './use-cases/change-guests';
import { ChangeInvitationHandler } from './use-cases/change-invitation';
import { InviteCohostHandler, WithdrawCohostInvitationHandler } from './use-cases/cohost-invitations';
import { ChangeCohostRoleHandler, CohostsHandler, RemoveCohostHandler } from './use-cases/cohosts';
import { CreateInvitationHandler } from './use-cases/create-invitation';
import { DeleteInvitationHandler } from './use-cases/delete-invitation';
import { EventTopics } from './event-topics';
import { DuplicateGuestsHandler, KeepGuestsApartHandler } from './use-cases/duplicate-guests';
import { GuestCalendarHandler } from './use-cases/guest-calendar';
import { GuestHistoryHandler } from './use-cases/guest-history';
import { GuestPageOfHandler, GuestPages } from './use-cases/guest-page';
import { ListInboxHandler } from './use-cases/list-inbox';
import { MarkConversationReadHandler } from './use-cases/mark-conversation-read';
import { ReadConversationHandler } from './use-cases/read-conversation';
import { ReplySender } from './use-cases/reply-sender';
import { ReplyToGuestHandler, RetryReplyHandler } from './use-cases/reply-to-guest';
import { InvitationsHandler, OneInvitationHandler } from './use-cases/invitations';
import { ListRsvpsHandler, RsvpIdsHandler } from './use-cases/list-rsvps';
import { AnswerCohostInvitationHandler, MyCohostInvitationsHandler } from './use-cases/my-cohost-invitations';
import { CopyGuestLinkHandler, TextGuestLinkHandler } from './use-cases/links/host-guest-links';
import { MergeGuestsHandler } from './use-cases/merge-guests';
import { OneRsvpHandler } from './use-cases/one-rsvp';
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
import { UploadImageHandler } from './use-cases/upload-image';
import { CampaignViews } from './views/campaign-view';
import { InvitationViews } from './views/invitation-view';

const invitations = [
  ...[CreateInvitationHandler, ChangeInvitationHandler, DeleteInvitationHandler, UploadImageHandler],
  ...[OneInvitationHandler, InvitationsHandler],
];
const cohosts = [
  ...[CohostsHandler, InviteCohostHandler, WithdrawCohostInvitationHandler, ChangeCohostRoleHandler],
  ...[RemoveCohostHandler, MyCohostInvitationsHandler, AnswerCohostInvitationHandler],
];
const guests = [
  ...[AddGuestsHandler, ChangeGuestHandler, ChangeGuestsHandler, DeleteGuestsHandler, RestoreGuestsHandler],
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
    ...[Inbox, HostReplies, ReplySender, TestMessages],
    ...[InvitationViews, CampaignViews, GuestPages],
    ...[...invitations, ...cohosts, ...guests, ...sending, ...inbox, ...guestPage],
  ],
  exports: [
    ...[RsvpRepository, SendLog, MergedGuests, EarlierPhones, Inbox, HostReplies, TestMessages],
    ...[...sendingPersistence, ...sendingServices, ...linkServices],
  ],
})
export class RsvpModule {}
