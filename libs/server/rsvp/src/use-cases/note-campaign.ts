import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { JobPayload, TemplateName } from '@smachot/contracts';
import { CampaignProgress } from '@smachot/server-messaging';
import { type Delivery, returningRows, UnitOfWork } from '@smachot/server-platform';
import { campaignPath } from '../domain/sending/templates';
import { CampaignEnds } from './campaign-ends';

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
    readonly campaignId: string,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

type Noted = { event_id: string; host_id: string; template_name: TemplateName };

@CommandHandler(NoteCampaignHeld)
export class NoteCampaignHeldHandler implements ICommandHandler<NoteCampaignHeld> {
  constructor(private readonly work: UnitOfWork) {}

  async execute({ held, delivery }: NoteCampaignHeld): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const [campaign] = returningRows(
        await tx.query<Noted>(
          `update rsvp.campaigns set held_until = $2, held_because = $3 where id = $1 and status in ('running', 'paused')
           returning event_id, host_id, template_name`,
          [held.campaignId, held.until, held.because],
        ),
      );
      if (!campaign) return;
      tx.emit('notifications.wanted', {
        userId: campaign.host_id,
        kind: 'send_held',
        values: {
          eventId: campaign.event_id,
          campaignId: held.campaignId,
          until: held.until,
          because: held.because,
        },
        href: campaignPath(campaign.event_id, held.campaignId, campaign.template_name),
        urgent: false,
      });
      tx.hint(`event:${campaign.event_id}`);
    });
  }
}

@CommandHandler(NoteCampaignStopped)
export class NoteCampaignStoppedHandler implements ICommandHandler<NoteCampaignStopped> {
  constructor(private readonly work: UnitOfWork) {}

  async execute({ stopped: { campaignId, because }, delivery }: NoteCampaignStopped): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const [campaign] = returningRows(
        await tx.query<Noted>(
          `update rsvp.campaigns set status = 'paused' where id = $1 and status in ('running', 'paused')
           returning event_id, host_id, template_name`,
          [campaignId],
        ),
      );
      if (!campaign) return;
      const { event_id: eventId, host_id: userId, template_name: templateName } = campaign;
      tx.emit('notifications.wanted', {
        userId,
        kind: 'send_held',
        values: { eventId, campaignId, because },
        href: campaignPath(eventId, campaignId, templateName),
        urgent: false,
      });
      tx.hint(`event:${eventId}`);
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
