import { Module } from '@nestjs/common';
import { WaitingController } from './http/waiting.controller';
import { WaitingJobs } from './jobs/waiting-jobs';
import { ManyStores } from './many-stores';
import { Neighbours } from './neighbours';
import { NudgeRepository } from './persistence/nudge.repository';
import { RoundRepository } from './persistence/round.repository';
import { NudgeCrewsHandler } from './use-cases/nudge-crews';
import { WhatWaitsHandler } from './use-cases/what-waits';

@Module({ controllers: [WaitingController], providers: [Neighbours, WhatWaitsHandler] })
export class WaitingHttpModule {}

@Module({ providers: [ManyStores, NudgeCrewsHandler, NudgeRepository, RoundRepository, WaitingJobs] })
export class WaitingJobsModule {}
