import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReadModel, returningRows, UnitOfWork } from '@smachot/server-platform';
import { StoresGateway } from '../../stores-gateway';

/** Hours before the deadline to answer at which the crew is reminded, each once. */
export const REMINDER_HOURS = [12, 4] as const;
const BATCH = 200;

type Row = {
  id: string;
  code: string;
  storeId: string;
  storeUsername: string;
  startsAt: Date;
  respondBy: Date;
  price: number;
  menu: string;
};

/** Condition: a threshold has passed since the order was placed, or since its crew was last reminded. */
const DUE = REMINDER_HOURS.map(
  (hours) => `(o.respond_by - interval '${hours} hours' <= $1
    and coalesce(o.nudged_at, o.created_at) < o.respond_by - interval '${hours} hours')`,
).join(' or ');
const WAITING = `o.status = 'pending' and o.respond_by > $1 and o.respond_by <= $1 + interval '${REMINDER_HOURS[0]} hours' and (${DUE})`;

/** Reminds crews of orders whose time to answer runs out; the disturbing channels wait for allowed hours. */
export class RemindCrews extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(RemindCrews)
export class RemindCrewsHandler implements ICommandHandler<RemindCrews> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly read: ReadModel,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ now }: RemindCrews): Promise<void> {
    const due = await this.read.rows<{ id: string; storeId: string }>(
      `select o.id, o.store_id as "storeId" from orders.orders o where ${WAITING} order by o.respond_by limit ${BATCH}`,
      [now],
    );
    if (!due.length) return;
    const crewOf = await this.stores.crews(due.map(({ storeId }) => storeId));
    await this.work.run(async (tx) => {
      // claimed and checked again: another worker may have reminded them, or the order may have been answered
      const rows = returningRows(
        await tx.query<Row>(
          `update orders.orders t set nudged_at = $1 from (
             select o.id from orders.orders o where o.id = any($2::uuid[]) and ${WAITING} for update skip locked) c
           where t.id = c.id
           returning t.id, t.code, t.store_id as "storeId", t.store_username as "storeUsername", t.starts_at as "startsAt",
             t.respond_by as "respondBy", t.price, t.summary->>'pricingUnitName' as menu`,
          [now, due.map(({ id }) => id)],
        ),
      );
      for (const row of rows)
        for (const userId of crewOf(row.storeId))
          tx.emit('notifications.wanted', {
            userId,
            kind: 'order_answer_due',
            values: {
              code: row.code,
              side: 'partner',
              menu: row.menu,
              amount: row.price / 100,
              startsAt: row.startsAt.toISOString(),
              until: row.respondBy.toISOString(),
            },
            href: `/dashboard/${row.storeUsername}/orders/${row.id}`,
            urgent: false,
          });
    });
  }
}
