import { Module } from '@nestjs/common';
import { CouponsModule } from '@smachot/server-coupons';
import { MailWishesModule } from '@smachot/server-notifications';
import { PaymentsModule } from '@smachot/server-payments';
import { WebPagesModule } from '@smachot/server-web-pages';
import { HostedEventsExport } from './hosted-events-export';
import { HostedEventsTopics } from './hosted-events-topics';
import { HostedEventsOverview } from './hosted-events-overview';
import { EventModerationController } from './http/event-moderation.controller';
import { AttendeeMessagesController } from './http/attendee-messages.controller';
import { EventSeriesController } from './http/event-series.controller';
import { CheckInController } from './http/check-in.controller';
import { EventPostersController } from './http/event-posters.controller';
import { HostedEventsPortsModule } from './hosted-events-ports.module';
import { HostedEventsController } from './http/hosted-events.controller';
import { PublicEventsController } from './http/public-events.controller';
import { TicketKindsController } from './http/ticket-kinds.controller';
import { RegistrationsController } from './http/registrations.controller';
import { HostedEventsJobs } from './jobs/hosted-events-jobs';
import { AllEventsQueries } from './persistence/all-events.queries';
import { EventModerationRepository } from './persistence/event-moderation.repository';
import { EventSeriesQueries } from './persistence/event-series.queries';
import { EventSeriesRepository } from './persistence/event-series.repository';
import { HostedEventQueries } from './persistence/hosted-event.queries';
import { HostedEventRepository } from './persistence/hosted-event.repository';
import { MessageQueries } from './persistence/messages/message.queries';
import { MessageRepository } from './persistence/messages/message.repository';
import { PublicEventQueries } from './persistence/public-event.queries';
import { RegistrationRepository } from './persistence/registration.repository';
import { CheckInQueries } from './persistence/tickets/check-in.queries';
import { TicketKindQueries } from './persistence/tickets/ticket-kind.queries';
import { TicketQueries } from './persistence/tickets/ticket.queries';
import { TicketRepository } from './persistence/tickets/ticket.repository';
import { ScanRepository } from './persistence/scan.repository';
import { TicketMailRepository } from './persistence/ticket-mail.repository';
import { TicketPurchaseQueries } from './persistence/ticket-purchase.queries';
import { TicketPurchaseRepository } from './persistence/ticket-purchase.repository';
import { CallingOff } from './services/calling-off';
import { CoverChange } from './services/cover-change';
import { SeriesChange } from './services/series-change';
import { SeriesOpening } from './services/series-opening';
import { ChangePace } from './services/change-pace';
import { EventAccess } from './services/event-access';
import { EventArrivals } from './services/event-arrivals';
import { EventChange } from './services/event-change';
import { EventNotices } from './services/event-notices';
import { EventOpening } from './services/event-opening';
import { HostDecisions } from './services/host-decisions';
import { Dropping } from './services/paying/dropping';
import { TicketPaymentOutcomes } from './services/paying/payment-outcomes';
import { PaymentRetry } from './services/paying/payment-retry';
import { PurchaseBooks } from './services/paying/purchase-books';
import { RegistrationMoney } from './services/paying/registration-money';
import { TicketHolds } from './services/paying/ticket-holds';
import { TicketQuotes } from './services/paying/ticket-quotes';
import { TicketReceipts } from './services/paying/ticket-receipts';
import { TicketSale } from './services/paying/ticket-sale';
import { PersonSeats } from './services/person-seats';
import { Registering } from './services/registering';
import { RegistrationAudience } from './services/registration-audience';
import { RegistrationMoves } from './services/registration-moves';
import { RegistrationPace } from './services/registration-pace';
import { SeatLine } from './services/seat-line';
import { ShownStores } from './services/shown-stores';
import { StoresGateway } from './stores-gateway';
import { ApplyTicketPaymentHandler } from './use-cases/apply-ticket-payment';
import { AttendeesHandler } from './use-cases/attendees';
import { CancelEventsOfStoreHandler } from './use-cases/cancel-events-of-store';
import { CancelHostedEventHandler } from './use-cases/cancel-hosted-event';
import { CancelOwnRegistrationHandler } from './use-cases/cancel-own-registration';
import {
  CancelFollowingEventsHandler,
  ChangeFollowingEventsHandler,
} from './use-cases/change-following-events';
import { PreviewRepeatsHandler } from './use-cases/preview-repeats';
import { RepeatHostedEventHandler } from './use-cases/repeat-hosted-event';
import { ChangeHostedEventHandler } from './use-cases/change-hosted-event';
import { CheckInListHandler, RecordScansHandler } from './use-cases/check-in';
import { CreateHostedEventHandler, DuplicateHostedEventHandler } from './use-cases/create-hosted-event';
import { DecideRegistrationHandler } from './use-cases/decide-registration';
import { EventPageHandler, ModeratedEventOfHandler } from './use-cases/events-for-admins';
import { MoveEventStandingHandler } from './use-cases/move-event-standing';
import { ReportEventHandler } from './use-cases/report-event';
import { DrawEventPosterHandler, EventScansHandler, FollowEventCodeHandler } from './use-cases/event-poster';
import { DropUnpaidHandler } from './use-cases/drop-unpaid';
import { ExportAttendeesHandler } from './use-cases/export-attendees';
import { ForgetPersonHandler } from './use-cases/forget-person';
import { AttendeeMessagesHandler, MessageRecipientsHandler } from './use-cases/messages/attendee-messages';
import { MuteEventMessagesHandler, OwnEventMessagesHandler } from './use-cases/messages/own-event-messages';
import { SendAttendeeMessageHandler } from './use-cases/messages/send-attendee-message';
import { SendMessageMailsHandler } from './use-cases/messages/send-message-mails';
import { TellMessagesHandler } from './use-cases/messages/tell-messages';
import { HostedEventOfHandler, HostedEventsHandler } from './use-cases/hosted-events';
import { OwnRegistrationForHandler, OwnRegistrationsHandler } from './use-cases/own-registrations';
import { PartnerStoreEventsHandler } from './use-cases/partner-store-events';
import { PayForRegistrationHandler } from './use-cases/pay-for-registration';
import { PublicEventOfHandler } from './use-cases/public-event';
import { PublicEventCalendarHandler } from './use-cases/public-event-calendar';
import { PublicEventsHandler } from './use-cases/public-events';
import { PurgeEventsHandler } from './use-cases/purge-events';
import { RegisterHandler } from './use-cases/register';
import { RegistrationsToDecideHandler, RegistrationWaitsHandler } from './use-cases/registrations-to-decide';
import { RejectOverdueHandler } from './use-cases/reject-overdue';
import { TellCrewHandler } from './use-cases/tell-crew';
import { AllTicketKindsHandler, TicketKindsOfStoreHandler } from './use-cases/ticket-kinds';
import { TicketsFileHandler } from './use-cases/tickets-file';
import { TicketsOfHandler } from './use-cases/tickets-of';
import { SendTicketMailsHandler } from './use-cases/send-ticket-mails';
import { TicketPaymentsHandler } from './use-cases/ticket-payments';
import { TicketReceiptHandler } from './use-cases/ticket-receipt';
import { UploadCoverHandler } from './use-cases/upload-cover';
import { AttendeeNames } from './views/attendee-names';
import { EventHosts } from './views/event-hosts';
import { HostedEventViews } from './views/hosted-event-view';
import { PublicEventHeads } from './views/public-event-heads';
import { PublicEventPages } from './views/public-event-view';
import { OwnRegistrationViews } from './views/registration-view';
import { OwnTicketsViews } from './views/own-tickets-view';
import { TicketPaymentViews } from './views/ticket-payment-view';

