import { Module } from '@nestjs/common';
import { SeatingController } from './http/seating.controller';
import { SeatingReleaseController } from './http/seating-release.controller';
import { TableReleases } from './persistence/seating/release.repository';
import { SeatingQueries } from './persistence/seating/seating.queries';
import { SeatingRepository } from './persistence/seating/seating.repository';
import { RsvpPortsModule } from './rsvp-ports.module';
import { RsvpModule } from './rsvp.module';
import { ChangeSeatingHandler } from './use-cases/seating/change-seating';
import { PrintSeatingHandler } from './use-cases/seating/print-seating';
import { ReadSeatingHandler } from './use-cases/seating/read-seating';
import { ReadTableReleaseHandler, ReleaseTablesHandler } from './use-cases/seating/release-tables';

/** The seating plan, for hosts. */
@Module({
  imports: [RsvpPortsModule, RsvpModule],
  controllers: [SeatingController, SeatingReleaseController],
  providers: [
    ...[SeatingQueries, SeatingRepository, TableReleases],
    ...[ReadSeatingHandler, ChangeSeatingHandler, PrintSeatingHandler],
    ...[ReadTableReleaseHandler, ReleaseTablesHandler],
  ],
})
export class RsvpSeatingModule {}
