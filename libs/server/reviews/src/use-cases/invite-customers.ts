import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { togetherOrAlone, UnitOfWork } from '@smachot/server-platform';
import { isPaid, mayReview } from '../domain/may-review';
import { OrdersGateway } from '../orders-gateway';
import { InvitationRepository } from '../persistence/invitation.repository';
import { ReviewQueries } from '../persistence/review.queries';
import { ReviewNotices } from '../services/review-notices';
import { StoresGateway } from '../stores-gateway';

const BATCH = 100;

/** Invites customers to review the orders whose second day after has come, unless they have done so, or work or worked there. */
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
    const [stores, isCrew] = await Promise.all([
      this.stores.byId(orders.map(({ storeId }) => storeId)),
      this.stores.crewsEver(orders.flatMap(({ customerId }) => customerId ?? [])),
    ]);
    await togetherOrAlone(this.work, {
      claim: (tx, only) => this.invitations.claim(tx, only ? [only] : due),
      keyOf: String,
      act: async (tx, claimed) => {
        for (const order of orders.filter(({ orderId }) => claimed.includes(orderId))) {
          const { orderId, customerId, storeId } = order;
          const store = stores.get(storeId);
          if (!customerId || !store || reviewed.has(orderId)) continue;
          const paid = isPaid({ ...order, lost: 0 });
          const may = mayReview({ ...order, paid }, { worksThere: isCrew(customerId, storeId), now });
          if (may.ok) this.notices.invited(tx, customerId, store.businessName);
        }
      },
    });
  }
}
