import { Module } from '@nestjs/common';
import { WebPagesModule } from '@smachot/server-web-pages';
import { PublicEventsController } from './http/public-events.controller';
import { PublicEventQueries } from './persistence/public-event.queries';
import { PublicEventOfHandler } from './use-cases/public-event';
import { PublicEventCalendarHandler } from './use-cases/public-event-calendar';
import { PublicEventsHandler } from './use-cases/public-events';
import { PublicEventHeads } from './views/public-event-heads';
import { PublicEventPages } from './views/public-event-view';

const useCases = [PublicEventsHandler, PublicEventOfHandler, PublicEventCalendarHandler];

@Module({
  providers: [...useCases, PublicEventPages, PublicEventQueries],
  exports: [PublicEventPages, PublicEventQueries],
})
export class HostedEventsModule {}

@Module({
  imports: [HostedEventsModule, WebPagesModule],
  controllers: [PublicEventsController],
  providers: [PublicEventHeads],
})
export class HostedEventsHttpModule {}
