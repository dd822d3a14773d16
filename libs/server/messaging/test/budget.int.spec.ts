import { DAY_MS, MINUTE_MS, newId } from '@smachot/kernel';
import { eventually, type MessagingApp, messagingApp, TUESDAY } from './messaging-app';

let app: MessagingApp;
beforeAll(async () => {
  app = await messagingApp({ settings: { WHATSAPP_DAILY_LIMIT: '20' } });
});
afterAll(() => app?.close());

const sentTo = async (refs: string[]) => {
  const phones = new Set(refs.map((ref) => app.guests.phones.get(ref)!.slice(1)));
  return (await app.sandbox.messages()).filter(({ to }) => phones.has(to)).length;
};
const SOON = new Date(TUESDAY.getTime() + MINUTE_MS);

it('shares the day evenly, tells who waits, and goes on when places become free', async () => {
  const [large, small] = [app.guests.add(50), app.guests.add(5)];
  const [many, few] = [newId(), newId()];
  const campaign = await app.send(large, { hostId: many });
  await app.send(small, { hostId: few });
  await app.ticks.allot(SOON);
  await eventually('the day is full', async () => (await app.sandbox.messages()).length === 20);
  await app.ticks.allot(SOON);
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect([await sentTo(large), await sentTo(small)]).toEqual([15, 5]);
  expect(await app.told('messaging.campaign_held')).toEqual([
    expect.objectContaining({ campaignId: campaign.campaignId, because: 'budget' }),
  ]);

  const tomorrow = new Date(TUESDAY.getTime() + DAY_MS + MINUTE_MS);
  await app.moveTo(tomorrow);
  await app.ticks.allot(tomorrow);
  await eventually('the next twenty', async () => (await sentTo(large)) === 35);
});
