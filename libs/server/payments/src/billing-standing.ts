import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import { isValidPast } from './domain/card';

export type Standing = {
  /** A card the provider has confirmed and that is still valid on the day it would be charged. */
  hasCard: boolean;
  card: { lastFourDigits: string; nickname: string | null } | null;
  /**
   * A charge failed and is not yet settled, or its cardholder took it back at the card company; of this account or of a closed one of
   * the same phone. A sum too small to charge is no debt.
   */
  unpaidBalance: boolean;
  settledBills: number;
};

type Row = {
  last_four: string | null;
  nickname: string | null;
  expiry: string | null;
  unpaid: boolean;
  settled: number;
};

/** Summary of an account's payments for other contexts, read in one query. */
@Injectable()
export class BillingStanding {
  constructor(private readonly read: ReadModel) {}

  async of(userId: UserId, validPast: Date): Promise<Standing> {
    const row = await this.read.one<Row>(
      `select c.last_four, c.nickname, c.expiry,
         exists (select 1 from payments.bills b where b.user_id = $1 and b.status in ('failed', 'action_required'))
           or exists (select 1 from payments.payers me
             join payments.payers closed on closed.phone_key = me.phone_key and closed.closed_at is not null
             join payments.bills b on b.user_id = closed.user_id and b.status in ('failed', 'action_required')
             where me.user_id = $1)
           or exists (select 1 from payments.chargebacks c where c.user_id = $1 and c.bill_id is not null and c.status <> 'won') as unpaid,
         (select count(*)::int from payments.bills b where b.user_id = $1 and b.status = 'settled') as settled
       from (select 1) one
       left join payments.cards c on c.user_id = $1 and c.deleted_at is null and c.is_default and c.status = 'confirmed'`,
      [userId],
    );
    const hasCard = !!row?.expiry && isValidPast(row.expiry, wallTime(validPast).day);
    return {
      hasCard,
      card: row?.last_four ? { lastFourDigits: row.last_four, nickname: row.nickname } : null,
      unpaidBalance: row?.unpaid ?? false,
      settledBills: row?.settled ?? 0,
    };
  }
}
