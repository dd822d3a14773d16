import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { FilesController } from '../files/files.controller';
import { SystemController } from '../health/system.controller';
import { LiveController } from '../live/live.controller';
import { LiveHub } from '../live/live-hub';
import { StreamLimit } from '../live/stream-limit';
import { PlacesController } from '../places/places.controller';
import { PlacesGateway } from '../places/places.gateway';
import { LandingHead } from '../web/landing-head';
import { AccessGuard } from './access.guard';
import { Admission } from './admission';
import { ContractGuard } from './contract.guard';
import { ProblemFilter } from './problem.filter';

/** The api only: the guards and interceptors that every request passes, in this order. */
@Module({
  controllers: [SystemController, LiveController, FilesController, PlacesController],
  providers: [
    Admission,
    LandingHead,
    LiveHub,
    StreamLimit,
    PlacesGateway,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: ContractGuard },
  ],
})
export class HttpModule {}
