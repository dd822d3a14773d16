import { inEveryLook } from '../in-every-look';
import { test } from '../journey';
import { customersTour } from '../tours/customers.tour';
import { partnersTour } from '../tours/partners.tour';
import { storeThingsTour } from '../tours/store-things.tour';
import { walk } from '../tours/tour';
import { aHostWithACard, onAnotherDevice } from '../world/a-celebration';
import { arriveAs, type Host } from '../world/a-host';
import { aMarket, type Market } from '../world/a-market';
import { theDemoPartner } from '../world/a-store';
import { anEvent, attends, guestsOf } from '../world/an-event';
import { clock } from '../world/clock';
import { juliesThings } from '../world/julies-things';

let customer: Host;
let market: Market;

test.beforeAll(async () => {
  await clock.moveToCalmTuesday();
  customer = await aHostWithACard();
  const event = await anEvent(customer);
  const guests = await guestsOf(customer, event, [
    { attendeeName: 'רחל כהן', estimatedNumberOfGuests: 4 },
    { attendeeName: 'משה לוי', estimatedNumberOfGuests: 2 },
  ]);
  for (const guest of guests) await attends(customer, guest);
  market = await aMarket(customer, event);
});

inEveryLook((look) => {
  test('what customers see', async ({ page, context, words }) => {
    await arriveAs(context, await onAnotherDevice(customer));
    await walk(page, look, customersTour(page, words, market));
  });

  test('what partners see', async ({ page, context, words }) => {
    await arriveAs(context, await theDemoPartner());
    await walk(page, look, partnersTour(page, words, market));
  });

  test('what partners see of each thing', async ({ page, context, words }) => {
    const things = await juliesThings();
    await arriveAs(context, await theDemoPartner());
    await walk(page, look, storeThingsTour(page, words, things, market.waitingId));
  });
});
