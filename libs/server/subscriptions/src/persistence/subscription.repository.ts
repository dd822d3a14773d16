import { Injectable } from '@nestjs/common';
import type { StoreId, SubscriptionChargeId, SubscriptionId, UserId } from '@smachot/contracts';
import { Clock, newId } from '@smachot/kernel';
import { assignments, columnList, columnsOf, selection, toRow, type Tx } from '@smachot/server-platform';
import type { ChargeState } from '../domain/charge';
import { Subscription } from '../domain/subscription';
import { planInForce } from '../domain/subscription-move';
import type { SubscriptionState } from '../domain/subscription-state';
import { MoveSchema } from './moves.schema';
import { ChargeSchema, SubscriptionSchema, TermsAcceptanceSchema } from './subscriptions.schema';

const columns = columnsOf(SubscriptionSchema);
const chargeColumns = columnsOf(ChargeSchema);
const moveColumns = columnsOf(MoveSchema);
const COLUMN_LIST = columnList(columns);
const CHARGE_COLUMN_LIST = columnList(chargeColumns);
const SELECTION = selection(columns, 's');
const CHARGES = selection(chargeColumns, 'c');
/** Charges that a move may concern: those not settled, and one that is named. */
const CONCERNED = `c.subscription_id = $1 and (c.id = $2 or c.status in ('requested', 'action_required')
  or (c.status = 'failed' and c.kind = 'renewal'))`;

/** Repository of subscriptions. A loaded one stays locked, with its charges that are not settled. */
@Injectable()
export class SubscriptionRepository {
  constructor(private readonly clock: Clock) {}

  /** The subscription of a store; a store without one gets it, unpaid. */
  async loadOrAdd(tx: Tx, storeId: StoreId, payerId: UserId): Promise<Subscription> {
    const found = await this.ofStore(tx, storeId);
    if (found) return found;
    const { state } = Subscription.of(storeId, payerId, this.clock.now());
    await tx.query(
      `insert into subscriptions.subscriptions (${COLUMN_LIST})
       select ${COLUMN_LIST} from json_populate_record(null::subscriptions.subscriptions, $1) on conflict (store_id) do nothing`,
      [JSON.stringify(toRow(columns, state))],
    );
    return (await this.ofStore(tx, storeId))!;
  }

  ofStore(tx: Tx, storeId: StoreId): Promise<Subscription | undefined> {
    return this.first(tx, 's.store_id = $1 for update', [storeId]);
  }

  /** The subscription of a charge, with that charge, whatever became of it. */
  ofCharge(tx: Tx, chargeId: SubscriptionChargeId): Promise<Subscription | undefined> {
    const ofCharge = 's.id = (select subscription_id from subscriptions.charges where id = $1) for update';
    return this.first(tx, ofCharge, [chargeId], chargeId);
  }

  /** Undefined when nothing is due, or another worker is at it. */
  due(tx: Tx, id: SubscriptionId, now: Date): Promise<Subscription | undefined> {
    return this.first(tx, 's.id = $1 and s.due_at <= $2 for update skip locked', [id, now]);
  }

  /** Charges are written in their order: one is abandoned before another takes its period. @param by null: a job */
  async save(tx: Tx, subscription: Subscription, by: UserId | null): Promise<void> {
    for (const charge of subscription.charges.rows) await this.saveCharge(tx, charge);
    await tx.query(
      `update subscriptions.subscriptions s set ${assignments(columns, ['id', 'storeId', 'createdAt'])}
       from json_populate_record(null::subscriptions.subscriptions, $1) n where s.id = n.id`,
      [JSON.stringify(toRow(columns, subscription.state))],
    );
    await this.saveRecord(tx, subscription, by);
    tx.emitFrom(subscription);
    const { storeId } = subscription.state;
    const { record } = subscription;
    if (record && planInForce(record.before) !== planInForce(record.after))
      tx.emit('subscriptions.plan_changed', { storeId });
    tx.hint(`store:${storeId}`);
  }

  async noteAcceptance(tx: Tx, storeId: StoreId, userId: UserId, version: string): Promise<void> {
    const acceptance = { id: newId(), storeId, userId, version, acceptedAt: this.clock.now() };
    await tx.manager.insert(TermsAcceptanceSchema, acceptance);
  }

  private async saveRecord(tx: Tx, { record, state }: Subscription, by: UserId | null): Promise<void> {
    if (!record) return;
    const row = { id: newId(), storeId: state.storeId, by, at: this.clock.now(), ...record };
    await tx.query(
      `insert into subscriptions.moves select * from json_populate_record(null::subscriptions.moves, $1)`,
      [JSON.stringify(toRow(moveColumns, row))],
    );
  }

  private async saveCharge(tx: Tx, charge: ChargeState): Promise<void> {
    await tx.query(
      `insert into subscriptions.charges (${CHARGE_COLUMN_LIST})
       select ${CHARGE_COLUMN_LIST} from json_populate_record(null::subscriptions.charges, $1)
       on conflict (id) do update set status = excluded.status, refusal = excluded.refusal,
         requested_at = excluded.requested_at, paid_at = excluded.paid_at`,
      [JSON.stringify(toRow(chargeColumns, charge))],
    );
  }

  private async first(
    tx: Tx,
    condition: string,
    given: unknown[],
    chargeId: SubscriptionChargeId | null = null,
  ): Promise<Subscription | undefined> {
    const [state] = await tx.query<SubscriptionState>(
      `select ${SELECTION} from subscriptions.subscriptions s where ${condition}`,
      given,
    );
    if (!state) return undefined;
    const charges = await tx.query<ChargeState>(
      `select ${CHARGES} from subscriptions.charges c where ${CONCERNED} order by c.id`,
      [state.id, chargeId],
    );
    return new Subscription(state, charges);
  }
}
