import { readOrder } from '@smachot/contracts';
import { refusing } from '@smachot/web-platform';
import { cleanup, screen } from '@testing-library/react';
import { renderOrders } from '../testing/render-orders';

afterEach(cleanup);

describe('a screen whose first load failed', () => {
  it.each([
    '/me/orders/01920000-0000-7000-8000-000000000001',
    '/dashboard/savta-julie/orders/01920000-0000-7000-8000-000000000001',
  ])('%s still has one name', async (at) => {
    await renderOrders(at, [refusing(readOrder, 'request.too_many')]);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
