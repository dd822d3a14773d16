import { kitchenDays, readBooking, readBookingLink, readOrder } from '@smachot/contracts';
import { refusing } from '@smachot/web-platform';
import { cleanup, screen } from '@testing-library/react';
import { renderOrders } from '../testing/render-orders';

afterEach(cleanup);

describe('a screen whose first load failed', () => {
  const calls = [readOrder, kitchenDays, readBooking, readBookingLink];
  it.each([
    '/me/orders/01920000-0000-7000-8000-000000000001',
    '/dashboard/savta-julie/orders/01920000-0000-7000-8000-000000000001',
    '/dashboard/savta-julie/orders/kitchen',
    '/dashboard/savta-julie/orders/bookings/01920000-0000-7000-8000-000000000001',
    `/booking#t=${'a'.repeat(64)}`,
  ])('%s still has one name', async (at) => {
    await renderOrders(
      at,
      calls.map((call) => refusing(call, 'request.too_many')),
    );
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('of a booking that is not there says so under the one name of its page', async () => {
    await renderOrders('/dashboard/savta-julie/orders/bookings/01920000-0000-7000-8000-000000000001', [
      refusing(readBooking, 'not_found'),
    ]);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'הזמנה בטלפון',
    ]);
  });
});
