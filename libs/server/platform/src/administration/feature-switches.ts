import { Injectable } from '@nestjs/common';
import { FeatureSwitch, type FeatureSwitchState } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { ReadModel } from '../database/read-model';
import { type Tx, UnitOfWork } from '../database/unit-of-work';

/** Milliseconds until a moved switch reaches other processes at the latest. */
const REMEMBERED_MS = 3000;

type Row = { name: string; isOn: boolean; reason: string; changedAt: Date };
const ROWS = 'select name, is_on as "isOn", reason, changed_at as "changedAt" from platform.feature_switches';

/** The switches of parts of the product. Read from the database, remembered for a moment; what was never moved is on. */
@Injectable()
export class FeatureSwitches {
  private known: { until: number; off: Promise<ReadonlySet<string>> } | undefined;

  constructor(
    private readonly read: ReadModel,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async isOn(name: FeatureSwitch): Promise<boolean> {
    return !(await this.off()).has(name);
  }

  async all(): Promise<FeatureSwitchState[]> {
    const rows = await this.rows();
    return FeatureSwitch.options.map((name) => stateOf(name, rows));
  }

  /** @param then what is written in the same transaction */
  async move(
    name: FeatureSwitch,
    { on, reason }: { on: boolean; reason: string },
    then: (tx: Tx, before: FeatureSwitchState) => Promise<void>,
  ): Promise<FeatureSwitchState> {
    const state = await this.work.run(async (tx) => {
      // a switch that was never moved has no row to lock
      await tx.query(`select pg_advisory_xact_lock(hashtext('platform.feature_switches'), hashtext($1))`, [
        name,
      ]);
      const before = stateOf(name, await tx.query<Row>(ROWS));
      const changedAt = this.clock.now();
      await tx.query(
        `insert into platform.feature_switches (name, is_on, reason, changed_at) values ($1, $2, $3, $4)
         on conflict (name) do update set is_on = excluded.is_on, reason = excluded.reason, changed_at = excluded.changed_at`,
        [name, on, reason, changedAt],
      );
      await then(tx, before);
      return { name, on, reason, changedAt: changedAt.toISOString() };
    });
    this.known = undefined;
    return state;
  }

  private off(): Promise<ReadonlySet<string>> {
    if (this.known && this.known.until > Date.now()) return this.known.off;
    const off = this.rows().then((rows) => new Set(rows.filter(({ isOn }) => !isOn).map(({ name }) => name)));
    const known = { until: Date.now() + REMEMBERED_MS, off };
    this.known = known;
    off.catch(() => {
      if (this.known === known) this.known = undefined;
    });
    return off;
  }

  private rows(): Promise<Row[]> {
    return this.read.rows<Row>(ROWS);
  }
}

const stateOf = (name: FeatureSwitch, rows: Row[]): FeatureSwitchState => {
  const row = rows.find((one) => one.name === name);
  if (!row) return { name, on: true, reason: null, changedAt: null };
  return { name, on: row.isOn, reason: row.reason, changedAt: row.changedAt.toISOString() };
};
