import type { Page } from '@playwright/test';
import { inEveryLook } from '../in-every-look';
import { test } from '../journey';
import type { Look } from '../looks';
import { GuestScreen } from '../screens/guest.screen';
import { demoHostsTour } from '../tours/demo-hosts.tour';
import { type GuestPages, guestsTour } from '../tours/guests.tour';
import { hostsTour } from '../tours/hosts.tour';
import { newHostsTour } from '../tours/new-hosts.tour';
import { walk } from '../tours/tour';
import { aCelebration, type Celebration, onAnotherDevice } from '../world/a-celebration';
import { aHost, arriveAs } from '../world/a-host';
import { anEvent, guestsOf, invited } from '../world/an-event';
import { theDemoHost } from '../world/of-the-demo';
import type { Words } from '../words';

let celebration: Celebration;
const guestPages: Partial<Record<Look['language'], GuestPages>> = {};

/** The page speaks the language of its invitation; a personal link is not sent twice within ten minutes. */
async function guestPagesIn(language: Look['language'], page: Page, words: Words): Promise<GuestPages> {
  const known = guestPages[language];
  if (known) return known;
  const { host, past } = celebration;
  const event = await anEvent(host, { language });
  const guests = [{ attendeeName: 'Dana דנה', language }, { attendeeName: 'דני דין' }];
  const [guest, other] = await guestsOf(host, event, guests);
  // Links go out only for events whose host can send: a card, and the consent of the guests.
  if (other) await invited(host, event, [other]);
  await page.goto(GuestScreen.address(event._id));
  const link = await new GuestScreen(page, words).askForLink(guest?.attendeePhone ?? '');
  return (guestPages[language] = { eventId: event._id, link, pastId: past._id });
}

test.beforeAll(async () => {
  celebration = await aCelebration();
});

inEveryLook((look) => {
  test('what new hosts see', async ({ page, context, words }) => {
    const host = await aHost();
    const { _id } = await anEvent(host);
    await arriveAs(context, host);
    await walk(page, look, newHostsTour(page, words, _id));
  });

  test('what hosts see', async ({ page, context, words }) => {
    await arriveAs(context, await onAnotherDevice(celebration.host));
    await walk(page, look, hostsTour(page, words, celebration));
  });

  test('what hosts with a history see', async ({ page, context, words }) => {
    await arriveAs(context, await theDemoHost());
    await walk(page, look, demoHostsTour(page, words));
  });

  test('what guests see', async ({ page, words }) => {
    const pages = await guestPagesIn(look.language, page, words);
    await walk(page, look, guestsTour(page, words, pages));
  });
});
