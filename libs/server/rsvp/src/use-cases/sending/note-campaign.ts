import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { CampaignId, JobPayload } from '@smachot/contracts';
import { CampaignProgress } from '@smachot/server-messaging';
import { type Delivery, type Tx, UnitOfWork } from '@smachot/server-platform';
import { campaignPath } from '../../domain/sending/templates';
import { type CampaignOwner, CampaignRepository } from '../../persistence/sending/campaign.repository';
import { CampaignEnds } from '../../services/sending/campaign-ends';

/** Notifies the host until when messages are held for an allowed hour or a new day's limit. */
export class NoteCampaignHeld extends Command<void> {
  constructor(
    readonly held: JobPayload<'rsvp.note_campaign_held'>,
    readonly delivery: Delivery,
  ) {
    super();
  }
}
/** Pauses a campaign whose template the provider does not have, until the host resumes it. */
export class NoteCampaignStopped extends Command<void> {
  constructor(
    readonly stopped: JobPayload<'rsvp.note_campaign_stopped'>,
    readonly delivery: Delivery,
  ) {
    super();
  }
}
/** Marks a campaign as finished once no message is left to send. */
export class NoteCampaignFinished extends Command<void> {
  constructor(
    readonly campaignId: CampaignId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(NoteCampaignHeld)
export class NoteCampaignHeldHandler implements ICommandHandler<NoteCampaignHeld> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: CampaignRepository,
  ) {}

  async execute({ held: { campaignId, until, because }, delivery }: NoteCampaignHeld): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const campaign = await this.campaigns.hold(tx, campaignId, until, because);
      if (campaign) notifyHeld(tx, campaign, { campaignId, until, because });
    });
  }
}

@CommandHandler(NoteCampaignStopped)
export class NoteCampaignStoppedHandler implements ICommandHandler<NoteCampaignStopped> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: CampaignRepository,
  ) {}

  async execute({ stopped: { campaignId, because }, delivery }: NoteCampaignStopped): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const campaign = await this.campaigns.pause(tx, campaignId);
      if (campaign) notifyHeld(tx, campaign, { campaignId, because });
    });
  }
}

@CommandHandler(NoteCampaignFinished)
export class NoteCampaignFinishedHandler implements ICommandHandler<NoteCampaignFinished> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: QueryBus,
    private readonly ends: CampaignEnds,
  ) {}

  async execute({ campaignId, delivery }: NoteCampaignFinished): Promise<void> {
    // A large campaign is created in parts: it may be reported finished before its last part exists, and is then reported again.
    const made = (await this.queries.execute(new CampaignProgress([campaignId]))).get(campaignId)?.total ?? 0;
    await this.work.runOnce(delivery, (tx) => this.ends.finish(tx, campaignId, made));
  }
}

/** @param held.until absent: until the host resumes the campaign */
const notifyHeld = (
  tx: Tx,
  { event_id: eventId, host_id: userId, template_name: templateName }: CampaignOwner,
  held: { campaignId: CampaignId; until?: string; because: string },
): void => {
  tx.emit('notifications.wanted', {
    userId,
    kind: 'send_held',
    values: { eventId, ...held },
    href: campaignPath(eventId, held.campaignId, templateName),
    urgent: false,
  });
  tx.hint(`event:${eventId}`);
};
