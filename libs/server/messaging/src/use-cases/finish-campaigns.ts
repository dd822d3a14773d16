import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { returningRows, UnitOfWork } from '@smachot/server-platform';

/** Publishes a campaign as finished when no message is left to send or unresolved; more messages open it again. */
export class FinishCampaigns extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(FinishCampaigns)
export class FinishCampaignsHandler implements ICommandHandler<FinishCampaigns> {
  constructor(private readonly work: UnitOfWork) {}

  async execute({ now }: FinishCampaigns): Promise<void> {
    await this.work.run(async (tx) => {
      const done = returningRows(
        await tx.query<{ id: string }>(
          `update messaging.campaigns c set finished_at = $1 where id in (
             select id from messaging.campaigns c where finished_at is null
               and exists (select 1 from messaging.messages m where m.campaign_id = c.id)
               and not exists (select 1 from messaging.messages m where m.campaign_id = c.id and m.state <> 'done')
             order by id for update skip locked)
           returning id`,
          [now],
        ),
      );
      for (const { id } of done) tx.emit('messaging.campaign_finished', { campaignId: id });
    });
  }
}
