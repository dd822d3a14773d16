import { Injectable } from '@nestjs/common';
import type { StoreId, SubscriptionChargeId, SubscriptionId } from '@smachot/contracts';
import { ISRAEL } from '@smachot/kernel';
import {
  columnsOf,
  hasCome,
  ReadModel,
  selection,
  type StoreWaits,
  storeWaits,
} from '@smachot/server-platform';
import type { ChargeState } from '../domain/charge';
import type { SubscriptionState } from '../domain/subscription-state';
import { ChargeSchema, SubscriptionSchema } from './subscriptions.schema';

const SELECTION = selection(columnsOf(SubscriptionSchema), 's');
const CHARGES = selection(columnsOf(ChargeSchema), 'c');
const MAX_CHARGES = 100;

export type DueSubscription = { id: SubscriptionId; storeId: StoreId };

/** Condition of a tick. */
export const SUBSCRIPTION_DUE = hasCome('due_at', 'subscriptions.subscriptions');

/** Reads subscriptions for screens and jobs. */
@Injectable()
export class SubscriptionQueries {
  constructor(private readonly read: ReadModel) {}

  ofStore(storeId: StoreId): Promise<SubscriptionState | undefined> {
    return this.read.one<SubscriptionState>(
      `select ${SELECTION} from subscriptions.subscriptions s where s.store_id = $1`,
      [storeId],
    );
  }

  /** Plans of many stores with a charge that waits for the card's owner, or whose renewal is overdue: one thing for each store. */
  waits(storeIds: readonly StoreId[], at: Date): Promise<StoreWaits[]> {
    return this.read.rows<StoreWaits>(
      storeWaits(
        `select s.store_id, coalesce(c.at_bank, greatest(c.latest, s.until_day::timestamp at time zone '${ISRAEL}')) as since
         from subscriptions.subscriptions s, lateral (
           select max(c.created_at) as latest, max(c.created_at) filter (where c.status = 'action_required') as at_bank
           from subscriptions.charges c where c.subscription_id = s.id) c
         where s.store_id = any($1::uuid[]) and (c.at_bank is not null or s.phase = 'grace' and s.until_day is not null)`,
      ),
      [storeIds, at],
    );
  }

  /** `atBank`: a charge waits for the card's owner. Undefined: the store never had a plan. */
  standingOf(
    storeId: StoreId,
  ): Promise<(Pick<SubscriptionState, 'phase' | 'untilDay'> & { atBank: boolean }) | undefined> {
    return this.read.one(
      `select s.phase, s.until_day as "untilDay", exists (select from subscriptions.charges c
         where c.subscription_id = s.id and c.status = 'action_required') as "atBank"
       from subscriptions.subscriptions s where s.store_id = $1`,
      [storeId],
    );
  }

  /** The newest first. */
  chargesOf(storeId: StoreId): Promise<ChargeState[]> {
    return this.read.rows<ChargeState>(
      `select ${CHARGES} from subscriptions.charges c join subscriptions.subscriptions s on s.id = c.subscription_id
       where s.store_id = $1 order by c.created_at desc, c.id desc limit ${MAX_CHARGES}`,
      [storeId],
    );
  }

  async storeOfCharge(chargeId: SubscriptionChargeId): Promise<StoreId | undefined> {
    const row = await this.read.one<{ storeId: StoreId }>(
      `select s.store_id as "storeId" from subscriptions.charges c join subscriptions.subscriptions s on s.id = c.subscription_id
       where c.id = $1`,
      [chargeId],
    );
    return row?.storeId;
  }

  /** A choice whose card's owner has to confirm it: another choice takes its place. */
  async waitingChoiceOf(storeId: StoreId): Promise<SubscriptionChargeId | undefined> {
    const row = await this.read.one<{ id: SubscriptionChargeId }>(
      `select c.id from subscriptions.charges c join subscriptions.subscriptions s on s.id = c.subscription_id
       where s.store_id = $1 and c.kind = 'choice' and c.status = 'action_required'`,
      [storeId],
    );
    return row?.id;
  }

  /** The longest due first. */
  due(now: Date, limit: number): Promise<DueSubscription[]> {
    return this.read.rows<DueSubscription>(
      `select s.id, s.store_id as "storeId" from subscriptions.subscriptions s
       where s.due_at <= $1 order by s.due_at limit ${limit}`,
      [now],
    );
  }
}
