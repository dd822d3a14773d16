import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { Clock, newId } from '@smachot/kernel';
import { Config, type Delivery, type Tx, UnitOfWork } from '@smachot/server-platform';
import { PARKED } from '../domain/rounds';
import { Wake } from '../jobs/wake-senders';
import { nextAllowed } from '../quiet/quiet-calendar';
import { holdCampaigns } from '../sender/campaign-holds';

type Request = JobPayload<'messaging.create_messages'>;
export class CreateMessages extends Command<void> {
  constructor(
    readonly request: Request,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

/** One message per guest and round, ever: existing ones are left alone, unless they never left or were refused for good. */
const INSERT = `
insert into messaging.messages (id, ref_id, round, campaign_id, host_id, lane, quiet, state, due_at, created_at)
select id, ref_id, $3, $4, $5, 'campaign', $6, $7, $8::timestamptz, $9::timestamptz from unnest($1::uuid[], $2::uuid[]) as m(id, ref_id)
on conflict (ref_id, round) do update set campaign_id = excluded.campaign_id, state = excluded.state, due_at = excluded.due_at,
  status = 'queued', status_at = null, attempts = messages.attempts + 1, deferrals = 0, wamid = null, error_code = null
where messages.state = 'done' and messages.status in ('deleted', 'failed')`;

@CommandHandler(CreateMessages)
export class CreateMessagesHandler implements ICommandHandler<CreateMessages> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly wake: Wake,
  ) {}

  async execute({ request, delivery }: CreateMessages): Promise<void> {
    await this.work.runOnce(delivery, (tx) => this.create(tx, request));
    this.wake.messagesDue();
  }

  private async create(tx: Tx, request: Request): Promise<void> {
    const now = this.clock.now();
    const { paused, withdrawn } = await this.campaign(tx, request, now);
    if (withdrawn) {
      refuseAll(tx, request, now);
      return;
    }
    const from = request.notBefore && new Date(request.notBefore) > now ? new Date(request.notBefore) : now;
    const { at, because } = nextAllowed(from, request.quietCalendar);
    await tx.query(INSERT, [
      request.rsvpIds.map(() => newId()),
      request.rsvpIds,
      request.round,
      request.campaignId,
      request.hostId,
      request.quietCalendar,
      this.config.settings.WHATSAPP_DAILY_LIMIT > 0 ? 'waiting' : 'queued',
      paused ? PARKED : at,
      now,
    ]);
    if (because && !paused) await holdCampaigns(tx, [request.campaignId], at, because);
  }

  /** Locks the campaign's row: a pause or a withdrawal comes before all of these messages or after them. */
  private async campaign(
    tx: Tx,
    { campaignId, eventId, hostId, templateName, quietCalendar }: Request,
    now: Date,
  ) {
    const rows = await tx.query<{ paused: boolean; withdrawn: boolean }>(
      `insert into messaging.campaigns (id, event_id, host_id, template_name, quiet, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do update set event_id = excluded.event_id, host_id = excluded.host_id,
         template_name = excluded.template_name, quiet = excluded.quiet, finished_at = null
       returning paused, withdrawn`,
      [campaignId, eventId, hostId, templateName, quietCalendar, now],
    );
    return rows[0]!;
  }
}

/** Refuses all messages of a campaign that was canceled before they were created. */
const refuseAll = (tx: Tx, { rsvpIds, round }: Request, now: Date): void =>
  tx.emit('messaging.outcomes', {
    items: rsvpIds.map((refId) => ({
      refId,
      messageId: newId(),
      round,
      outcome: 'withdrawn',
      at: now.toISOString(),
    })),
  });
