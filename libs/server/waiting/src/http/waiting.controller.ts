import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type InputOf, readStoreWaiting } from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { WhatWaits } from '../use-cases/what-waits';

@Controller()
export class WaitingController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(readStoreWaiting)
  waiting(@Input() { params }: InputOf<typeof readStoreWaiting>, @Caller() actor: UserActor) {
    return this.queries.execute(new WhatWaits(params.partner, actor));
  }
}
