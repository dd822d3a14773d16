import type { AnswerOf, kitchenDays, Order } from '@smachot/contracts';
import { production, shoppingList } from '@smachot/pricing';
import { dishLine, dishOf, EVENT, formOf, inDays, linesOf, proposalActs, type Said } from './proposal-acts';
import { type ProposalsApp, proposalsApp, TUESDAY } from './proposals-app';

let app: ProposalsApp;
let { create, act, read, sent, look, accept, aMenuOf } = {} as ReturnType<typeof proposalActs>;
beforeAll(async () => {
  app = await proposalsApp();
  ({ create, act, read, sent, look, accept, aMenuOf } = proposalActs(app));
});
beforeEach(() => app.clock.moveTo(TUESDAY));
afterAll(() => app.close());

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
      expect((await create(at, { lines: [dishLine('חומוס', dish)] })).body).toMatchObject({
        code: 'menu.unknown_item',
        fields: { 'lines.0.name': expect.any(String) as string },
      });
    const beyond = { ...dishOf(unit, 0, 0), revision: 3_000_000_000 };
    expect((await create(at, { lines: [dishLine('חומוס', beyond)] })).body.code).toBe('request.invalid');
    const draft = await app.taken(create(at));
    const change = {
      ...formOf(at, { lines: [dishLine('חומוס', dishOf(theirs, 0, 0))] }),
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
