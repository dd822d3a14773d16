import { listCards, readCheckout, readOrder } from '@smachot/contracts';
import { refusing } from '@smachot/web-platform';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderOrders, signIn } from '../testing/render-orders';

beforeAll(signIn);
afterEach(cleanup);

const SALE = 'payme_status=success&payme_sale_id=SALE1&sale_status=completed&payme_signature=x';
const ID = '01920000-0000-7000-8000-000000000001';
const answers = [readCheckout, readOrder, listCards].map((call) => refusing(call, 'request.too_many'));

describe('who comes back from the bank', () => {
  it.each([
    [`/me/orders/${ID}?${SALE}`, ''],
    [`/partner/savta-julie/checkout?checkout=${ID}&${SALE}`, `?checkout=${ID}`],
  ])('%s has the sale out of the address', async (at, left) => {
    await renderOrders(at, answers);
    await waitFor(() => expect(screen.getByLabelText('query').textContent).toBe(left));
  });
});