const useCases = [
  ...[PublicEventsHandler, PublicEventOfHandler, PublicEventCalendarHandler, PartnerStoreEventsHandler],
  ...[CreateHostedEventHandler, DuplicateHostedEventHandler, ChangeHostedEventHandler, UploadCoverHandler],
  ...[CancelHostedEventHandler, HostedEventOfHandler, HostedEventsHandler],
  ...[
    RepeatHostedEventHandler,
    ChangeFollowingEventsHandler,
    CancelFollowingEventsHandler,
    PreviewRepeatsHandler,
  ],
  ...[DrawEventPosterHandler, EventScansHandler, FollowEventCodeHandler],
  ...[RegisterHandler, CancelOwnRegistrationHandler, OwnRegistrationForHandler, OwnRegistrationsHandler],
  ...[TicketsFileHandler, TicketsOfHandler, CheckInListHandler, RecordScansHandler],
  ...[AttendeesHandler, DecideRegistrationHandler, ExportAttendeesHandler],
  ...[RegistrationsToDecideHandler, RegistrationWaitsHandler],
  ...[EventPageHandler, ModeratedEventOfHandler, MoveEventStandingHandler, ReportEventHandler],
  ...[TellCrewHandler, AllTicketKindsHandler, TicketKindsOfStoreHandler],
  ...[AttendeeMessagesHandler, MessageRecipientsHandler, SendAttendeeMessageHandler],
  ...[MuteEventMessagesHandler, OwnEventMessagesHandler, SendMessageMailsHandler, TellMessagesHandler],
  ...[ApplyTicketPaymentHandler, DropUnpaidHandler, PayForRegistrationHandler, TicketPaymentsHandler],
  ...[SendTicketMailsHandler, TicketReceiptHandler],
  ...[RejectOverdueHandler, PurgeEventsHandler, ForgetPersonHandler, CancelEventsOfStoreHandler],
];
const persistence = [
  ...[AllEventsQueries, EventModerationRepository, EventSeriesQueries, EventSeriesRepository],
  ...[HostedEventQueries, HostedEventRepository, PublicEventQueries, RegistrationRepository],
  ...[TicketKindQueries, TicketQueries, TicketRepository, CheckInQueries, MessageQueries, MessageRepository],
  ...[ScanRepository, TicketMailRepository, TicketPurchaseQueries, TicketPurchaseRepository],
];
const services = [
  EventArrivals,
  ...[Dropping, PaymentRetry, PurchaseBooks, RegistrationMoney],
  ...[TicketHolds, TicketPaymentOutcomes, TicketQuotes, TicketReceipts, TicketSale],
  ...[CallingOff, EventAccess, EventChange, EventNotices, EventOpening, HostDecisions, PersonSeats],
  ...[
    Registering,
    RegistrationAudience,
    RegistrationMoves,
    RegistrationPace,
    ChangePace,
    SeatLine,
    SeriesChange,
    SeriesOpening,
    CoverChange,
    ShownStores,
    StoresGateway,
  ],
];
const views = [
  AttendeeNames,
  EventHosts,
  HostedEventViews,
  OwnRegistrationViews,
  OwnTicketsViews,
  PublicEventPages,
  TicketPaymentViews,
];

@Module({
  imports: [CouponsModule, HostedEventsPortsModule, MailWishesModule, PaymentsModule],
  providers: [...useCases, ...persistence, ...services, ...views],
  exports: [
    AllEventsQueries,
    EventAccess,
    TicketPurchaseQueries,
    EventHosts,
    HostedEventQueries,
    MessageQueries,
    PublicEventPages,
    PublicEventQueries,
  ],
})
class HostedEventsModule {}

@Module({
  imports: [HostedEventsModule, WebPagesModule],
  controllers: [
    AttendeeMessagesController,
    EventModerationController,
    EventPostersController,
    PublicEventsController,
    HostedEventsController,
    RegistrationsController,
    CheckInController,
    EventSeriesController,
    TicketKindsController,
  ],
  providers: [HostedEventsExport, HostedEventsOverview, HostedEventsTopics, PublicEventHeads],
})
export class HostedEventsHttpModule {}

@Module({ imports: [HostedEventsModule], providers: [HostedEventsJobs] })
export class HostedEventsJobsModule {}
