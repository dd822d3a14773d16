import { Module } from '@nestjs/common';
import { GuestRideController } from './http/guest-ride.controller';
import { PassengerFilesController } from './http/passenger-files.controller';
import { RidesController } from './http/rides.controller';
import { RideQueries } from './persistence/rides/ride.queries';
import { RideRepository } from './persistence/rides/ride.repository';
import { RsvpModule } from './rsvp.module';
import { GuestRides } from './services/guest-rides';
import { HostRides } from './services/host-rides';
import { AssignPassengersHandler, AssignRestHandler } from './use-cases/rides/assign-passengers';
import { RemoveBusHandler, SaveBusHandler } from './use-cases/rides/buses';
import { ChoosePassengerStopHandler } from './use-cases/rides/choose-passenger-stop';
import { ChooseGuestStopHandler, GuestRideOfHandler } from './use-cases/rides/guest-ride';
import { ExportPassengersHandler, PrintPassengersHandler } from './use-cases/rides/passenger-files';
import { ListPassengersHandler, ReadRidesHandler } from './use-cases/rides/read-rides';
import { ReleaseRidesHandler } from './use-cases/rides/release-rides';
import { RemoveRideStopHandler, SaveRideStopHandler } from './use-cases/rides/ride-stops';

/** Stops, buses and passengers of an event, for its hosts and its guests. */
@Module({
  imports: [RsvpModule],
  controllers: [RidesController, PassengerFilesController, GuestRideController],
  providers: [
    ...[RideQueries, RideRepository, HostRides, GuestRides],
    ...[ReadRidesHandler, ListPassengersHandler, ReleaseRidesHandler, ChoosePassengerStopHandler],
    ...[SaveRideStopHandler, RemoveRideStopHandler, SaveBusHandler, RemoveBusHandler],
    ...[AssignPassengersHandler, AssignRestHandler, PrintPassengersHandler, ExportPassengersHandler],
    ...[GuestRideOfHandler, ChooseGuestStopHandler],
  ],
})
export class RsvpRidesModule {}
