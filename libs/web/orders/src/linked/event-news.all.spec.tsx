import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { orderConsequences, readOrder } from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { anOrderLinkedToEvent } from '../testing/a-linked-order';
import { ORDER_ID } from '../testing/an-order';
import { renderOrders } from '../testing/render-orders';

const mine = `/me/orders/${ORDER_ID}`;
const theirs = `/dashboard/savta-julie/orders/${ORDER_ID}`;
const partner = { side: 'partner' } as const;
const panel = () => screen.findByRole('region', { name: /מספר האורחים/ });

afterEach(cleanup);

describe('an order whose event is another now', () => {
  const moved = {
    cancelledAt: null,
    moved: {
      from: { datetime: '2099-12-17T17:30:00.000Z', address: 'גן האלה, שדה ורבורג' },
      to: { datetime: '2099-12-24T17:30:00.000Z', address: 'אולמי הגן, חיפה' },
    },
    offer: { datetime: '2099-12-24T17:30:00.000Z', location: null },
  };
  const news = (name: RegExp) => screen.findByRole('region', { name });
  const cancel = { captured: 0, refunded: 900, kept: 100, owed: 0, because: 'policy' };
  const withMoves = (order: object): Answer[] => [
    { call: orderConsequences, answer: { moves: { cancel } } },
    { call: readOrder, answer: order },
  ];

  it.each([
    [mine, {}],
    [theirs, partner],
  ])('shows the old date and place beside the new: %s', async (at, side) => {
    await renderOrders(at, withMoves(anOrderLinkedToEvent({ event: moved }, side)));
    const region = await news(/האירוע זז, ההזמנה עוד לא/);
    expect(region.textContent).toMatch(/17 בדצמבר.*גן האלה.*24 בדצמבר.*אולמי הגן/s);
  });
  it('offers the customer to cancel, with what comes back', async () => {
    await renderOrders(
      mine,
      withMoves(
        anOrderLinkedToEvent({
          event: { cancelledAt: '2026-12-01T16:00:00.000Z', moved: null, offer: null },
        }),
      ),
    );
    const region = await news(/האירוע בוטל, ההזמנה עדיין עומדת/);
    await waitFor(() => expect(region.textContent).toMatch(/יוחזר: .*900/));
    fireEvent.click(within(region).getByRole('button', { name: 'ביטול ההזמנה' }));
    expect(await screen.findByRole('dialog', { name: 'לבטל את ההזמנה?' })).toBeTruthy();
  });
  it('tells the business of a cancelled event, without a way to cancel for the customer', async () => {
    await renderOrders(
      theirs,
      withMoves(
        anOrderLinkedToEvent(
          { event: { cancelledAt: '2026-12-01T16:00:00.000Z', moved: null, offer: null } },
          partner,
        ),
      ),
    );
    const region = await news(/האירוע בוטל/);
    expect(within(region).queryByRole('button')).toBeNull();
  });
  it('says nothing while the event is where it was, or when the order is over', async () => {
    await renderOrders(mine, withMoves(anOrderLinkedToEvent()));
    await panel();
    expect(screen.queryByRole('region', { name: /האירוע זז/ })).toBeNull();
    cleanup();
    await renderOrders(
      mine,
      withMoves(anOrderLinkedToEvent({ event: moved }, { status: 'cancelled_customer' })),
    );
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: /האירוע זז/ })).toBeNull();
  });
});
