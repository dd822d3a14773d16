import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, kitchenSheet } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import type { Reader } from '@smachot/server-stores';
import { Order } from '../domain/order';
import { InvitationsGateway } from '../invitations-gateway';
import { readOrder } from '../persistence/read-order';
import { mayBeCalled } from '../views/order-view';
import { OrderAccess } from './order-access';

type Answer = AnswerOf<typeof kitchenSheet>;

/** What the kitchen of an order needs, for both its sides. */
export class KitchenSheet extends Query<Result<Answer>> {
  constructor(
    readonly orderId: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(KitchenSheet)
export class KitchenSheetHandler implements IQueryHandler<KitchenSheet> {
  constructor(
    private readonly read: ReadModel,
    private readonly access: OrderAccess,
    private readonly invitations: InvitationsGateway,
  ) {}

  async execute({ orderId, reader }: KitchenSheet): Promise<Result<Answer>> {
    const [standing, known] = await Promise.all([
      this.access.seenBy(orderId, reader),
      readOrder(this.read, orderId),
    ]);
    if (!standing || !known) return refuse('not_found');
    const { following, state } = new Order(known.state, known.followed);
    const { participants } = state.summary.eventInfo;
    const customerName = state.customerFirstName;
    const fixed = { participants, customerName, expected: null, floatsUntil: null };
    if (!following || following.state.status === 'left')
      return accept({ ...fixed, eventTitle: null, wishes: [] });
    const { eventId, status, cutOffAt } = following.state;
    const [events, wishes] = await Promise.all([
      this.invitations.seats([eventId]),
      eventId ? this.invitations.wishes(eventId) : [],
    ]);
    const event = eventId ? events.get(eventId) : undefined;
    const mayKnow = standing.side === 'customer' || mayBeCalled(state.status);
    const named = { ...fixed, eventTitle: mayKnow ? (event?.title ?? null) : null, wishes };
    if (status !== 'following' || !eventId) return accept(named);
    const expected = event ? following.settlement.estimate(event.seats).participants : participants;
    return accept({
      ...named,
      expected: expected === participants ? null : expected,
      floatsUntil: cutOffAt.toISOString(),
    });
  }
}
