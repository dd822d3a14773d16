import { Injectable } from '@nestjs/common';
import type { EventName, EventPayload } from '@smachot/contracts';
import type { Result } from '@smachot/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { type Client, prepared } from './client';
import { sqlState } from './refused-values';
import { Hints } from '../live/hints';
import { type OutboxRow, outboxRows, saveOutbox } from '../outbox/outbox.persistence';
import type { Delivery } from '../jobs/delivery';
import type { OpenSpan, SpanOptions } from '../tracing/tracer';
import { currentTrace, traced } from '../tracing/tracing';

/** One transaction: state and the events it causes commit together or not at all. */
export class Tx {
  readonly outbox: OutboxRow[] = [];
  readonly hints = new Set<string>();
  constructor(readonly manager: EntityManager) {}

  query<Row = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.manager.query(sql, parameters);
  }
  /** Written to the outbox when the work commits. */
  emit<E extends EventName>(event: E, payload: EventPayload<E>): void {
    this.outbox.push(...outboxRows(event, payload));
  }
  /** Moves the uncommitted events of an aggregate to the outbox. */
  emitFrom(aggregate: { getUncommittedEvents(): unknown[]; uncommit(): void }): void {
    for (const event of aggregate.getUncommittedEvents() as {
      event: EventName;
      payload: EventPayload<EventName>;
    }[])
      this.emit(event.event, event.payload);
    aggregate.uncommit();
  }
  /** Publishes a hint to listening screens, after the commit, that a topic changed. May be lost; screens read again after a gap. */
  hint(topic: string): void {
    this.hints.add(topic);
  }
}

/** An event that a delivery caused, to be published through the outbox. */
export type Emitted = {
  [E in EventName]: { of: Delivery; event: E; payload: EventPayload<E> };
}[EventName];
type OutboxRowOf = OutboxRow & { of: string };

/** An insert of the outbox rows whose delivery is in the table `mine`; its parameters follow the given ones. */
const fromMine = (given: unknown[], rows: OutboxRowOf[]): string => {
  const first = given.length + 1;
  given.push(
    rows.map(({ id }) => id),
    rows.map(({ job }) => job),
    rows.map(({ payload }) => JSON.stringify(payload)),
    rows.map(({ of }) => of),
    currentTrace(),
  );
  return `insert into platform.outbox (id, job, payload, trace) select e.id, e.job, e.payload, $${first + 4}::text from mine join
    unnest($${first}::uuid[], $${first + 1}::text[], $${first + 2}::jsonb[], $${first + 3}::uuid[]) e(id, job, payload, of) on e.of = mine.id`;
};

const TAKE_DELIVERY = prepared(
  'update platform.outbox set done_at = now() where id = $1 and done_at is null returning id',
);
const FINISH = prepared(
  'update platform.outbox set done_at = now() where id = any($1::uuid[]) and done_at is null',
);
/** The locks come first: a filter without columns is evaluated before a row is read. */
const TAKE_DELIVERIES = prepared(
  `with locks as materialized (
     select pg_advisory_xact_lock(kind, key)
     from (select distinct hashtext($2) as kind, hashtext(k) as key from unnest($3::text[]) k order by key) sorted)
   update platform.outbox set done_at = now()
   where id = any($1::uuid[]) and done_at is null and (select count(*) from locks) >= 0 returning id`,
);
/** What a transaction locks by name, also where there is no row yet. */
export type Locks = { kind: string; keys: readonly string[] };
const NO_LOCKS: Locks = { kind: '', keys: [] };
const TRANSACTION: SpanOptions = { kind: 'client', attributes: { 'db.system.name': 'postgresql' } };
const RETRIED = new Set(['40001', '40P01']);
const isRefusal = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && (answer as Result<unknown>).ok === false;

/**
 * Runs work in a transaction. Begin is sent with the first statement, and the outbox with the commit: after an error the
 * database executes no further statement, so that no answer has to be awaited in between.
 */
