export { ActLog } from './administration/act-log';
export { AdminOverview, type TodaysMoney, type WaitingNow } from './administration/admin-overview';
export { bulkOutcome } from './administration/bulk-outcome';
export { FeatureSwitches } from './administration/feature-switches';
export { type MoneyNow, type SendsNow, SystemReadings } from './administration/system-readings';
export { ArrivalLog, arrivalSchema, arrivalTable } from './check-in/arrival-log';
export { plausibleScans } from './check-in/scan-times';
export { ProductClock } from './clock/product-clock';
export { Config, ConfigurationError, readConfig } from './config/config';
export { collectWithoutHelpers } from './config/engine';
export { type ContextPersistence, createDataSource, migrate } from './database/data-source';
export { defineEntity } from './database/define-entity';
export { anyEntity } from './database/undeclared';
export { grantToApp } from './database/app-role';
export {
  assignments,
  columnList,
  type Columns,
  columnsOf,
  columnsWithout,
  selection,
  toRow,
} from './database/columns';
export { prepared } from './database/client';
export {
  Conditions,
  type ListPage,
  type ListPosition,
  type ListTable,
  readListPage,
} from './database/list-page';
export { nameQuery, nameWithin, periodOf, readSearch, type SearchWords } from './database/search-words';
export { ReadModel } from './database/read-model';
export { type StoreWaits, storeWaits } from './database/store-waits';
export { Turns } from './database/turns';
export { isRefusedValue } from './database/refused-values';
export { returningRows, Tx, UnitOfWork } from './database/unit-of-work';
export { addressLater, FileStore } from './files/file-store';
export { SealedFiles } from './files/sealed-files';
export { imageVariant } from './images/variants';
export {
  ImagePipeline,
  loadSharp,
  MEGAPIXELS_PER_MINUTE,
  readLimited,
  type StoredImage,
} from './images/image-pipeline';
export { OneAtATime } from './images/one-at-a-time';
export { PictureQueue } from './images/picture-queue';
export { forgetAnswers, forgetAnswersAbout } from './http/answers/forget-answers';
export {
  type Actor,
  AdminActs,
  Authenticator,
  GuestAuthenticator,
  type GuestActor,
  type UserActor,
} from './http/access/actor';
export type { ActValues, AdminAct, AdminChange } from './http/access/admin-act';
export { withoutSecrets } from './http/access/act-values';
export { currentAct } from './http/request-context';
export { Draining, drainOnSigterm } from './http/draining';
export { createHttpApp } from './http/http-app';
export { HttpModule } from './http/http.module';
export { ProblemError } from './http/problems/problem';
export { problemAnswer } from './http/problems/problem-answer';
export { DailyBudgets } from './http/access/daily-budgets';
export { isLoopback, networkOf, widerNetworkOf } from './http/access/network';
export { isBot } from './http/access/programs';
export type { PackedRoute } from './http/answers/packed-answers';
export { RateLimits } from './http/access/rate-limits';
export { type KnownRequest } from './http/calls/known-request';
export { Caller, Input, RawBody, Serves } from './http/calls/serves';
export { RawJson } from './http/answers/raw-json';
export { Upload, type UploadedFile } from './http/bodies/upload';
export type { Delivered, Delivery } from './jobs/delivery';
export { dueStatement, hasCome, isThere } from './jobs/due-ticks';
export { forEachAlone, togetherOrAlone } from './jobs/for-each-alone';
export { HandlesJob, HandlesJobs, OnTick } from './jobs/job-handler';
export { JobRuntime } from './jobs/job-runtime';
export { createRedis } from './jobs/redis';
export { Ticker } from './jobs/ticker';
export { retentionTick } from './retention/retention-jobs';
export { RetentionRuns } from './retention/retention-runs';
export { accessTopic, COMMAND_REDIS, Hints } from './live/hints';
export { STREAMS_OF_ACCOUNT } from './live/stream-limit';
export { LiveTopics } from './live/topics';
export { Logger } from './logging/logger';
export { type Mail, Mailer } from './mail/mailer';
export {
  type DueMail,
  mailsAreDue,
  type MailOutcome,
  MailsOnce,
  type MailTable,
  shownMailState,
} from './mail/mails-once';
export { Metrics } from './metrics/metrics';
export { saveOutbox } from './outbox/outbox.persistence';
export { RELAY_DUE } from './outbox/relay';
export { PlatformModule, WorkModule } from './platform.module';
export { PhoneKeys } from './secrets/phone-keys';
export { sameText, Secrets } from './secrets/secrets';
export { PushGateway, type PushSubscription } from './push/push-gateway';
export { type SendingOutcome, SmsGateway } from './sms/sms-gateway';
export { MASK, withoutContacts } from './texts/contact-details';
export { escapedHtml, mailPage } from './texts/mail-page';
export { type Direction, directionOfText } from './typeface/text-runs';
export { Typeface, type Typefaces } from './typeface/typeface';
export type { SpanOptions } from './tracing/tracer';
export { currentTrace, flushTraces, startTracing, traced } from './tracing/tracing';
export { platformPersistence } from './persistence/platform.persistence';
