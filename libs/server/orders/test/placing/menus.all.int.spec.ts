import type { MenuItem, MenuSection, PricingUnit } from '@smachot/contracts';
import { type OrdersApp, ordersApp, type Store } from '../orders-app';

let app: OrdersApp;
let store: Store;
let customer: string;
beforeAll(async () => {
  app = await ordersApp();
});
afterAll(() => app.close());

const item = (name: string, index: number): Partial<MenuItem> => ({ name, index, pricePerParticipant: 5 });
const starters = { name: 'ראשונות', index: 0, type: 'selectible-items', items: [item('מרק', 0)] };
const mains = {
  name: 'עיקריות',
  index: 1,
  type: 'selectible-items',
  items: [item('דג', 0), item('עוף', 1), item('פסטה', 2)],
};
const menu = {
  type: 'compound',
  sections: [starters, mains],
  basePrice: 0,
  basePricePerParticipant: 100,
  pricingFactor: undefined,
};
/** The customer's choice: soup and chicken, fifty times. */
const chosen = {
  pricingUnitRequest: {
    sections: [
      { index: 0, items: [{ index: 0 }] },
      { index: 1, items: [{ index: 1 }] },
    ],
  },
  expectedPrice: 5_500,
};

beforeEach(async () => {
  store = await app.store({ unit: menu });
  customer = await app.customer();
});

/** The partner saves the menu after `change`, while the customer still sees the previous one. */
const rearrange = async (change: (sections: MenuSection[]) => object[]) => {
  const path = `/v1/pricing-units/${store.unit.pricingUnitId}`;
  type Menu = Extract<PricingUnit, { type: 'compound' }>;
  const { body } = await app.call<Menu>('GET', `${path}/manage`, { as: store.owner });
  const pricingUnit = { ...body, sections: change(body.sections) };
  const saved = await app.call('PUT', path, {
    as: store.owner,
    body: { pricingUnit, version: body.version },
  });
  expect(saved.status).toBe(200);
};
const ordered = async () => {
  const placed = await app.place(customer, store, chosen);
  expect(placed.status).toBe(202);
  await app.jobs.drain();
  const { orderSummary } = await app.read(placed.body.orderId, customer);
  return orderSummary.menu.map(({ section, items }) => [section, items.map(({ name }) => name)]);
};

describe('a menu that is put in another order while somebody chooses', () => {
  it('brings the dishes that were chosen, in the order it has now', async () => {
    await rearrange(([first, second]) => [{ ...second, items: [...second!.items].reverse() }, first!]);
    expect(await ordered()).toEqual([
      ['עיקריות', ['עוף']],
      ['ראשונות', ['מרק']],
    ]);
  });

  it('is asked again when a chosen dish is gone, whatever came in its place', async () => {
    await rearrange(([first, second]) => [
      first!,
      { ...second, items: [second!.items[0], { ...second!.items[1], name: 'אסאדו', index: 3 }] },
    ]);
    const refused = await app.place(customer, store, chosen);
    expect(refused).toMatchObject({ status: 422, body: { code: 'menu.unknown_item' } });
  });

  it('shows its sections and dishes as they were arranged', async () => {
    await rearrange(([first, second]) => [second!, first!]);
    const { body } = await app.call<Extract<PricingUnit, { type: 'compound' }>>(
      'GET',
      `/v1/pricing-units/${store.unit.pricingUnitId}`,
    );
    expect(body.sections.map(({ name, index }) => [name, index])).toEqual([
      ['עיקריות', 1],
      ['ראשונות', 0],
    ]);
  });
});
