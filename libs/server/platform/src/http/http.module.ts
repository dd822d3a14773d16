import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AdminController } from '../administration/admin.controller';
import { FilesController } from '../files/files.controller';
import { Readiness } from '../health/readiness';
import { SystemMetrics } from '../metrics/system-metrics';
import { SystemController } from '../health/system.controller';
import { LiveController } from '../live/live.controller';
import { LiveHub } from '../live/live-hub';
import { StreamLimit } from '../live/stream-limit';
import { AccessGuard } from './access/access.guard';
import { Admission } from './access/admission';
import { ContractGuard } from './calls/contract.guard';
import { Draining } from './draining';
import { ProblemFilter } from './problems/problem.filter';

/** The api only: the guards and interceptors that every request passes, in this order. */
@Module({
  controllers: [AdminController, SystemController, LiveController, FilesController],
  providers: [
    Admission,
    Draining,
    Readiness,
    SystemMetrics,
    LiveHub,
    StreamLimit,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: ContractGuard },
  ],
})
export class HttpModule {}
