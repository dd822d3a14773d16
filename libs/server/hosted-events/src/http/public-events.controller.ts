import { Controller, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  getPublicEvent,
  type InputOf,
  listPartnerStoreEvents,
  listPublicEvents,
  publicEventCalendarFile,
} from '@smachot/contracts';
import { Input, Serves } from '@smachot/server-platform';
import { PartnerStoreEvents } from '../use-cases/partner-store-events';
import { PublicEventOf } from '../use-cases/public-event';
import { PublicEventCalendar } from '../use-cases/public-event-calendar';
import { PublicEvents } from '../use-cases/public-events';

@Controller()
export class PublicEventsController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(listPublicEvents)
  list(@Input() { query }: InputOf<typeof listPublicEvents>) {
    return this.queries.execute(new PublicEvents(query));
  }
  @Serves(listPartnerStoreEvents)
  ofStore(@Input() { params }: InputOf<typeof listPartnerStoreEvents>) {
    return this.queries.execute(new PartnerStoreEvents(params.partner));
  }
  @Serves(getPublicEvent)
  one(@Input() { params }: InputOf<typeof getPublicEvent>) {
    return this.queries.execute(new PublicEventOf(params.slug));
  }
  @Serves(publicEventCalendarFile)
  @Header('content-type', publicEventCalendarFile.media)
  @Header('content-disposition', 'attachment; filename="event.ics"')
  calendar(@Input() { params }: InputOf<typeof publicEventCalendarFile>) {
    return this.queries.execute(new PublicEventCalendar(params.slug));
  }
}
