import { changeGuest, countArrived, listBookings, listRsvps, registerForEvent } from '@smachot/contracts';
import { HOUR_MS } from '@smachot/kernel';
import { expect, phoneScreen, test } from '../journey';
import { GuestScreen } from '../screens/guest.screen';
import { KeptSite } from '../screens/kept-site';
import { Shell } from '../screens/shell';
import { aHost, arriveAs } from '../world/a-host';
import { aHostedEvent } from '../world/a-hosted-event';
import { JULIE, theDemoPartner } from '../world/a-store';
import { aCard, anEvent, guestsOf, invited } from '../world/an-event';
import { clock } from '../world/clock';
import { juliesThings } from '../world/julies-things';
import { goOffline, goOnline } from '../world/network';
import { newPhone } from '../world/phones';
import { askProduct } from '../world/product';

test.use({ viewport: phoneScreen, serviceWorkers: 'allow' });

/** A celebration of tomorrow, with a guest who comes with one more. */
const aDoor = async () => {
  await clock.moveToCalmTuesday();
  const host = await aHost();
  const event = await anEvent(host, { daysAhead: 1 });
  const [guest] = await guestsOf(host, event, [{ attendeeName: 'רחל כהן', estimatedNumberOfGuests: 2 }]);
  const token = host.tokens.access_token;
  const params = { eventId: event._id };
  await askProduct(changeGuest, {
    token,
    params: { ...params, rsvpId: guest!._id },
    body: { answer: 'confirmed', numberOfGuests: 2 },
  });
  const arrived = async () => (await askProduct(countArrived, { token, params })).arrived;
  return { host, arrived, address: `/me/rsvps/${event._id}/door` };
};

test('a host lets guests in at a door without a network, also an hour after the page was closed', async ({
  page,
  context,
  words,
}) => {
  const { host, arrived, address } = await aDoor();
  const { door } = words;
  await arriveAs(context, host);
  await page.goto(address);
  await expect(page.getByText('רחל כהן')).toBeVisible();
  await new KeptSite(page).isKept();

  await goOffline(context);
  await page.reload();
  await expect(page.getByText(door('offline'))).toBeVisible();
  await page.getByRole('button', { name: door('admitAllOf', { name: 'רחל כהן', count: 2 }) }).click();
  await expect(page.getByText(door('unsent', { count: 1 }))).toBeVisible();

  // the token of the session has run out meanwhile
  await page.clock.setSystemTime(Date.now() + HOUR_MS);
  await page.reload();
  await expect(page.getByText('רחל כהן')).toBeVisible();
  await expect(page.getByText(door('unsent', { count: 1 }))).toBeVisible();
  expect(await arrived()).toBe(0);

  await goOnline(context);
  await expect(page.getByText(door('unsent', { count: 1 }))).toBeHidden();
  await page.reload();
  await expect(page.getByText(door('of', { arrived: 2, seats: 2 }))).toBeVisible();
  expect(await arrived()).toBe(2);
});

test('tickets are shown without a network', async ({ page, context, words }) => {
  await clock.moveToCalmTuesday();
  const { slug } = await aHostedEvent(await aHost());
  const visitor = await aHost();
  const token = visitor.tokens.access_token;
  const { registrationId } = await askProduct(registerForEvent, {
    token,
    params: { slug },
    body: { participants: 1, specialRequests: '', answers: [] },
  });
  await arriveAs(context, visitor);
  await page.goto(`/me/tickets/${registrationId}`);
  const code = page.getByRole('img', { name: new RegExp(words.events('tickets.drawing', { place: '' })) });
  await expect(code).toBeVisible();
  await new KeptSite(page).isKept();
  await goOffline(context);
  await page.reload();
  await expect(code).toBeVisible();
  await expect(page.getByText(words.events('tickets.kept'))).toBeVisible();
});

