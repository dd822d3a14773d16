import { Injectable } from '@nestjs/common';
import { returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import { DataSource } from 'typeorm';
import type { Claimed } from './claims';
import { type Outcomes, tellOutcomes } from './tell-outcomes';
import type { Verdict } from './verdict';

export type AttemptResult = {
  message: Claimed;
  verdict: Verdict;
  phoneKey: string | null;
  messageType: string | null;
};
type Query = (sql: string, parameters: unknown[]) => Promise<{ id: string }[]>;

// A status webhook may have come before this: then the message is already settled and only its missing columns are filled.
const RECORD = `
update messaging.messages m set
  state = case when m.state in ('sending', 'unknown') then o.state else m.state end,
  status = case when m.state in ('sending', 'unknown') and m.status = 'queued' then coalesce(o.status, m.status) else m.status end,
  history = case when o.status is null then m.history else m.history || jsonb_build_object('status', o.status, 'timestamp', $3::text) end,
  status_at = case when o.status is null then m.status_at else coalesce(m.status_at, $3::timestamptz) end,
  due_at = case when m.state in ('sending', 'unknown') then coalesce(o.due_at, m.due_at) else m.due_at end,
  deferrals = m.deferrals + case when m.state in ('sending', 'unknown') and o.deferred then 1 else 0 end,
  refusals = m.refusals + case when m.state in ('sending', 'unknown') and o.backs_off then 1 else 0 end,
  wamid = case when m.erased_at is null then coalesce(m.wamid, o.wamid) end,
  provider_user_id = case when m.erased_at is null then coalesce(m.provider_user_id, o.provider_user_id) end,
  error_code = coalesce(o.code, m.error_code),
  phone_key = case when m.erased_at is null then coalesce(o.phone_key, m.phone_key) end,
  message_type = coalesce(o.message_type, m.message_type),
  posted_at = case when o.posted then coalesce(m.posted_at, $3::timestamptz) else m.posted_at end,
  own_letter = case when o.state = 'queued' then m.own_letter end
from unnest($2::uuid[], $4::int[], $5::text[], $6::text[], $7::timestamptz[], $8::int[], $9::text[], $10::text[],
    $11::boolean[], $12::boolean[], $13::text[], $14::text[], $15::boolean[])
  as o(id, attempt, state, status, due_at, code, wamid, provider_user_id, posted, deferred, phone_key, message_type, backs_off)
where m.id = o.id and m.leased_by = $1 and m.attempts = o.attempt
returning m.id`;

/** Records a whole batch in one statement, and publishes its outcomes in the same transaction. */
@Injectable()
export class Recorder {
  constructor(
    private readonly source: DataSource,
    private readonly work: UnitOfWork,
  ) {}

  /** @param also further effects of the batch that commit with it */
  async record(
    workerId: string,
    results: AttemptResult[],
    now: Date,
    also?: (tx: Tx) => Promise<void>,
  ): Promise<void> {
    const published = results.filter(({ verdict }) => verdict.outcome);
    if (!published.length && !also) {
      await this.write((sql, parameters) => this.source.query(sql, parameters), workerId, results, now);
      return;
    }
    await this.work.run(async (tx) => {
      const recorded = await this.write(
        (sql, parameters) => tx.query(sql, parameters),
        workerId,
        results,
        now,
      );
      const items = itemsOf(
        published.filter(({ message }) => recorded.has(message.id)),
        now,
      );
      tellOutcomes(tx, items);
      await also?.(tx);
    });
  }

  private async write(
    query: Query,
    workerId: string,
    results: AttemptResult[],
    now: Date,
  ): Promise<Set<string>> {
    const of = <T>(read: (one: AttemptResult) => T): T[] => results.map(read);
    // in the lock order of webhooks
    results.sort((a, b) => (a.message.id < b.message.id ? -1 : 1));
    const rows = await query(RECORD, [
      workerId,
      of(({ message }) => message.id),
      now.toISOString(),
      of(({ message }) => message.attempt),
      of(({ verdict }) => verdict.state),
      of(({ verdict }) => verdict.status),
      of(({ verdict }) => verdict.dueAt),
      of(({ verdict }) => verdict.code),
      of(({ verdict }) => verdict.wamid),
      of(({ verdict }) => verdict.providerUserId),
      of(({ verdict }) => verdict.posted),
      of(({ verdict }) => verdict.deferred),
      of((one) => one.phoneKey),
      of((one) => one.messageType),
      of(({ verdict }) => verdict.backsOff),
    ]);
    return new Set(returningRows(rows).map((row) => row.id));
  }
}

const itemsOf = (results: AttemptResult[], now: Date): Outcomes =>
  results.map(({ message, verdict }) => ({
    refId: message.refId,
    messageId: message.id,
    round: message.round,
    outcome: verdict.outcome!,
    at: now.toISOString(),
    ...(verdict.outcome === 'held' ? { until: verdict.dueAt!.toISOString() } : {}),
  }));
