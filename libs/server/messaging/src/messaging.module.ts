import { Module } from '@nestjs/common';
import { CloudConnection } from './gateway/cloud-connection';
import { Media } from './gateway/media';
import { MediaUpload } from './gateway/media-upload';
import { OwnPicture } from './gateway/own-picture';
import { ProviderTokens } from './gateway/provider-tokens';
import { TokenExchange } from './gateway/token-exchange';
import { MessagingController } from './http/messaging.controller';
import { MessagingJobs } from './jobs/messaging-jobs';
import { MessagingTicks } from './jobs/messaging-ticks';
import { WakeListener } from './jobs/wake-listener';
import { Wake } from './jobs/wake-senders';
import { MessagingExport } from './messaging-export';
import { MessagingOverview } from './messaging-overview';
import { BatchSender } from './sender/batch-sender';
import { Claims } from './sender/claims';
import { Consequences } from './sender/consequences';
import { MessageContents } from './sender/message-contents';
import { OutcomeWriter } from './sender/outcome-writer';
import { Pace } from './sender/pace';
import { Posts } from './sender/posts';
import { Recorder } from './sender/record';
import { Recovery } from './sender/recovery';
import { Registration } from './sender/registration';
import { Sender } from './sender/sender';
import { BudgetRepository } from './persistence/budget.repository';
import { CampaignQueries } from './persistence/campaign.queries';
import { CampaignRepository } from './persistence/campaign.repository';
import { HostNames } from './persistence/host-names';
import { HostKeys } from './persistence/host-keys';
import { InboundQueries } from './persistence/inbound.queries';
import { InboundRepository } from './persistence/inbound.repository';
import { MediaRepository } from './persistence/media.repository';
import { MessageQueries } from './persistence/message.queries';
import { MessageRepository } from './persistence/message.repository';
import { ProviderTokenRepository } from './persistence/provider-token.repository';
import { RetentionRepository } from './persistence/retention.repository';
import { SendingQueries } from './persistence/sending.queries';
import { SendsNowQueries } from './persistence/sends-now.queries';
import { SuspensionRepository } from './persistence/suspension.repository';
import { WebhookQueries } from './persistence/webhook.queries';
import { WebhookRepository } from './persistence/webhook.repository';
import { TokenRefresh } from './services/token-refresh';
import { WakingWork } from './services/waking-work';
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
import { PreviewSendingOfHostsHandler, SetSendingOfHostsHandler } from './use-cases/bulk-sending';
import { HostSuspending } from './services/host-suspending';
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
import { WebhookProcessor } from './webhooks/webhook-processor';

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

const views = [CampaignQueries, InboundQueries, MessageQueries, SendingQueries, SendsNowQueries];

/** The providers that api and worker share: the queries of other contexts, and the sending switch. */
@Module({
  providers: [HostKeys, HostNames, Wake, WakingWork, NumberMoves, OwnPicture, ...views, ...queries],
  exports: [HostKeys, HostNames, Wake, WakingWork, NumberMoves, OwnPicture, ...views],
})
export class MessagingModule {}

@Module({
  imports: [MessagingModule],
  controllers: [MessagingController],
  providers: [
    ...[HostSuspending, PreviewSendingOfHostsHandler, SetSendingOfHostsHandler],
    ...[SuspensionRepository, WebhookQueries, WebhookRepository],
    WebhookInbox,
    SendingSwitchHandler,
    SetSendingSwitchHandler,
    UndecipheredWebhooksHandler,
    HandleWebhookHandler,
    MessagingExport,
    MessagingOverview,
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
const gateway = [CloudConnection, Media, MediaUpload, ProviderTokens, TokenExchange, TokenRefresh];
const storage = [
  BudgetRepository,
  CampaignRepository,
  InboundRepository,
  MediaRepository,
  MessageRepository,
  ProviderTokenRepository,
  RetentionRepository,
];
const sending = [
  BatchSender,
  Claims,
  Consequences,
  MessageContents,
  OutcomeWriter,
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
  WebhookProcessor,
];

/** Needs global modules that provide the MessageContentProvider and the NoticeSource. */
@Module({
  imports: [MessagingModule],
  providers: [
    ...commands,
    ...chores,
    ...gateway,
    ...storage,
    ...sending,
    ...receiving,
    MessagingJobs,
    MessagingTicks,
    WakeListener,
  ],
  exports: [Sender, WebhookLoop, Recovery],
})
export class MessagingJobsModule {}