const inTransaction = async <T>(client: Client, tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> => {
  client.writeAtOnce();
  const started = client.query('start transaction');
  started.catch(() => undefined);
  try {
    const answer = await work(tx);
    if (isRefusal(answer)) {
      await client.query('rollback');
      return answer;
    }
    client.writeAtOnce();
    const saved = saveOutbox((sql, parameters) => client.query(sql, parameters), tx.outbox);
    const [, , { command }] = await Promise.all([started, saved, client.query('commit')]);
    if (command !== 'COMMIT') throw new Error('what went wrong in a transaction was not noticed');
    return answer;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

const retried = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (let count = 1; ; count++)
    try {
      return await attempt();
    } catch (error) {
      const code = sqlState(error);
      if (count >= 4 || !code || !RETRIED.has(code)) throw error;
    }
};

@Injectable()
export class UnitOfWork {
  /** Deliveries that their handler began to mark. */
  private readonly begun = new WeakSet<Delivery>();

  constructor(
    private readonly source: DataSource,
    private readonly live: Hints,
  ) {}

  /** Runs in one transaction. A refusal as its result rolls everything back; deadlocks are retried. */
  run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return retried(() => this.attempt(work));
  }

  /** The same for a job: its delivery is marked done in the same transaction, so its effect happens once. */
  runOnce<T>(delivery: Delivery, work: (tx: Tx) => Promise<T>): Promise<T | undefined> {
    this.begun.add(delivery);
    return this.run(async (tx) => {
      const mine = await tx.query<{ id: string }>(TAKE_DELIVERY, [delivery.id]);
      return returningRows(mine).length ? work(tx) : undefined;
    });
  }

  /**
   * The same for a batch: `work` gets those deliveries that were not done; when all were, it does not run. `locks` are held until the
   * transaction ends. They are taken in one order, so that two batches never wait for each other.
   */
  runTogether<D extends { delivery: Delivery }>(
    deliveries: D[],
    work: (tx: Tx, undone: D[]) => Promise<unknown>,
    locks: Locks = NO_LOCKS,
  ): Promise<void> {
    for (const { delivery } of deliveries) this.begun.add(delivery);
    const ids = deliveries.map(({ delivery }) => delivery.id);
    return this.run(async (tx) => {
      const taken = await tx.query<{ id: string }>(TAKE_DELIVERIES, [ids, locks.kind, locks.keys]);
      const mine = new Set(returningRows(taken).map(({ id }) => id));
      if (mine.size)
        await work(
          tx,
          deliveries.filter(({ delivery }) => mine.has(delivery.id)),
        );
    });
  }

  /**
   * The same for a single statement, for one delivery or many: it is sent without begin and commit. `sql` follows the table
   * `mine`, which has the `id` of each delivery that is not done: `insert into … select … from mine join unnest($1::uuid[],
   * …) …`, or `, other as (…) insert …`. It must be a constant.
   */
  async oneStatement(
    deliveries: Delivery[],
    sql: string,
    parameters: unknown[],
    { hints = [], emits = [] }: { hints?: string[]; emits?: Emitted[] } = {},
  ): Promise<void> {
    for (const delivery of deliveries) this.begun.add(delivery);
    const given = [...parameters, deliveries.map(({ id }) => id)];
    const mine = `mine as (update platform.outbox set done_at = now() where id = any($${given.length}::uuid[]) and done_at is null returning id)`;
    const rows = emits.flatMap(({ of, event, payload }) =>
      outboxRows(event, payload).map((row) => ({ ...row, of: of.id })),
    );
    const said = rows.length ? `, said as (${fromMine(given, rows)})` : '';
    await this.alone(prepared(`with ${mine}${said} ${sql}`), given);
    this.live.publish(hints);
  }

  /** Marks those done whose handler came to its end and had nothing to write beside the mark. */
  async finish(deliveries: Delivery[]): Promise<void> {
    const left = deliveries.filter((delivery) => !this.begun.has(delivery));
    if (left.length) await this.alone(FINISH, [left.map(({ id }) => id)]);
  }

  /** One statement that commits by itself. */
  alone<Row = Record<string, unknown>>(sql: string, parameters: unknown[]): Promise<Row[]> {
    return retried(() => this.source.query<Row[]>(sql, parameters));
  }

  private attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return traced('transaction', TRANSACTION, (span) => this.onOneConnection(work, span));
  }

  private async onOneConnection<T>(work: (tx: Tx) => Promise<T>, span: OpenSpan | undefined): Promise<T> {
    const runner = this.source.createQueryRunner();
    try {
      const client = (await runner.connect()) as Client;
      const before = client.statements;
      const tx = new Tx(runner.manager);
      // marks the transaction as active for the entity manager, which would open one of its own otherwise
      const active = (now: boolean) => Object.assign(runner, { isTransactionActive: now });
      active(true);
      const answer = await inTransaction(client, tx, work).finally(() => active(false));
      span?.set({ 'db.statements': client.statements - before, 'smachot.outbox_rows': tx.outbox.length });
      if (!isRefusal(answer)) this.live.publish([...tx.hints]);
      return answer;
    } finally {
      await runner.release();
    }
  }
}

/** TypeORM answers `[rows, count]` for UPDATE and DELETE, plain rows otherwise. */
export const returningRows = <Row>(answer: Row[]): Row[] =>
  answer.length === 2 && Array.isArray(answer[0]) && typeof answer[1] === 'number'
    ? (answer[0] as Row[])
    : answer;
