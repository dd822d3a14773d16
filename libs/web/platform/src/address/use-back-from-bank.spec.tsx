import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useBackFromBank } from './use-back-from-bank';

afterEach(cleanup);

function Screen() {
  useBackFromBank('checkout');
  return <p>screen</p>;
}
const open = async (at: string) => {
  const router = createMemoryRouter([{ path: '*', Component: Screen }], {
    initialEntries: ['/before', at],
    initialIndex: 1,
  });
  render(<RouterProvider router={router} />);
  await screen.findByText('screen');
  return router;
};
const SALE = 'payme_status=success&payme_sale_id=SALE1&sale_status=completed&transaction_id=7&price=100';

describe('the address after a challenge', () => {
  it('keeps what is its own and loses the sale, in the same entry', async () => {
    const router = await open(`/back?checkout=c1&${SALE}`);
    await waitFor(() => expect(router.state.location.search).toBe('?checkout=c1'));
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });

  it('is left alone when nobody comes from the bank', async () => {
    const router = await open('/back?checkout=c1&panel=settings&price=100');
    expect(router.state.location.search).toBe('?checkout=c1&panel=settings&price=100');
  });
});
