import type { EventPayload } from '@smachot/contracts';
import { splitCommission } from '@smachot/pricing';
import type { OrderState } from '../order-state';
import { incomeOf, isOver, toCustomer } from './income';

/** The money of an order for who accounts for it. All in totals, so that the newest is all one has to know. */
export type MoneyMoved = EventPayload<'orders.money_moved'>;
export type MoneyPosition = Omit<MoneyMoved, 'version'>;

/** Of an order that stands, of what is paid so far; of one that is over, of what the business has of it (ADR 22). */
const commissionOf = (state: OrderState, over: boolean): number => {
  const rate = state.commissionRate ?? 0;
  if (over) return incomeOf(state, rate)?.commission ?? 0;
  return splitCommission(Math.max(0, state.captured - state.refunded - state.owed), rate).commission;
};

export const moneyPositionOf = (state: OrderState): MoneyPosition => {
  const { id: orderId, code: orderCode, storeId, captured, refunded, endsAt } = state;
  const over = isOver(state);
  return {
    ...{ orderId, orderCode, storeId, captured, refunded, over },
    toCustomer: toCustomer(state),
    commission: captured > 0 ? commissionOf(state, over) : 0,
    endsAt: endsAt.toISOString(),
  };
};

/** Whether somebody who accounts for it has to know. An order that nothing was ever taken of concerns nobody. */
export const differs = (before: MoneyPosition, after: MoneyPosition): boolean =>
  after.captured > 0 &&
  Object.entries(after).some(([name, value]) => value !== before[name as keyof MoneyPosition]);
