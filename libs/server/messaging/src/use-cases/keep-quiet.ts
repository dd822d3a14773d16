import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { returningRows, UnitOfWork } from '@smachot/server-platform';
import { nextAllowed } from '../quiet/quiet-calendar';
import { holdCampaigns } from '../sender/campaign-holds';

/**
 * Moves messages that are due in quiet hours to their end, and notifies the hosts that the rest of the evening's messages
 * wait for the morning.
 */
export class KeepQuiet extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(KeepQuiet)
export class KeepQuietHandler implements ICommandHandler<KeepQuiet> {
  constructor(private readonly work: UnitOfWork) {}

  async execute({ now }: KeepQuiet): Promise<void> {
    for (const calendar of ['jewish', 'none'] as const) {
      const { at, because } = nextAllowed(now, calendar);
      if (!because) continue;
      await this.work.run(async (tx) => {
        const moved = returningRows(
          await tx.query<{ campaignId: string }>(
            `update messaging.messages set due_at = $3 where id in (
               select id from messaging.messages where state = 'queued' and lane = 'campaign' and due_at <= $1 and quiet = $2
               order by id for update skip locked)
             returning campaign_id as "campaignId"`,
            [now, calendar, at],
          ),
        );
        await holdCampaigns(
          tx,
          [...new Set(moved.flatMap(({ campaignId }) => campaignId ?? []))],
          at,
          because,
        );
      });
    }
  }
}
