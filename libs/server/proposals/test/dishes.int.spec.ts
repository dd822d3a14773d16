import type { AnswerOf, kitchenDays, Order, PricingUnit, readPricingUnit } from '@smachot/contracts';
import { production, shoppingList } from '@smachot/pricing';
import { EVENT, formOf, inDays, proposalActs, type Said } from './proposal-acts';
import { type ProposalsApp, proposalsApp, type Store, TUESDAY } from './proposals-app';

let app: ProposalsApp;
let { create, act, read, sent, look, accept } = {} as ReturnType<typeof proposalActs>;
beforeAll(async () => {
  app = await proposalsApp();
  ({ create, act, read, sent, look, accept } = proposalActs(app));
});
beforeEach(() => app.clock.moveTo(TUESDAY));
afterAll(() => app.close());

const item = (index: number, name: string, more: object = {}) => ({ index, name, ...more });
const MENU = {
  ...{ type: 'compound', name: 'תפריט שף', summary: 'קטן', description: 'מהבית', visibility: 'public' },
  ...{ basePrice: 0, basePricePerParticipant: 120 },
  sections: [
    {
      ...{ index: 0, name: 'סלטים', type: 'selectible-items', minSelection: 2 },
      items: [
        item(0, 'חומוס', { isVegan: true, foodKind: 'pareve', allergens: ['sesame'] }),
        item(1, 'טחינה'),
      ],
    },
    { index: 1, name: 'קינוחים', type: 'selectible-items', items: [item(0, 'עוגת שכבות')] },
  ],
};
const aMenuOf = async (at: Store): Promise<PricingUnit> => {
  const { pricingUnitId } = await app.taken(
    app.call<PricingUnit>('POST', `${at.path}/pricing-units`, { as: at.owner, body: MENU }),
  );
  return app.taken(app.call<AnswerOf<typeof readPricingUnit>>('GET', `/v1/pricing-units/${pricingUnitId}`));
};
/** As the crew's form sends it; what the server takes from the menu itself is wrong on purpose. */
const dishOf = ({ pricingUnitId, revision }: PricingUnit, sectionIndex: number, itemIndex: number) => ({
  ...{ pricingUnitId, revision, sectionIndex, itemIndex },
  ...{ menu: 'תפריט אחר', section: 'סעיף', name: 'מנה', foodKind: 'meat', allergens: [] },
});
const line = (name: string, dish: object, more: object = {}) => ({
  ...{ name, per: 'participant', quantity: 1, unitPrice: 0, optional: false, dish, ...more },
});
const linesOf = (unit: PricingUnit) => [
  formOf({ unit } as Store).lines[0]!,
  line('עוגת חגיגה', dishOf(unit, 1, 0), { optional: true, per: 'order', quantity: 2, unitPrice: 1_000 }),
  line('חומוס הבית', dishOf(unit, 0, 0)),
];

