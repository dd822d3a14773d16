import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  adminSearch,
  type InputOf,
  listAdminEvents,
  listAdminOrders,
  listAudit,
  listPartnerMoves,
  listPartners,
  listSubscriptions,
  listUsers,
  readPartner,
  readSubscription,
  readUser,
} from '@smachot/contracts';
import { Input, Serves } from '@smachot/server-platform';
import { PartnerMoves } from '../use-cases/partner-moves';
import { ReadList } from '../use-cases/read-list';
import { ReadPartner } from '../use-cases/read-partner';
import { ReadSubscription } from '../use-cases/read-subscription';
import { ReadUser } from '../use-cases/read-user';
import { Search } from '../use-cases/search';

/** Lists and records of all contexts, for super admins. */
@Controller()
export class AdminListsController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(listUsers)
  async users(@Input() { query }: InputOf<typeof listUsers>) {
    const { rows: users, ...end } = await this.queries.execute(new ReadList('users', query));
    return { users, ...end };
  }

  @Serves(readUser)
  user(@Input() { params }: InputOf<typeof readUser>) {
    return this.queries.execute(new ReadUser(params.userId));
  }

  @Serves(listPartners)
  async partners(@Input() { query }: InputOf<typeof listPartners>) {
    const { rows: partners, ...end } = await this.queries.execute(new ReadList('partners', query));
    return { partners, ...end };
  }

  @Serves(readPartner)
  partner(@Input() { params }: InputOf<typeof readPartner>) {
    return this.queries.execute(new ReadPartner(params.partner));
  }

  @Serves(listPartnerMoves)
  partnerMoves(@Input() { params, query }: InputOf<typeof listPartnerMoves>) {
    return this.queries.execute(new PartnerMoves(params.partnerId, query));
  }

  @Serves(listAdminOrders)
  async orders(@Input() { query }: InputOf<typeof listAdminOrders>) {
    const { rows: orders, ...end } = await this.queries.execute(new ReadList('orders', query));
    return { orders, ...end };
  }

  @Serves(listSubscriptions)
  async subscriptions(@Input() { query }: InputOf<typeof listSubscriptions>) {
    const { rows: subscriptions, ...end } = await this.queries.execute(new ReadList('subscriptions', query));
    return { subscriptions, ...end };
  }

  @Serves(readSubscription)
  subscription(@Input() { params }: InputOf<typeof readSubscription>) {
    return this.queries.execute(new ReadSubscription(params.partnerId));
  }

  @Serves(listAudit)
  async audit(@Input() { query }: InputOf<typeof listAudit>) {
    const { rows: entries, ...end } = await this.queries.execute(new ReadList('audit', query));
    return { entries, ...end };
  }

  @Serves(listAdminEvents)
  async events(@Input() { query }: InputOf<typeof listAdminEvents>) {
    const { rows: events, ...end } = await this.queries.execute(new ReadList('events', query));
    return { events, ...end };
  }

  @Serves(adminSearch)
  async search(@Input() { query }: InputOf<typeof adminSearch>) {
    return { hits: await this.queries.execute(new Search(query.q)) };
  }
}
