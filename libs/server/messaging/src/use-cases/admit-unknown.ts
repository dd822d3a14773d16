import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { returningRows, UnitOfWork } from '@smachot/server-platform';
import { tellOutcomes } from '../sender/tell-outcomes';

const UNKNOWN_TIMEOUT = '30 minutes';
/** Without any status webhook for this long the webhooks themselves have failed; hosts are then shown the uncertainty anyway. */
const LAST_RESORT = '24 hours';

/** Shows messages as uncertain that stayed unknown for half an hour while other status webhooks arrived. They are not sent again. */
export class AdmitUnknown extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(AdmitUnknown)
export class AdmitUnknownHandler implements ICommandHandler<AdmitUnknown> {
  constructor(private readonly work: UnitOfWork) {}

  async execute({ now }: AdmitUnknown): Promise<void> {
    await this.work.run(async (tx) => {
      const rows = returningRows(
        await tx.query<{ id: string; refId: string; round: string }>(
          `with flow as (
             select received_at as last from messaging.webhooks where statuses > 0 order by received_at desc limit 1
           )
           update messaging.messages m set state = 'done', status = 'uncertain', status_at = $1,
             history = history || jsonb_build_object('status', 'uncertain', 'timestamp', $2::text)
           where id in (
             select id from messaging.messages where state = 'unknown' and posted_at <= $1::timestamptz - interval '${UNKNOWN_TIMEOUT}'
               and (posted_at <= (select last from flow) - interval '${UNKNOWN_TIMEOUT}' or posted_at <= $1::timestamptz - interval '${LAST_RESORT}')
             order by id limit 500 for update skip locked)
           returning id, ref_id as "refId", round`,
          [now, now.toISOString()],
        ),
      );
      tellOutcomes(
        tx,
        rows.map(({ id, refId, round }) => ({
          refId,
          messageId: id,
          round,
          outcome: 'uncertain',
          at: now.toISOString(),
        })),
      );
    });
  }
}