test('a guest reads the invitation without a network, and an answer goes out once when it is back', async ({
  page,
  context,
  words,
}) => {
  const today = await clock.moveToCalmTuesday();
  const host = await aHost();
  const event = await anEvent(host, { today, daysAhead: 3 });
  const phone = newPhone();
  const [, other] = await guestsOf(host, event, [
    { attendeeName: 'רחל כהן', attendeePhone: phone, estimatedNumberOfGuests: 2 },
    { attendeeName: 'דני דין' },
  ]);
  // links go out only for hosts who can send
  await aCard(host);
  await invited(host, event, [other!]);
  const guest = new GuestScreen(page, words);
  await page.goto(GuestScreen.address(event._id));
  const link = await guest.askForLink(phone);
  await page.goto('about:blank');
  await page.goto(link);
  await guest.answerAttending();
  await guest.answerHeadcount(2);
  await guest.answerRequest('בלי גלוטן');
  await expect(guest.button('done.change')).toBeVisible();
  const kept = new KeptSite(page);
  await kept.isKept();

  const noNetwork = page.getByText(words.guest('kept.asOf', { when: '' }).split('.')[0]!);
  const name = page.getByRole('heading', { name: 'רחל כהן' });
  await goOffline(context);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(noNetwork).toBeVisible();
  await expect(name).toBeVisible();
  await expect(page.getByText('בלי גלוטן')).toBeVisible();

  // another tab without the link from the message reads the invitation alone
  const stranger = await context.newPage();
  await stranger.goto(GuestScreen.address(event._id));
  await expect(stranger.getByText(words.guest('kept.invitationOnly'))).toBeVisible();
  await expect(stranger.getByText('רחל כהן')).toBeHidden();
  await stranger.close();

  await page.reload();
  await expect(name).toBeVisible();
  await guest.button('done.change').click();
  await guest.button('attending.declined').click();
  await expect(page.getByText(words.guest('problem.offline'))).toBeVisible();
  const token = host.tokens.access_token;
  const params = { eventId: event._id };
  const answer = async () =>
    (await askProduct(listRsvps, { token, params, query: {} })).rsvps.find(
      ({ attendeePhone }) => attendeePhone === phone,
    )?.rsvpStatus;
  expect(await answer()).toBe('confirmed');
  await goOnline(context);
  await expect(guest.heading('done.declined', { name: 'רחל כהן' })).toBeVisible();
  await expect(noNetwork).toBeHidden();
  expect(await answer()).toBe('declined');
});

test('the kitchen of a store is read without a network, and forgotten at a sign-out', async ({
  page,
  context,
  words,
}) => {
  const { orders } = words;
  const booking = (await juliesThings()).booking;
  const { tokens } = await theDemoPartner();
  const here = { token: tokens.access_token, params: { partner: JULIE.store } };
  const { bookings } = await askProduct(listBookings, { ...here, query: { q: booking.name } });
  const day = bookings[0]!.startsAt.slice(0, 10);
  await arriveAs(context, await theDemoPartner());
  await page.goto(`/dashboard/${JULIE.store}/orders/kitchen?from=${day}&to=${day}&by=event`);
  const byPhone = page.getByRole('region', { name: words.production('byPhone') });
  await expect(byPhone.getByText(booking.name)).toBeVisible();
  const kept = new KeptSite(page);
  await kept.isKept();

  await goOffline(context);
  await page.reload();
  await expect(byPhone.getByText(booking.name)).toBeVisible();
  await expect(page.getByText(orders('kitchen.asOf', { when: '' }).split('.')[0]!)).toBeVisible();
  expect(await kept.local()).toContain(booking.name);

  await goOnline(context);
  await page.goto('/me');
  await new Shell(page, words).logOut();
  await expect(new Shell(page, words).signInLink).toBeVisible();
  expect(await kept.local()).not.toContain(booking.name);
});

test('tickets are checked in from a store’s dashboard that is opened anew without a network', async ({
  page,
  context,
  words,
}) => {
  const { event } = await juliesThings();
  await arriveAs(context, await theDemoPartner());
  await page.goto(`/dashboard/${JULIE.store}/events/${event.id}/check-in`);
  await expect(page.getByText(event.name)).toBeVisible();
  await new KeptSite(page).isKept();
  await goOffline(context);
  await page.reload();
  await expect(page.getByText(words.door('offline'))).toBeVisible();
  await expect(page.getByText(event.name)).toBeVisible();
});

test('nothing of a person stays on the device after a sign-out', async ({ page, context, words }) => {
  const { host, address } = await aDoor();
  const kept = new KeptSite(page);
  await arriveAs(context, host);
  await page.goto(address);
  await expect(page.getByText('רחל כהן')).toBeVisible();
  await kept.isKept();
  await expect.poll(() => kept.stored()).toContain('רחל כהן');

  // the door is not open any more when its host leaves
  await page.goto('/me');
  await new Shell(page, words).logOut();
  await expect(new Shell(page, words).signInLink).toBeVisible();
  await expect.poll(() => kept.stored()).toBe('[]');
  const ofTheSite = /^\/(assets|shell)\//;
  expect((await kept.cached()).filter((path) => !ofTheSite.test(path))).toEqual([]);
});
