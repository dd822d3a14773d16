import { Module } from '@nestjs/common';
import { CloudConnection } from './gateway/cloud-connection';
import { Media } from './gateway/media';
import { OwnPicture } from './gateway/own-picture';
import { ProviderTokens } from './gateway/provider-tokens';
import { MessagingController } from './http/messaging.controller';
import { MessagingJobs } from './jobs/messaging-jobs';
import { MessagingTicks } from './jobs/messaging-ticks';
import { WakeListener } from './jobs/wake-listener';
import { Wake } from './jobs/wake-senders';
import { MessagingExport } from './messaging-export';
import { BatchSender } from './sender/batch-sender';
import { Claims } from './sender/claims';
import { Consequences } from './sender/consequences';
import { Letters } from './sender/message-contents';
import { Pace } from './sender/pace';
import { Posts } from './sender/posts';
import { Recorder } from './sender/record';
import { Recovery } from './sender/recovery';
import { Registration } from './sender/registration';
import { Sender } from './sender/sender';
import { HostKeys } from './persistence/host-keys';
import { AdmitUnknownHandler } from './use-cases/admit-unknown';
import { AllotBudgetHandler } from './use-cases/allot-budget';
import { CampaignProgressHandler } from './use-cases/campaign-progress';
import { CreateMessagesHandler } from './use-cases/create-messages';
import { FinishCampaignsHandler } from './use-cases/finish-campaigns';
import { ForgetGuestsHandler } from './use-cases/forget-guests';
import { HandleWebhookHandler } from './use-cases/handle-webhook';
import { ChangedNumbersHandler } from './use-cases/changed-numbers';
import { HostSuspendedHandler } from './use-cases/host-suspended';
import { InboundRepliesHandler } from './use-cases/inbound-replies';
import { KeepQuietHandler } from './use-cases/keep-quiet';
import { LastWrittenHandler } from './use-cases/last-written';
import { MessagesOfHandler } from './use-cases/messages-of';
import { OptedOutHandler } from './use-cases/opted-out';
import { PurgeHandler } from './use-cases/purge';
import { RefreshTokenHandler } from './use-cases/refresh-token';
import { SayNextHandler } from './use-cases/say-next';
import { SendingSwitchHandler, SetSendingSwitchHandler } from './use-cases/sending-switch';
import { SteerCampaignHandler } from './use-cases/steer-campaign';
import { UndecipheredWebhooksHandler } from './use-cases/undeciphered-webhooks';
import { WrittenByHandler } from './use-cases/written-by';
import { WriteNoticesHandler } from './use-cases/write-notices';
import { Complaints } from './webhooks/complaints';
import { Failures } from './webhooks/failures';
import { Matching } from './webhooks/matching';
import { OptOuts } from './webhooks/opt-outs';
import { ProcessWebhooks } from './webhooks/process-webhooks';
import { NumberMoves } from './webhooks/number-moves';
import { Replies } from './webhooks/replies';
import { Statuses } from './webhooks/statuses';
import { WebhookBodies } from './webhooks/webhook-bodies';
import { WebhookInbox } from './webhooks/webhook-inbox';
import { WebhookLoop } from './webhooks/webhook-loop';

const queries = [
  CampaignProgressHandler,
  HostSuspendedHandler,
  InboundRepliesHandler,
  ChangedNumbersHandler,
  LastWrittenHandler,
  MessagesOfHandler,
  OptedOutHandler,
  WrittenByHandler,
];

/** The providers that api and worker share: the queries of other contexts, and the sending switch. */
@Module({
  providers: [HostKeys, Wake, NumberMoves, OwnPicture, ...queries],
  exports: [HostKeys, Wake, NumberMoves, OwnPicture],
})
export class MessagingModule {}

@Module({
  imports: [MessagingModule],
  controllers: [MessagingController],
  providers: [
    WebhookInbox,
    SendingSwitchHandler,
    SetSendingSwitchHandler,
    UndecipheredWebhooksHandler,
    HandleWebhookHandler,
    MessagingExport,
  ],
})
export class MessagingHttpModule {}

const commands = [
  CreateMessagesHandler,
  SayNextHandler,
  SteerCampaignHandler,
  KeepQuietHandler,
  FinishCampaignsHandler,
  ForgetGuestsHandler,
  WriteNoticesHandler,
];
const chores = [AdmitUnknownHandler, AllotBudgetHandler, PurgeHandler, RefreshTokenHandler];
const gateway = [CloudConnection, Media, ProviderTokens];
const sending = [
  BatchSender,
  Claims,
  Consequences,
  Letters,
  Pace,
  Posts,
  Recorder,
  Recovery,
  Registration,
  Sender,
];
const receiving = [
  Complaints,
  Failures,
  Matching,
  OptOuts,
  ProcessWebhooks,
  Replies,
  Statuses,
  WebhookBodies,
  WebhookLoop,
];

/** Needs global modules that provide the MessageContentProvider and the NoticeSource. */
@Module({
  imports: [MessagingModule],
  providers: [
    ...commands,
    ...chores,
    ...gateway,
    ...sending,
    ...receiving,
    MessagingJobs,
    MessagingTicks,
    WakeListener,
  ],
  exports: [Sender, WebhookLoop, Recovery],
})
export class MessagingJobsModule {}
