import { Module } from '@nestjs/common';
import { WaitingController } from './http/waiting.controller';
import { Neighbours } from './neighbours';
import { WhatWaitsHandler } from './use-cases/what-waits';

@Module({ controllers: [WaitingController], providers: [Neighbours, WhatWaitsHandler] })
export class WaitingHttpModule {}
