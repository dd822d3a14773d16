import {
  chooseRideStops,
  orderConsequences,
  type OrderRides,
  orderRides,
  readOrder,
} from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anOrderLinkedToEvent, EVENT_ID } from '../testing/a-linked-order';
import { ORDER_ID } from '../testing/an-order';
import { renderOrders } from '../testing/render-orders';

const id = (n: number) => `01920000-0000-7000-8000-00000000000${n}`;
const stop = (n: number, name: string, counted: boolean) =>
  ({ stopId: id(n), name, address: 'תחנה', departsAt: '17:30', there: 10 * n, back: n, counted }) as const;
const both = [stop(1, 'חיפה', true), stop(2, 'באר שבע', false)];

const open = (rides: Partial<OrderRides>, side: 'customer' | 'partner' = 'customer') => {
  const order = anOrderLinkedToEvent({ counts: 'rides' }, { side });
  const address =
    side === 'customer' ? `/me/orders/${ORDER_ID}` : `/dashboard/savta-julie/orders/${ORDER_ID}`;
  return renderOrders(address, [
    { call: orderConsequences, answer: { moves: {} } },
    { call: readOrder, answer: order },
    { call: orderRides, answer: { stops: both, withoutStop: 0, all: false, ...rides } },
    { call: chooseRideStops, answer: order },
  ]);
};
const dialogOf = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'תחנות של ההזמנה' }));
  return screen.findByRole('dialog', { name: 'אילו תחנות ההזמנה הזאת משרתת?' });
};

describe('stops of an order that counts rides', () => {
  afterEach(cleanup);

  it('are those whose passengers count, and both sides read that it counts these alone', async () => {
    await open({});
    const section = await screen.findByRole('region', { name: 'נוסעים לפי תחנות' });
    expect(section.textContent).toContain('חיפה');
    expect(section.textContent).not.toContain('באר שבע');
    expect(section.textContent).toContain('רק את הנוסעים של התחנות האלה');
    cleanup();
    await open({ stops: [both[0]!] }, 'partner');
    await screen.findByRole('region', { name: 'נוסעים לפי תחנות' });
    expect(screen.queryByRole('button', { name: 'תחנות של ההזמנה' })).toBeNull();
  });

  it('are chosen by the customer', async () => {
    const { asked } = await open({});
    const dialog = await dialogOf();
    const box = async (name: RegExp) => within(dialog).findByRole<HTMLInputElement>('checkbox', { name });
    expect([(await box(/חיפה/)).checked, (await box(/באר שבע/)).checked]).toEqual([true, false]);
    const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'לשמור' });
    fireEvent.click(await box(/חיפה/));
    expect(save.disabled).toBe(true);
    fireEvent.click(await box(/באר שבע/));
    fireEvent.click(save);
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('/ride-stops'))?.body).toEqual({ stops: [id(2)] }),
    );
  });

  it('are given up for all who ride', async () => {
    const { asked } = await open({});
    const dialog = await dialogOf();
    fireEvent.click(await within(dialog).findByRole('radio', { name: 'את כל מי שצריכים הסעה' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'לשמור' }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('/ride-stops'))?.body).toEqual({ stops: null }),
    );
  });

  it('have to be on the screen of rides first', async () => {
    await open({ stops: [], all: true });
    const link = await within(await dialogOf()).findByRole('link', { name: 'למסך ההסעות' });
    expect(link.getAttribute('href')).toBe(`/me/rsvps/${EVENT_ID}/rides`);
  });
});
