export {
  type Decision,
  type MessageContent,
  type ContentRequest,
  MessageContentProvider,
  type PayloadRef,
} from './domain/message-content';
export { NoticeSource } from './domain/notice';
export { roundOfTurn, TEST_ROUND, turnOfRound } from './domain/rounds';
export { MessagingHttpModule, MessagingJobsModule, MessagingModule } from './messaging.module';
export { lastAllowedHours, nextAllowed, type QuietCalendar } from './quiet/quiet-calendar';
export { OwnPicture } from './gateway/own-picture';
export { HostKeys } from './persistence/host-keys';
export { messagingPersistence } from './persistence/messaging.persistence';
export { isNotice, type NoticeName, noticeVariables } from './templates/notice-texts';
export { renderTemplate } from './templates/render-template';
export { type ChangedNumber, ChangedNumbers } from './use-cases/changed-numbers';
export { CampaignProgress, type Progress } from './use-cases/campaign-progress';
export { HostSuspended } from './use-cases/host-suspended';
export { InboundReplies, type InboundReply } from './use-cases/inbound-replies';
export { LastWritten } from './use-cases/last-written';
export { WrittenBy } from './use-cases/written-by';
export { type Correspondence, MessagesOf } from './use-cases/messages-of';
export { saysStranger } from './domain/complaints';
export { isOptOut, mayBeOptOut } from './domain/opt-out';
export { OptedOut } from './use-cases/opted-out';
