import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { Clock, newId } from '@smachot/kernel';
import { Config, type Delivery, type Tx } from '@smachot/server-platform';
import { PARKED } from '../domain/rounds';
import { nextAllowed } from '../quiet/quiet-calendar';
import { holdCampaigns } from '../persistence/campaign-holds';
import { CampaignRepository } from '../persistence/campaign.repository';
import { MessageRepository } from '../persistence/message.repository';
import { WakingWork } from '../services/waking-work';

type Request = JobPayload<'messaging.create_messages'>;
export class CreateMessages extends Command<void> {
  constructor(
    readonly request: Request,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(CreateMessages)
export class CreateMessagesHandler implements ICommandHandler<CreateMessages> {
  constructor(
    private readonly messages: MessageRepository,
    private readonly campaigns: CampaignRepository,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly work: WakingWork,
  ) {}

  async execute({ request, delivery }: CreateMessages): Promise<void> {
    await this.work.runOnce(delivery, (tx) => this.create(tx, request));
  }

  private async create(tx: Tx, request: Request): Promise<void> {
    const now = this.clock.now();
    const { paused, withdrawn } = await this.campaigns.open(tx, request, now);
    if (withdrawn) {
      refuseAll(tx, request, now);
      return;
    }
    const from = request.notBefore && new Date(request.notBefore) > now ? new Date(request.notBefore) : now;
    const { at, because } = nextAllowed(from, request.quietCalendar);
    await this.messages.addToCampaign(tx, {
      refIds: request.rsvpIds,
      round: request.round,
      campaignId: request.campaignId,
      hostId: request.hostId,
      quiet: request.quietCalendar,
      state: this.config.settings.WHATSAPP_DAILY_LIMIT > 0 ? 'waiting' : 'queued',
      dueAt: paused ? PARKED : at,
      now,
    });
    if (because && !paused) await holdCampaigns(tx, [request.campaignId], at, because);
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
