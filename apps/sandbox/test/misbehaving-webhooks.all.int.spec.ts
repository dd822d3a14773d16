import { eventually } from './a-product';
import { ASandbox, numbers } from './a-sandbox';

let world: ASandbox;
beforeAll(async () => {
  world = await ASandbox.running({ SANDBOX_WHATSAPP_MPS: 5000, SANDBOX_STATUS_PACE: 0.2 });
});
beforeEach(() => world.reset());
afterAll(() => world.close());

describe('status webhooks, when told to misbehave,', () => {
  it.each([131026, 131049, 131050])('give the reason of a failure %i only there', async (code) => {
    await world.behave('whatsapp', String(code), { to: ['972521234567'] });
    const [answer] = await world.sendDayOf(['972521234567']);
    expect(answer!.status).toBe(200);
    const [status] = await eventually(
      () => world.product.statusesOf('972521234567').length > 0 && world.product.statusesOf('972521234567'),
    );
    expect(status).toMatchObject({ status: 'failed', errors: [{ code }] });
  });

  it('arrive backwards with true times under disorder', async () => {
    await world.behave('whatsapp', 'disorder');
    await world.behave('whatsapp', 'never_read');
    const phones = numbers(20);
    await world.sendDayOf(phones);
    await eventually(() => phones.every((phone) => world.product.statusesOf(phone).length === 2));
    // two posts on their way at once may overtake each other; without the rule hardly one would be backwards
    const backwards = phones.filter((phone) => world.product.statusesOf(phone)[0]!.status === 'delivered');
    expect(backwards.length).toBeGreaterThan(phones.length / 2);
  });

  it('arrive twice under duplicates, and skip delivered when told', async () => {
    await world.behave('whatsapp', 'duplicates');
    await world.behave('whatsapp', 'never_read');
    await world.sendDayOf(['972521234567']);
    await eventually(() => world.product.statusesOf('972521234567').length === 4);
    expect(
      world.product
        .statusesOf('972521234567')
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['delivered', 'delivered', 'sent', 'sent']);
  });

  it('wait and come as single posts in a burst', async () => {
    await world.behave('whatsapp', 'burst', { value: 400 });
    const phones = numbers(40);
    await world.sendDayOf(phones);
    await eventually(() => phones.every((phone) => world.product.statusesOf(phone).length >= 2));
    expect(world.product.webhooks().length).toBe(world.product.statuses().length);
  });

  it('hold a message for assessment, then let it go', async () => {
    await world.behave('whatsapp', 'held', { count: 1, value: 300 });
    const [answer] = await world.sendDayOf(['972521234567']);
    expect(answer!.body.messages).toMatchObject([{ message_status: 'held_for_quality_assessment' }]);
    await eventually(() => world.product.statusesOf('972521234567').some(({ status }) => status === 'sent'));
  });
});
