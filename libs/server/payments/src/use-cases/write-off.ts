import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { returningRows, UnitOfWork } from '@smachot/server-platform';
import { WRITE_OFF_MONTHS } from '../domain/bill';

/** Sums too small to charge are forgiven after twelve months. */
export class WriteOffOldBalances extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(WriteOffOldBalances)
export class WriteOffOldBalancesHandler implements ICommandHandler<WriteOffOldBalances> {
  constructor(private readonly work: UnitOfWork) {}

  async execute({ now }: WriteOffOldBalances): Promise<void> {
    await this.work.run(async (tx) => {
      const rows = returningRows(
        await tx.query<{ id: string; user_id: string }>(
          `update payments.bills set status = 'written_off' where id in (
             select id from payments.bills where status = 'carried' and absorbed_by is null
               and created_at < $1::timestamptz - make_interval(months => $2) limit 500 for update skip locked)
           returning id, user_id`,
          [now, WRITE_OFF_MONTHS],
        ),
      );
      for (const row of rows) tx.emit('payments.bill_written_off', { billId: row.id, userId: row.user_id });
    });
  }
}
