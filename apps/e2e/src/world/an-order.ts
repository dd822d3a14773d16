import { approveOrder, type PlaceOrderForm, placeOrder, readCheckout, readOrder } from '@smachot/contracts';
import { askProduct } from './product';
import { until } from './sandbox';

/** Places it and waits until it is there; answers its id. */
export async function anOrder(token: string, form: PlaceOrderForm): Promise<string> {
  const { checkoutId } = await askProduct(placeOrder, { token, body: form });
  return until('an order', async () => {
    const { status, code, orderId } = await askProduct(readCheckout, { token, params: { checkoutId } });
    if (status === 'refused' || status === 'expired') throw new Error(`no order: ${status} ${code ?? ''}`);
    return status === 'placed' ? orderId : undefined;
  });
}

/** The same once more. */
export async function orderedAgain(token: string, orderId: string): Promise<string> {
  const { orderSummary } = await askProduct(readOrder, { token, params: { orderId } });
  const { eventInfo, price, pricingUnitId, pricingUnitRequest } = orderSummary;
  return anOrder(token, {
    pricingUnitId,
    pricingUnitRequest: pricingUnitRequest ?? null,
    eventInfo,
    remarks: '',
    termsOfService: true,
    expectedPrice: price,
  });
}

/** By its store; paid when this answers. */
export async function approved(token: string, orderId: string): Promise<void> {
  const params = { orderId };
  await askProduct(approveOrder, { token, params });
  await until('the charge', async () => {
    const { payment } = await askProduct(readOrder, { token, params });
    return payment.status === 'captured' ? true : undefined;
  });
}
