import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ReadModel } from '@smachot/server-platform';

export type Budget = {
  /** Campaign messages sent in the 24 hours before `now`, and those that are on their way. */
  sent: number;
  suspended: boolean;
};

export class HostBudget extends Query<Budget> {
  constructor(
    readonly hostId: string,
    readonly now: Date,
  ) {
    super();
  }
}

@QueryHandler(HostBudget)
export class HostBudgetHandler implements IQueryHandler<HostBudget> {
  constructor(private readonly read: ReadModel) {}

  async execute({ hostId, now }: HostBudget): Promise<Budget> {
    const row = await this.read.one<Budget>(
      `select (
           (select count(*) from messaging.messages where host_id = $1 and posted_at > $2::timestamptz - interval '24 hours' and lane = 'campaign')
           + (select count(*) from messaging.campaigns c join messaging.messages m on m.campaign_id = c.id
              where c.host_id = $1 and m.state <> 'done' and m.posted_at is null)
         )::int as sent,
         exists (select 1 from messaging.suspended_hosts where host_id = $1) as suspended`,
      [hostId, now],
    );
    return row!;
  }
}
