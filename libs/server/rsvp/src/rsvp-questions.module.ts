import { Module } from '@nestjs/common';
import { ArrivedSeatsOfHandler } from './adapters/arrived-seats-of';
import { AttendanceOfHandler } from './adapters/attendance-of';
import { EventsOfHostHandler } from './adapters/events-of-host';
import { RideCountsOfHandler } from './adapters/ride-counts-of';
import { RoleInInvitationHandler } from './adapters/role-in-invitation';
import { SeatsOfHandler } from './adapters/seats-of';
import { WishesOfHandler } from './adapters/wishes-of';
import { AttendanceQueries } from './persistence/door/attendance.queries';
import { DoorQueries } from './persistence/door/door.queries';
import { ConfirmedGuestQueries } from './persistence/guests/confirmed-guest.queries';
import { RideQueries } from './persistence/rides/ride.queries';
import { HostEventQueries } from './persistence/invitations/host-event.queries';

/** Queries about invitations and their guests that other contexts may execute. */
@Module({
  providers: [
    ...[EventsOfHostHandler, SeatsOfHandler, WishesOfHandler, ArrivedSeatsOfHandler],
    ...[AttendanceOfHandler, AttendanceQueries, RoleInInvitationHandler],
    ...[RideCountsOfHandler, RideQueries],
    ...[ConfirmedGuestQueries, HostEventQueries, DoorQueries],
  ],
})
export class RsvpQuestionsModule {}
