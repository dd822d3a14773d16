import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type InputOf, readStoreAnalytics, recordVisit } from '@smachot/contracts';
import { Caller, Input, type KnownRequest, Serves, type UserActor } from '@smachot/server-platform';
import { RecordVisit } from '../use-cases/record-visit';
import { StoreAnalyticsOf } from '../use-cases/store-analytics';

/** Endpoints of visits, and of what a store's crew reads of them. */
@Controller()
export class AnalyticsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(recordVisit)
  record(@Input() { params, body }: InputOf<typeof recordVisit>, @Req() { ip, headers }: KnownRequest) {
    const from = { ip, userAgent: headers['user-agent'] };
    return this.commands.execute(new RecordVisit({ partner: params.partner, ...body }, from));
  }

  @Serves(readStoreAnalytics)
  read(@Input() { params, query }: InputOf<typeof readStoreAnalytics>, @Caller() actor: UserActor) {
    return this.queries.execute(new StoreAnalyticsOf(params.partner, query, actor));
  }
}
