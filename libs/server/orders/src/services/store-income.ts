import { Injectable } from '@nestjs/common';
import type { AnswerOf, readStoreHome, StoreId } from '@smachot/contracts';
import { addDays, atWallTime, Clock, toShekels, wallTime } from '@smachot/kernel';
import { incomeOf } from '../domain/money/income';
import { CommissionQueries } from '../persistence/commission/commission.queries';
import { StoreHomeQueries } from '../persistence/orders/store-home.queries';

/** Income of a store: what it has of orders that are over, the agreed price of the others. */
@Injectable()
export class StoreIncome {
  constructor(
    private readonly orders: StoreHomeQueries,
    private readonly commissions: CommissionQueries,
    private readonly clock: Clock,
  ) {}

  /** Income of the present month; null when there is none. */
  async ofMonth(storeId: StoreId): Promise<AnswerOf<typeof readStoreHome>['income']> {
    const month = wallTime(this.clock.now()).day.slice(0, 7);
    const first = `${month}-01`;
    const next = `${addDays(first, 31).slice(0, 7)}-01`;
    const [rows, rate] = await Promise.all([
      this.orders.income(storeId, { from: atWallTime(first, '00:00'), till: atWallTime(next, '00:00') }),
      this.commissions.rateOf(storeId),
    ]);
    const incomes = rows
      .map((row) => incomeOf(row, row.commission_rate ?? rate))
      .filter((income) => income !== null);
    if (!incomes.length) return null;
    const sum = (of: 'gross' | 'net') => toShekels(incomes.reduce((total, income) => total + income[of], 0));
    return { gross: sum('gross'), net: sum('net') };
  }
}
