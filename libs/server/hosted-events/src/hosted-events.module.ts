import { Module } from '@nestjs/common';
import { WebPagesModule } from '@smachot/server-web-pages';
import { HostedEventsExport } from './hosted-events-export';
import { HostedEventsController } from './http/hosted-events.controller';
import { PublicEventsController } from './http/public-events.controller';
import { RegistrationsController } from './http/registrations.controller';
import { HostedEventsJobs } from './jobs/hosted-events-jobs';
import { HostedEventQueries } from './persistence/hosted-event.queries';
import { HostedEventRepository } from './persistence/hosted-event.repository';
import { PublicEventQueries } from './persistence/public-event.queries';
import { RegistrationRepository } from './persistence/registration.repository';
import { CallingOff } from './services/calling-off';
import { ChangePace } from './services/change-pace';
import { EventAccess } from './services/event-access';
import { EventChange } from './services/event-change';
import { EventNotices } from './services/event-notices';
import { EventOpening } from './services/event-opening';
import { HostDecisions } from './services/host-decisions';
import { PersonSeats } from './services/person-seats';
import { Registering } from './services/registering';
import { RegistrationAudience } from './services/registration-audience';
import { RegistrationMoves } from './services/registration-moves';
import { RegistrationPace } from './services/registration-pace';
import { SeatLine } from './services/seat-line';
import { ShownStores } from './services/shown-stores';
import { StoresGateway } from './stores-gateway';
import { AttendeesHandler } from './use-cases/attendees';
import { CancelEventsOfStoreHandler } from './use-cases/cancel-events-of-store';
import { CancelHostedEventHandler } from './use-cases/cancel-hosted-event';
import { CancelOwnRegistrationHandler } from './use-cases/cancel-own-registration';
import { ChangeHostedEventHandler } from './use-cases/change-hosted-event';
import { CreateHostedEventHandler, DuplicateHostedEventHandler } from './use-cases/create-hosted-event';
import { DecideRegistrationHandler } from './use-cases/decide-registration';
import { ExportAttendeesHandler } from './use-cases/export-attendees';
import { ForgetPersonHandler } from './use-cases/forget-person';
import { HostedEventOfHandler, HostedEventsHandler } from './use-cases/hosted-events';
import { OwnRegistrationForHandler, OwnRegistrationsHandler } from './use-cases/own-registrations';
import { PartnerStoreEventsHandler } from './use-cases/partner-store-events';
import { PublicEventOfHandler } from './use-cases/public-event';
import { PublicEventCalendarHandler } from './use-cases/public-event-calendar';
import { PublicEventsHandler } from './use-cases/public-events';
import { PurgeEventsHandler } from './use-cases/purge-events';
import { RegisterHandler } from './use-cases/register';
import { RejectOverdueHandler } from './use-cases/reject-overdue';
import { UploadCoverHandler } from './use-cases/upload-cover';
import { AttendeeNames } from './views/attendee-names';
import { EventHosts } from './views/event-hosts';
import { HostedEventViews } from './views/hosted-event-view';
import { PublicEventHeads } from './views/public-event-heads';
import { PublicEventPages } from './views/public-event-view';
import { OwnRegistrationViews } from './views/registration-view';

const useCases = [
  ...[PublicEventsHandler, PublicEventOfHandler, PublicEventCalendarHandler, PartnerStoreEventsHandler],
  ...[CreateHostedEventHandler, DuplicateHostedEventHandler, ChangeHostedEventHandler, UploadCoverHandler],
  ...[CancelHostedEventHandler, HostedEventOfHandler, HostedEventsHandler],
  ...[RegisterHandler, CancelOwnRegistrationHandler, OwnRegistrationForHandler, OwnRegistrationsHandler],
  ...[AttendeesHandler, DecideRegistrationHandler, ExportAttendeesHandler],
  ...[RejectOverdueHandler, PurgeEventsHandler, ForgetPersonHandler, CancelEventsOfStoreHandler],
];
const persistence = [HostedEventQueries, HostedEventRepository, PublicEventQueries, RegistrationRepository];
const services = [
  ...[CallingOff, EventAccess, EventChange, EventNotices, EventOpening, HostDecisions, PersonSeats],
  ...[
    Registering,
    RegistrationAudience,
    RegistrationMoves,
    RegistrationPace,
    ChangePace,
    SeatLine,
    ShownStores,
    StoresGateway,
  ],
];
const views = [AttendeeNames, EventHosts, HostedEventViews, OwnRegistrationViews, PublicEventPages];

@Module({
  providers: [...useCases, ...persistence, ...services, ...views],
  exports: [EventHosts, HostedEventQueries, PublicEventPages, PublicEventQueries],
})
export class HostedEventsModule {}

@Module({
  imports: [HostedEventsModule, WebPagesModule],
  controllers: [PublicEventsController, HostedEventsController, RegistrationsController],
  providers: [HostedEventsExport, PublicEventHeads],
})
export class HostedEventsHttpModule {}

@Module({ imports: [HostedEventsModule], providers: [HostedEventsJobs] })
export class HostedEventsJobsModule {}
