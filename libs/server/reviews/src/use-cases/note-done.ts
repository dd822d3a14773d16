import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import { type Delivered, UnitOfWork } from '@smachot/server-platform';
import { invitedAt } from '../domain/may-review';
import { InvitationRepository } from '../persistence/invitation.repository';
import { AttendedOrders } from '../services/attended-orders';

/** Puts orders that are done on the list of those whose customers are invited to review them; guests may rate those that are linked. */
export class NoteDone extends Command<void> {
  constructor(readonly orders: Delivered<'reviews.note_done'>[]) {
    super();
  }
}

@CommandHandler(NoteDone)
export class NoteDoneHandler implements ICommandHandler<NoteDone> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly invitations: InvitationRepository,
    private readonly attended: AttendedOrders,
    private readonly clock: Clock,
  ) {}

  async execute({ orders }: NoteDone): Promise<void> {
    const done = new Map(
      orders
        .filter(({ payload }) => payload.status === 'done')
        .map(({ payload }) => [payload.orderId, payload]),
    );
    const orderIds = [...done.keys()];
    const attended = await this.attended.of(orderIds);
    const now = this.clock.now();
    await this.work.runTogether(orders, async (tx) => {
      await this.attended.add(tx, attended);
      await this.invitations.add(
        tx,
        orderIds.map((orderId) => ({ orderId, dueAt: invitedAt(done.get(orderId)!.eventOn, now) })),
      );
    });
  }
}
