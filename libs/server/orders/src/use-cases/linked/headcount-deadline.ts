import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, EventId, headcountDeadline, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { InvitationsGateway } from '../../invitations-gateway';
import { LinkedOrderQueries } from '../../persistence/linked/linked-order.queries';

type Answer = AnswerOf<typeof headcountDeadline>;

/** By when a business needs the number of guests, for whoever may change the reminders: the owner and editors. */
export class HeadcountDeadline extends Query<Result<Answer>> {
  constructor(
    readonly eventId: EventId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(HeadcountDeadline)
export class HeadcountDeadlineHandler implements IQueryHandler<HeadcountDeadline> {
  constructor(
    private readonly linked: LinkedOrderQueries,
    private readonly invitations: InvitationsGateway,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, userId }: HeadcountDeadline): Promise<Result<Answer>> {
    const role = await this.invitations.roleIn(eventId, userId);
    if (!role) return refuse('not_found');
    if (role === 'Viewer') return refuse('cohost.editors_only');
    const next = await this.linked.nextCutOff(eventId, this.clock.now());
    return accept({
      deadline: next ? { partnerName: next.partnerName, cutOffAt: next.cutOffAt.toISOString() } : null,
    });
  }
}
