import { Module } from '@nestjs/common';
import { AnalyticsController } from './http/analytics.controller';
import { AnalyticsJobs } from './jobs/analytics-jobs';
import { FigureQueries } from './persistence/figure.queries';
import { FigureRepository } from './persistence/figure.repository';
import { OrderFactRepository } from './persistence/order-fact.repository';
import { VisitRepository } from './persistence/visit.repository';
import { DaySalts } from './services/day-salts';
import { VisitBuffer } from './services/visit-buffer';
import { StoresGateway } from './stores-gateway';
import { CountAnswerHandler } from './use-cases/count-answer';
import { CountOrderHandler } from './use-cases/count-order';
import { CountVisitsHandler } from './use-cases/count-visits';
import { DeleteExpiredHandler } from './use-cases/delete-expired';
import { RecordVisitHandler } from './use-cases/record-visit';
import { StoreAnalyticsOfHandler } from './use-cases/store-analytics';

const handlers = [
  ...[CountAnswerHandler, CountOrderHandler, CountVisitsHandler],
  ...[DeleteExpiredHandler, RecordVisitHandler, StoreAnalyticsOfHandler],
];

@Module({
  providers: [
    ...handlers,
    ...[FigureQueries, FigureRepository, OrderFactRepository, VisitRepository],
    ...[DaySalts, VisitBuffer, StoresGateway],
  ],
})
export class AnalyticsModule {}

@Module({ imports: [AnalyticsModule], controllers: [AnalyticsController] })
export class AnalyticsHttpModule {}

@Module({ imports: [AnalyticsModule], providers: [AnalyticsJobs] })
export class AnalyticsJobsModule {}
