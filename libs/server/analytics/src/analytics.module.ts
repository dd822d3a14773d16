import { Module } from '@nestjs/common';
import { AnalyticsController } from './http/analytics.controller';
import { QrCodesController } from './http/qr-codes.controller';
import { AnalyticsJobs } from './jobs/analytics-jobs';
import { FigureQueries } from './persistence/figure.queries';
import { FigureRepository } from './persistence/figure.repository';
import { OrderFactRepository } from './persistence/order-fact.repository';
import { VisitRepository } from './persistence/visit.repository';
import { DaySalts } from './services/day-salts';
import { QrAddresses } from './services/qr-addresses';
import { QrDrawings } from './services/qr-drawings';
import { VisitBuffer } from './services/visit-buffer';
import { StoresGateway } from './stores-gateway';
import { CountAnswerHandler } from './use-cases/count-answer';
import { CountOrdersHandler } from './use-cases/count-orders';
import { CountVisitsHandler } from './use-cases/count-visits';
import { DeleteExpiredHandler } from './use-cases/delete-expired';
import { RecordVisitHandler } from './use-cases/record-visit';
import { FollowQrCodeHandler } from './use-cases/follow-qr-code';
import { DrawQrPosterHandler } from './use-cases/qr-poster';
import { StoreAnalyticsOfHandler } from './use-cases/store-analytics';
import { StoreQrCodesHandler } from './use-cases/store-qr-codes';

const handlers = [
  ...[CountAnswerHandler, CountOrdersHandler, CountVisitsHandler],
  ...[DeleteExpiredHandler, RecordVisitHandler, StoreAnalyticsOfHandler],
  ...[DrawQrPosterHandler, FollowQrCodeHandler, StoreQrCodesHandler],
];

@Module({
  providers: [
    ...handlers,
    ...[FigureQueries, FigureRepository, OrderFactRepository, VisitRepository],
    ...[DaySalts, QrAddresses, QrDrawings, VisitBuffer, StoresGateway],
  ],
})
class AnalyticsModule {}

@Module({ imports: [AnalyticsModule], controllers: [AnalyticsController, QrCodesController] })
export class AnalyticsHttpModule {}

@Module({ imports: [AnalyticsModule], providers: [AnalyticsJobs] })
export class AnalyticsJobsModule {}
