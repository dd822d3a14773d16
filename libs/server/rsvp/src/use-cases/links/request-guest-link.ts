import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, DAY_MS, MINUTE_MS, newId } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { LinkSends } from '../../persistence/link-sends';

/** Requests the personal link of a phone for a visitor. The response does not reveal whether the phone is on the list. */
export class RequestGuestLink extends Command<void> {
  constructor(
    readonly eventId: string,
    readonly phone: string,
    /** Network of the requester, as `networkOf` returns it. */
    readonly network: string,
  ) {
    super();
  }
}

const PAUSE_MS = 10 * MINUTE_MS;
const A_DAY = 3;

@CommandHandler(RequestGuestLink)
export class RequestGuestLinkHandler implements ICommandHandler<RequestGuestLink> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly sends: LinkSends,
  ) {}

  async execute({ eventId, phone, network }: RequestGuestLink): Promise<void> {
    const now = this.clock.now();
    await this.work.run(async (tx) => {
      // Serializes requests for the phone: two at once must not both be the first.
      await tx.query(`select pg_advisory_xact_lock(hashtext('rsvp.link'), hashtext($1))`, [
        `${eventId} ${phone}`,
      ]);
      const [row] = await tx.query<{ lately: boolean; today: number; known: boolean }>(
        `select coalesce(bool_or(created_at > $3), false) as lately, count(*) filter (where created_at > $4)::int as today,
           exists (select 1 from rsvp.invitations where id = $1 and deleted_at is null) as known
         from rsvp.link_requests where event_id = $1 and phone = $2`,
        [eventId, phone, new Date(now.getTime() - PAUSE_MS), new Date(now.getTime() - DAY_MS)],
      );
      if (!row!.known || row!.lately || row!.today >= A_DAY) return;
      const id = newId();
      await tx.query(
        'insert into rsvp.link_requests (id, event_id, phone, network_key, created_at) values ($1, $2, $3, $4, $5)',
        [id, eventId, phone, this.sends.networkKey(network), now],
      );
      tx.emit('rsvp.link_requested', { linkRequestId: id });
    });
  }
}
