import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type InputOf, readResponseTime, readStoreHome } from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { ResponseTimeOfStore } from '../use-cases/reading/response-time';
import { StoreHome } from '../use-cases/reading/store-home';

/** Endpoints that summarise a store's orders. */
@Controller()
export class StoreHomeController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(readStoreHome)
  home(@Input() { params }: InputOf<typeof readStoreHome>, @Caller() actor: UserActor) {
    return this.queries.execute(new StoreHome(params.partner, actor));
  }
  @Serves(readResponseTime)
  responseTime(@Input() { params }: InputOf<typeof readResponseTime>) {
    return this.queries.execute(new ResponseTimeOfStore(params.partner));
  }
}
