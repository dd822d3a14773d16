import { anyEntity, arrivalSchema, type ContextPersistence } from '@smachot/server-platform';
import {
  EventScanSchema,
  EventSeriesSchema,
  HostedEventSchema,
  RegistrationSchema,
  TicketTypeSchema,
} from './hosted-events.schema';
import { AttendeeMessageSchema, MessageCopySchema, MessageMuteSchema } from './messages/message.schema';
import { AttendeeMessages1796000312000 } from './migrations/1796000312000-attendee-messages';
import { HostedEvents1795000000500 } from './migrations/1795000000500-hosted-events';
import { Hosting1796000310200 } from './migrations/1796000310200-hosting';
import { EventSeries1796000313000 } from './migrations/1796000313000-event-series';
import { EventModeration1796000311620 } from './migrations/1796000311620-event-moderation';
import { ToldChanges1796000311640 } from './migrations/1796000311640-told-changes';
import { EventReportSchema, ModerationSchema, ToldChangeSchema } from './moderation.schema';
import { Arrivals1796000311010 } from './migrations/1796000311010-arrivals';
import { Tickets1796000311000 } from './migrations/1796000311000-tickets';
import { TicketSchema } from './tickets/ticket.schema';
import { EventScans1796000311401 } from './migrations/1796000311401-event-scans';
import { PaidTickets1796000311100 } from './migrations/1796000311100-paid-tickets';
import { TicketMails1796000311110 } from './migrations/1796000311110-ticket-mails';
import { EventsByWords1796000374040 } from './migrations/1796000374040-events-by-words';
import { OwedForTickets1796000430000 } from './migrations/1796000430000-owed-for-tickets';
import { TicketMailSchema } from './ticket-mails.schema';
import { TicketPurchaseSchema } from './ticket-purchases.schema';

const ArrivalSchema = arrivalSchema('EventArrival', 'hosted_events', [
  {
    name: 'arrivals_subject_id',
    target: 'Ticket',
    columnNames: ['subjectId'],
    referencedColumnNames: ['id'],
    onDelete: 'CASCADE',
  },
]);

export const hostedEventsPersistence: ContextPersistence = {
  schema: 'hosted_events',
  entities: [
    anyEntity(EventSeriesSchema),
    anyEntity(HostedEventSchema),
    anyEntity(TicketTypeSchema),
    anyEntity(RegistrationSchema),
    anyEntity(TicketSchema),
    anyEntity(ArrivalSchema),
    anyEntity(TicketPurchaseSchema),
    TicketMailSchema,
    anyEntity(ModerationSchema),
    anyEntity(EventReportSchema),
    anyEntity(ToldChangeSchema),
    anyEntity(EventScanSchema),
    anyEntity(AttendeeMessageSchema),
    anyEntity(MessageCopySchema),
    anyEntity(MessageMuteSchema),
  ],
  migrations: [
    HostedEvents1795000000500,
    Hosting1796000310200,
    Tickets1796000311000,
    Arrivals1796000311010,
    PaidTickets1796000311100,
    TicketMails1796000311110,
    EventModeration1796000311620,
    ToldChanges1796000311640,
    EventScans1796000311401,
    AttendeeMessages1796000312000,
    EventSeries1796000313000,
    EventsByWords1796000374040,
    OwedForTickets1796000430000,
  ],
};
