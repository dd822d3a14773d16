import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import { type Delivery, returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import { PARKED } from '../domain/rounds';
import { Wake } from '../jobs/wake-senders';
import { nextAllowed, type Quiet } from '../quiet/quiet-calendar';
import { holdCampaigns } from '../sender/campaign-holds';
import { park, withdrawMessages } from '../sender/campaign-messages';

export type Steering = 'pause' | 'resume' | 'withdraw';
/** Applies a host's command to a running campaign. */
export class SteerCampaign extends Command<void> {
  constructor(
    readonly campaignId: string,
    readonly steering: Steering,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

type Steered = { quiet: Quiet; withdrawn: boolean };

@CommandHandler(SteerCampaign)
export class SteerCampaignHandler implements ICommandHandler<SteerCampaign> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly wake: Wake,
  ) {}

  async execute({ campaignId, steering, delivery }: SteerCampaign): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const now = this.clock.now();
      const campaign = await this.note(tx, campaignId, steering, delivery.id, now);
      if (!campaign || (campaign.withdrawn && steering !== 'withdraw')) return;
      if (steering === 'pause') await park(tx, campaignId);
      else if (steering === 'resume') await this.unpark(tx, campaignId, campaign.quiet, now);
      else await withdrawMessages(tx, campaignId, now);
    });
    this.wake.messagesDue();
  }

  /** Deliveries may overtake each other; their ids are in the order of asking, and an older one changes nothing. */
  private async note(
    tx: Tx,
    id: string,
    steering: Steering,
    deliveryId: string,
    now: Date,
  ): Promise<Steered | undefined> {
    const rows = await tx.query<Steered>(
      `insert into messaging.campaigns as c (id, paused, withdrawn, steered_by, created_at) values ($1, $2, $3, $4, $5)
       on conflict (id) do update set paused = $2, withdrawn = c.withdrawn or $3, steered_by = $4
         where c.steered_by is null or c.steered_by < $4
       returning quiet, withdrawn`,
      [id, steering === 'pause', steering === 'withdraw', deliveryId, now],
    );
    return rows[0];
  }

  private async unpark(tx: Tx, campaignId: string, quiet: Quiet, now: Date): Promise<void> {
    const { at, because } = nextAllowed(now, quiet);
    const rows = await tx.query(
      `update messaging.messages set due_at = $2 where campaign_id = $1 and state in ('queued', 'waiting') and due_at = $3 returning id`,
      [campaignId, at, PARKED],
    );
    if (because && returningRows(rows).length) await holdCampaigns(tx, [campaignId], at, because);
  }
}
