import { Module } from '@nestjs/common';
import { ConsentsController } from './http/consents.controller';
import { NewslettersController } from './http/newsletters.controller';
import { NewsletterJobs } from './jobs/newsletter-jobs';
import { NewslettersExport } from './newsletters-export';
import { ConsentQueries } from './persistence/consent.queries';
import { ConsentRepository } from './persistence/consent.repository';
import { NewsletterQueries } from './persistence/newsletter.queries';
import { NewsletterRepository } from './persistence/newsletter.repository';
import { SendingStops } from './services/sending-stops';
import { UnsubscribeLinks } from './services/unsubscribe-links';
import { WrittenNewsletters } from './services/written-newsletters';
import { StoresGateway } from './stores-gateway';
import {
  AgreeToNewslettersHandler,
  OwnConsentsHandler,
  ReadConsentHandler,
  WithdrawConsentHandler,
} from './use-cases/consents';
import { DeleteOldConsentsHandler, ForgetPersonHandler, ForgetStoreHandler } from './use-cases/forget';
import { MoveNewsletterHandler } from './use-cases/move-newsletter';
import { ListNewsletterStopsHandler, ReleaseNewslettersHandler } from './use-cases/newsletter-stops';
import { ListNewslettersHandler, OneNewsletterHandler } from './use-cases/read-newsletters';
import { ScheduleNewsletterHandler } from './use-cases/schedule-newsletter';
import { SendNewsletterMailsHandler } from './use-cases/send-mails';
import { StartNewslettersHandler } from './use-cases/start-newsletters';
import { TestNewsletterHandler } from './use-cases/test-newsletter';
import { ReadUnsubscribeHandler, UnsubscribeHandler } from './use-cases/unsubscribe';
import { CreateNewsletterHandler, SaveNewsletterHandler } from './use-cases/write-newsletter';

const handlers = [
  ...[ListNewslettersHandler, OneNewsletterHandler, CreateNewsletterHandler, SaveNewsletterHandler],
  ...[TestNewsletterHandler, ScheduleNewsletterHandler, MoveNewsletterHandler],
  ...[StartNewslettersHandler, SendNewsletterMailsHandler],
  ...[ReadConsentHandler, AgreeToNewslettersHandler, OwnConsentsHandler, WithdrawConsentHandler],
  ...[ReadUnsubscribeHandler, UnsubscribeHandler, ListNewsletterStopsHandler, ReleaseNewslettersHandler],
  ...[ForgetPersonHandler, ForgetStoreHandler, DeleteOldConsentsHandler],
];

@Module({
  providers: [
    ...handlers,
    ...[NewsletterRepository, ConsentRepository, NewsletterQueries, ConsentQueries],
    ...[SendingStops, UnsubscribeLinks, WrittenNewsletters, StoresGateway],
  ],
  exports: [NewsletterQueries, ConsentQueries],
})
class NewslettersModule {}

@Module({
  imports: [NewslettersModule],
  controllers: [ConsentsController, NewslettersController],
  providers: [NewslettersExport],
})
export class NewslettersHttpModule {}

@Module({ imports: [NewslettersModule], providers: [NewsletterJobs] })
export class NewslettersJobsModule {}
