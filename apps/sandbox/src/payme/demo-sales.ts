import { Sale } from './sale';

const shape = /^DEMO([ACDV])-(\d{3,9})-(\d{1,9})-(\d{13})-[0-9a-f-]{36}$/;

/**
 * The sale that the product's demo data names, since nobody paid it here: authorized, captured, disputed or voided, its price, what was refunded of
 * it (agorot) and when it was paid (milliseconds) stand in its id. Undefined for every other id.
 */
export function demoSale(id: string, code: number): Sale | undefined {
  const [, state, price, refunded, at] = shape.exec(id) ?? [];
  if (!state) return undefined;
  const order = {
    ...{ price: Number(price), currency: 'ILS', productName: 'Smachot', transactionId: '' },
    ...{ type: 'authorize' as const, installments: 1 },
  };
  const paidAt = Number(at);
  const sale = new Sale(order, code, paidAt, id);
  sale.succeed(paidAt);
  if (state === 'V') sale.refund(undefined, paidAt);
  if (state === 'C' || state === 'D') sale.capture(order.price, paidAt);
  if (Number(refunded)) sale.refund(Number(refunded), paidAt);
  if (state === 'D') sale.chargeBack(undefined, paidAt);
  return sale;
}
