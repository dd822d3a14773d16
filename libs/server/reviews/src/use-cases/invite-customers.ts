import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventPayload } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { invitedAt, reviewableSince } from '../domain/may-review';
import { OrdersGateway } from '../orders-gateway';
import { InvitationRepository } from '../persistence/invitation.repository';
import { ReviewQueries } from '../persistence/review.queries';
import { ReviewNotices } from '../services/review-notices';
import { StoresGateway } from '../stores-gateway';

const BATCH = 100;

/** Puts an order that is done on the list of those whose customers are invited to review them. */
export class NoteDone extends Command<void> {
  constructor(
    readonly order: EventPayload<'orders.changed'>,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(NoteDone)
export class NoteDoneHandler implements ICommandHandler<NoteDone> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly invitations: InvitationRepository,
  ) {}

  async execute({ order: { orderId, status, eventOn }, delivery }: NoteDone): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      if (status === 'done') await this.invitations.add(tx, orderId, invitedAt(eventOn));
    });
  }
}

/** Invites customers to review the orders whose second day after has come, unless they have done so. */
export class InviteCustomers extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(InviteCustomers)
export class InviteCustomersHandler implements ICommandHandler<InviteCustomers> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly invitations: InvitationRepository,
    private readonly orders: OrdersGateway,
    private readonly stores: StoresGateway,
    private readonly reviews: ReviewQueries,
    private readonly notices: ReviewNotices,
  ) {}

  async execute({ now }: InviteCustomers): Promise<void> {
    const due = await this.invitations.due(now, BATCH);
    if (!due.length) return;
    const [orders, reviewed] = await Promise.all([this.orders.byIds(due), this.reviews.reviewed(due)]);
    const stores = await this.stores.byId(orders.map(({ storeId }) => storeId));
    await this.work.run(async (tx) => {
      const taken = new Set(await this.invitations.take(tx, due));
      for (const { orderId, customerId, storeId, done, paid, endsAt } of orders) {
        const store = stores.get(storeId);
        const invited =
          done && paid && endsAt > reviewableSince(now) && taken.has(orderId) && !reviewed.has(orderId);
        if (invited && customerId && store) this.notices.invited(tx, customerId, store.businessName);
      }
    });
  }
}