describe('a line of a proposal that is a dish of a menu', () => {
  it('carries what the menu says of it, also when the menu changes', async () => {
    const at = await app.store();
    const unit = await aMenuOf(at);
    const draft = await app.taken(create(at, { lines: linesOf(unit) }, await app.member(at)));
    const hummus = {
      ...{ menu: 'תפריט שף', section: 'סלטים', name: 'חומוס' },
      ...{ foodKind: 'pareve', isVegan: true, allergens: ['sesame'] },
    };
    expect(draft.content.lines[0]).not.toHaveProperty('dish');
    expect(draft.content.lines[2]).toMatchObject({ name: 'חומוס הבית', dish: hummus });
    await app.source.query(`update stores.pricing_units set visibility = 'archived' where id = $1`, [
      unit.pricingUnitId,
    ]);
    const body = { ...draft.content, remarks: 'נשמח', version: draft.version };
    const saved = await app.taken(
      app.call<Said>('PUT', `${at.path}/proposals/${draft.proposalId}`, { as: at.owner, body }),
    );
    const { link } = await app.taken(act(at, saved, 'send'));
    expect((await look(link!)).body.content.lines[2]).toMatchObject({ dish: hummus });
    const dearer = saved.content.lines.slice(2).map((one) => ({ ...one, unitPrice: 70 }));
    const second = { ...saved.content, lines: dearer, version: saved.version + 1 };
    await app.taken(act(at, saved, 'versions', second));
    expect((await read(at, draft.proposalId)).body.content.lines).toMatchObject([{ dish: hummus }]);
  });

  it('is refused when the store has no such dish', async () => {
    const [at, other] = [await app.store(), await app.store()];
    const [unit, theirs] = [await aMenuOf(at), await aMenuOf(other)];
    const wrong = [
      dishOf(theirs, 0, 0),
      dishOf(unit, 0, 7),
      dishOf(unit, 7, 0),
      { ...dishOf(unit, 0, 0), revision: 99 },
      dishOf(at.unit, 0, 0),
    ];
    for (const dish of wrong)
      expect((await create(at, { lines: [line('חומוס', dish)] })).body).toMatchObject({
        code: 'menu.unknown_item',
        fields: { 'lines.0.name': expect.any(String) as string },
      });
    const beyond = { ...dishOf(unit, 0, 0), revision: 3_000_000_000 };
    expect((await create(at, { lines: [line('חומוס', beyond)] })).body.code).toBe('request.invalid');
    const draft = await app.taken(create(at));
    const change = {
      ...formOf(at, { lines: [line('חומוס', dishOf(theirs, 0, 0))] }),
      version: draft.version,
    };
    const path = `${at.path}/proposals/${draft.proposalId}`;
    expect((await app.call('PUT', path, { as: at.owner, body: change })).body.code).toBe('menu.unknown_item');
    const first = await app.taken(act(at, draft, 'send'));
    expect((await act(at, first, 'versions', change)).body.code).toBe('menu.unknown_item');
  });

  it('is cooked and bought for with the order that is made of it; an option that is left is not', async () => {
    const at = await app.store();
    const unit = await aMenuOf(at);
    const [day, next] = [60, 61].map(inDays) as [string, string];
    const cooked = async (datetime: string, options: number[], expectedPrice: number) => {
      const { link } = await sent(at, { lines: linesOf(unit), eventInfo: { ...EVENT, datetime } });
      const dana = await app.customer();
      const { orderId } = await app.taken(accept(dana, link, { options, expectedPrice }));
      await app.jobs.drain();
      return app.taken(app.call<Order>('GET', `/v1/orders/${orderId}`, { as: dana }));
    };
    const order = await cooked(day, [1], 8_000);
    expect(order.orderSummary.menu).toMatchObject([
      { section: 'קינוחים', items: [{ name: 'עוגת שכבות', quantity: 2, per: 'piece' }] },
      { section: 'סלטים', items: [{ name: 'חומוס', quantity: 1, per: 'guest', allergens: ['sesame'] }] },
    ]);
    await cooked(next, [], 6_000);
    await app.taken(
      app.call('PUT', `${at.path}/purchases`, {
        as: at.owner,
        body: { dish: 'חומוס', lines: [{ what: 'גרגרים', quantity: 100, unit: 'g' }] },
      }),
    );
    const span = `from=${day.slice(0, 10)}&to=${next.slice(0, 10)}`;
    const { orders, purchases } = await app.taken(
      app.call<AnswerOf<typeof kitchenDays>>('GET', `${at.path}/kitchen?${span}`, { as: at.owner }),
    );
    const made = production(orders);
    expect(made.map(({ name, count, orders: times }) => [name, count, times]).sort()).toEqual([
      ['חומוס', 200, 2],
      ['עוגת שכבות', 2, 1],
    ]);
    expect(made.find(({ name }) => name === 'חומוס')).toMatchObject({
      ...{ foodKind: 'pareve', isVegan: true, allergens: ['sesame'] },
    });
    expect(shoppingList(made, purchases).lines).toMatchObject([{ what: 'גרגרים', quantity: 20, unit: 'kg' }]);
  });

  it('leaves the order of a proposal without dishes as it was', async () => {
    const at = await app.store();
    const { link } = await sent(at);
    const dana = await app.customer();
    const { orderId } = await app.taken(accept(dana, link));
    await app.jobs.drain();
    const order = await app.taken(app.call<Order>('GET', `/v1/orders/${orderId}`, { as: dana }));
    expect(order.orderSummary.menu).toEqual([]);
  });
});
