export { ProductClock } from './clock/product-clock';
export { Config, ConfigurationError, readConfig, type Settings } from './config/config';
export { collectWithoutHelpers } from './config/engine';
export { type ContextPersistence, createDataSource, migrate } from './database/data-source';
export { defineEntity } from './database/define-entity';
export { type AnyEntity, anyEntity } from './database/undeclared';
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
export { ReadModel } from './database/read-model';
export { returningRows, Tx, UnitOfWork } from './database/unit-of-work';
export { addressLater, contentHash, FileStore } from './files/file-store';
export { VERSION } from './health/version';
export { imageVariant } from './images/variants';
export {
  ImagePipeline,
  loadSharp,
  MEGAPIXELS_PER_MINUTE,
  readLimited,
  type StoredImage,
} from './images/image-pipeline';
export { PictureQueue } from './images/picture-queue';
export { openApi } from './docs/open-api';
export { forgetAnswers } from './http/answers/forget-answers';
export {
  type Actor,
  type AdminAct,
  AdminActs,
  Authenticator,
  GuestAuthenticator,
  type GuestActor,
  type UserActor,
} from './http/access/actor';
export { createHttpApp } from './http/http-app';
export { HttpModule } from './http/http.module';
export { ProblemError } from './http/problems/problem';
export { problemAnswer } from './http/problems/problem-answer';
export { networkOf } from './http/access/network';
export { RateLimits, type Taken } from './http/access/rate-limits';
export { type KnownRequest } from './http/calls/known-request';
export { CALL, Caller, Input, RawBody, Serves } from './http/calls/serves';
export { RawJson } from './http/answers/raw-json';
export { Upload, type UploadedFile } from './http/bodies/upload';
export type { Delivered, Delivery } from './jobs/delivery';
export { HandlesJob, HandlesJobs, OnTick } from './jobs/job-handler';
export { JobRuntime } from './jobs/job-runtime';
export { createRedis } from './jobs/redis';
export { Ticker } from './jobs/ticker';
export { accessTopic, COMMAND_REDIS, Hints, HINT_STREAM } from './live/hints';
export { STREAMS_OF_ACCOUNT } from './live/stream-limit';
export { LiveTopics } from './live/topics';
export { Logger } from './logging/logger';
export { type Mail, Mailer } from './mail/mailer';
export { type DueMail, type MailOutcome, MailsOnce, type MailTable, shownMailState } from './mail/mails-once';
export { Metrics } from './metrics/metrics';
export { OutboxRelay } from './outbox/relay';
export { PlatformModule, WorkModule } from './platform.module';
export { PhoneKeys } from './secrets/phone-keys';
export { sameText, Secrets } from './secrets/secrets';
export { type SendingOutcome, SmsGateway } from './sms/sms-gateway';
export { platformPersistence } from './persistence/platform.persistence';
