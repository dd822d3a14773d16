import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OwnTickets, RegistrationId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { OwnTicketsViews } from '../views/own-tickets-view';

/** The tickets of the caller's own registration, by seat; none unless it is approved. Others' registrations are not found. */
export class TicketsOf extends Query<Result<OwnTickets>> {
  constructor(
    readonly registrationId: RegistrationId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(TicketsOf)
export class TicketsOfHandler implements IQueryHandler<TicketsOf> {
  constructor(private readonly views: OwnTicketsViews) {}

  async execute({ registrationId, userId }: TicketsOf): Promise<Result<OwnTickets>> {
    const view = await this.views.of(registrationId, userId);
    return view ? accept(view) : refuse('not_found');
  }
}
