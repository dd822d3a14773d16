import { Module } from '@nestjs/common';
import { EventsOfHostHandler } from './adapters/events-of-host';
import { SeatsOfHandler } from './adapters/seats-of';
import { WishesOfHandler } from './adapters/wishes-of';
import { ConfirmedGuestQueries } from './persistence/guests/confirmed-guest.queries';
import { HostEventQueries } from './persistence/invitations/host-event.queries';

/** Queries about invitations and their guests that other contexts may execute. */
@Module({
  providers: [EventsOfHostHandler, SeatsOfHandler, WishesOfHandler, ConfirmedGuestQueries, HostEventQueries],
})
export class RsvpQuestionsModule {}
