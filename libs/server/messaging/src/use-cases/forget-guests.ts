import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Delivery, ReadModel, returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import { WebhookBodies } from '../webhooks/webhook-bodies';

/**
 * Forgets guests whose records are deleted: phones, texts and the provider's ids are deleted here, too. The remaining rows
 * identify nobody: they keep that messages were sent (budgets, complaints and the progress of campaigns count them), and
 * that a phone is suppressed.
 */
export class ForgetGuests extends Command<void> {
  constructor(
    readonly refIds: string[],
    readonly delivery: Delivery,
  ) {
    super();
  }
}

const SPOKEN = `
select array_agg(wamid) as wamids, min(since) as "from", max(until) as "to" from (
  select wamid, created_at as since, greatest(created_at, posted_at, status_at) as until
  from messaging.messages where ref_id = any($1) and wamid is not null
  union all
  select i.wamid, i.received_at, i.received_at
  from messaging.inbound_refs r join messaging.inbound i on i.id = r.inbound_id where r.ref_id = any($1)) spoken`;

@CommandHandler(ForgetGuests)
export class ForgetGuestsHandler implements ICommandHandler<ForgetGuests> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly read: ReadModel,
    private readonly bodies: WebhookBodies,
  ) {}

  async execute({ refIds, delivery }: ForgetGuests): Promise<void> {
    // first, because the ids are not known afterwards
    const spoken = await this.read.one<{ wamids: string[] | null; from: Date; to: Date }>(SPOKEN, [refIds]);
    if (spoken?.wamids) await this.bodies.forget({ ...spoken, wamids: new Set(spoken.wamids) });
    await this.work.runOnce(delivery, async (tx) => {
      await this.forgetWritten(tx, refIds);
      for (const table of ['recipients', 'number_moves'])
        await tx.query(`delete from messaging.${table} where ref_id = any($1)`, [refIds]);
      await tx.query(
        `update messaging.messages m set erased_at = now(), wamid = null, phone_key = null, provider_user_id = null, own_letter = null
         from (select id from messaging.messages where ref_id = any($1) order by id for update) due where m.id = due.id`,
        [refIds],
      );
    });
  }

  /** Deletes the guests' inbound messages; one that belongs to several events stays with the remaining ones. */
  private async forgetWritten(tx: Tx, refIds: string[]): Promise<void> {
    const links = returningRows(
      await tx.query<{ id: string }>(
        'delete from messaging.inbound_refs where ref_id = any($1) returning inbound_id as id',
        [refIds],
      ),
    );
    await tx.query(
      `delete from messaging.inbound i where id = any($1)
         and not exists (select 1 from messaging.inbound_refs r where r.inbound_id = i.id)`,
      [links.map(({ id }) => id)],
    );
  }
}
