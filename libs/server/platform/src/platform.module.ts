import {
  type DynamicModule,
  Global,
  Inject,
  Injectable,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { ActLog } from './administration/act-log';
import { AdminOverview } from './administration/admin-overview';
import { DeadJobs } from './administration/dead-jobs';
import { FeatureSwitches } from './administration/feature-switches';
import { StuckRows } from './administration/stuck-rows';
import { SystemReadings } from './administration/system-readings';
import { ProductClock } from './clock/product-clock';
import { Config } from './config/config';
import { type ContextPersistence, createDataSource } from './database/data-source';
import { ReadModel } from './database/read-model';
import { UnitOfWork } from './database/unit-of-work';
import { FileStore } from './files/file-store';
import { SealedFiles } from './files/sealed-files';
import { DailyBudgets } from './http/access/daily-budgets';
import { RateLimits } from './http/access/rate-limits';
import { ImagePipeline } from './images/image-pipeline';
import { PictureQueue } from './images/picture-queue';
import { createRedis } from './jobs/redis';
import { Queues } from './jobs/queues';
import { Pulse } from './health/pulse';
import { JobFailures } from './jobs/job-failures';
import { JobRuntime } from './jobs/job-runtime';
import { Ticker } from './jobs/ticker';
import { TickRuns } from './jobs/tick-runs';
import { COMMAND_REDIS, Hints } from './live/hints';
import { LiveTopics } from './live/topics';
import { Logger } from './logging/logger';
import { Mailer } from './mail/mailer';
import { MailsOnce } from './mail/mails-once';
import { Metrics } from './metrics/metrics';
import { MetricsServer } from './metrics/metrics-server';
import { Housekeeping } from './outbox/housekeeping';
import { OutboxRelay } from './outbox/relay';
import { PushGateway } from './push/push-gateway';
import { RetentionRuns } from './retention/retention-runs';
import { PhoneKeys } from './secrets/phone-keys';
import { Secrets } from './secrets/secrets';
import { flushTraces } from './tracing/tracing';
import { SmsGateway } from './sms/sms-gateway';

@Injectable()
class Connections implements OnApplicationShutdown {
  constructor(
    private readonly source: DataSource,
    @Inject(COMMAND_REDIS) private readonly redis: Redis,
  ) {}
  async onApplicationShutdown(): Promise<void> {
    await flushTraces();
    this.redis.disconnect();
    if (this.source.isInitialized) await this.source.destroy();
  }
}

/** Everything under the contexts that both the api and the worker need. */
@Global()
@Module({})
export class PlatformModule {
  static with(config: Config, stores: ContextPersistence[], pool?: number): DynamicModule {
    const shared = [
      ...[Logger, Metrics, Secrets, PhoneKeys, ReadModel, UnitOfWork, Hints, LiveTopics, ProductClock],
      ...[
        ActLog,
        AdminOverview,
        DeadJobs,
        FeatureSwitches,
        RetentionRuns,
        StuckRows,
        SystemReadings,
        TickRuns,
      ],
      ...[FileStore, SealedFiles, PictureQueue, ImagePipeline, RateLimits, SmsGateway, Mailer, MailsOnce],
      ...[PushGateway, DailyBudgets],
    ];
    return {
      module: PlatformModule,
      imports: [CqrsModule.forRoot({ rethrowUnhandled: true })],
      providers: [
        { provide: Config, useValue: config },
        {
          provide: DataSource,
          useFactory: () => createDataSource(config.settings.DATABASE_URL, stores, pool).initialize(),
        },
        { provide: COMMAND_REDIS, useFactory: () => createRedis(config.settings.REDIS_URL, 'command') },
        { provide: Clock, useExisting: ProductClock },
        ...shared,
        Connections,
      ],
      exports: [CqrsModule, Config, DataSource, COMMAND_REDIS, Clock, ...shared],
    };
  }
}

/** Only the worker: the relay, the queues' processors and the ticks. */
@Module({
  imports: [DiscoveryModule],
  providers: [Queues, OutboxRelay, JobFailures, JobRuntime, Ticker, Housekeeping, MetricsServer, Pulse],
  exports: [Queues, OutboxRelay, JobRuntime, Ticker],
})
export class WorkModule {}
