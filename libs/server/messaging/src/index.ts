export {
  type Decision,
  type Letter,
  type LetterRequest,
  LetterSource,
  type PayloadRef,
} from './domain/letter';
export { NoticeSource } from './domain/notice';
export { roundOfTurn, turnOfRound } from './domain/rounds';
export { MessagingHttpModule, MessagingJobsModule, MessagingModule } from './messaging.module';
export {
  type AllowedHour,
  lastAllowedHours,
  nextAllowed,
  type QuietCalendar,
  type QuietReason,
} from './quiet/quiet-calendar';
export { messagingStore } from './store/messaging.store';
export { isNotice, type NoticeName, noticeVariables } from './templates/notice-texts';
export { renderTemplate, variablesOf } from './templates/render-template';
export { CampaignProgress, type Progress } from './use-cases/campaign-progress';
export { type Budget, HostBudget } from './use-cases/host-budget';
export { InboundReplies, type InboundReply } from './use-cases/inbound-replies';
export { type Correspondence, MessagesOf } from './use-cases/messages-of';
export { OptedOut } from './use-cases/opted-out';
