import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { addDays, wallTime } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { OpenMonthRepository } from '../../persistence/availability/open-month.repository';

const AT_ONCE = 50;

/** Writes the open hours of the month that comes into range as months pass, and deletes expired rows. */
export class ExtendOpenMonths extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(ExtendOpenMonths)
export class ExtendOpenMonthsHandler implements ICommandHandler<ExtendOpenMonths> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly months: OpenMonthRepository,
  ) {}

  async execute({ now }: ExtendOpenMonths): Promise<void> {
    for (;;) {
      const done = await this.work.run((tx) => this.months.extend(tx, now, AT_ONCE));
      if (done < AT_ONCE) break;
    }
    await this.work.run(async (tx) => {
      await tx.query(`delete from stores.email_verifications where expires_at < now() - interval '7 days'`);
      await tx.query(`delete from stores.contacts where at < $1::timestamptz - interval '2 days'`, [now]);
      await tx.query('delete from stores.taken_days where day < $1', [addDays(wallTime(now).day, -31)]);
    });
  }
}
