import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventId } from '@smachot/contracts';
import { Clock, DAY_MS, type E164, MINUTE_MS, newId } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { LinkSends } from '../../persistence/links/link-sends';
import { LinkRequestRepository } from '../../persistence/links/link-request.repository';

/** Requests the personal link of a phone for a visitor. The response does not reveal whether the phone is on the list. */
export class RequestGuestLink extends Command<void> {
  constructor(
    readonly eventId: EventId,
    readonly phone: E164,
    /** Network of the requester, as `networkOf` returns it. */
    readonly network: string,
  ) {
    super();
  }
}

/** Minimum interval in milliseconds between two requests of one phone. */
const INTERVAL_MS = 10 * MINUTE_MS;
/** Maximum number of requests of one phone in a day. */
const MAX_A_DAY = 3;

@CommandHandler(RequestGuestLink)
export class RequestGuestLinkHandler implements ICommandHandler<RequestGuestLink> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly sends: LinkSends,
    private readonly requests: LinkRequestRepository,
  ) {}

  async execute({ eventId, phone, network }: RequestGuestLink): Promise<void> {
    const now = this.clock.now();
    await this.work.run(async (tx) => {
      await this.requests.lockPhone(tx, eventId, phone);
      const { known, lately, today } = await this.requests.earlier(tx, eventId, phone, {
        lately: new Date(now.getTime() - INTERVAL_MS),
        today: new Date(now.getTime() - DAY_MS),
      });
      if (!known || lately || today >= MAX_A_DAY) return;
      const id = newId();
      const networkKey = this.sends.networkKey(network);
      await this.requests.add(tx, { id, eventId, phone, networkKey, createdAt: now });
      tx.emit('rsvp.link_requested', { linkRequestId: id });
    });
  }
}
