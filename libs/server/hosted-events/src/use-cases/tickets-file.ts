import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language, RegistrationId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { drawTickets } from '@smachot/server-documents';
import { OwnTicketsViews } from '../views/own-tickets-view';
import { printedTickets } from '../views/printed-tickets';

/** The tickets of the caller's own registration as PDF, a page for each. Others' registrations are not found. */
export class TicketsFile extends Query<Result<Buffer>> {
  constructor(
    readonly registrationId: RegistrationId,
    readonly userId: UserId,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(TicketsFile)
export class TicketsFileHandler implements IQueryHandler<TicketsFile> {
  constructor(private readonly views: OwnTicketsViews) {}

  async execute({ registrationId, userId, language }: TicketsFile): Promise<Result<Buffer>> {
    const view = await this.views.of(registrationId, userId);
    if (!view) return refuse('not_found');
    if (view.tickets.length === 0) return refuse('registration.not_approved');
    return accept(await drawTickets('Smachot tickets', printedTickets(view, language), language));
  }
}
