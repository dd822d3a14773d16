import type { Page } from '@playwright/test';
import { test, whoChose } from '../journey';
import { heightOf, type Look, looks, nameOf } from '../looks';
import { GuestScreen } from '../screens/guest.screen';
import { type GuestPages, guestsTour } from '../tours/guests.tour';
import { adminsTour } from '../tours/admins.tour';
import { customersTour } from '../tours/customers.tour';
import { hostsTour, newHostsTour } from '../tours/hosts.tour';
import { partnersTour } from '../tours/partners.tour';
import { walk } from '../tours/tour';
import { visitorsTour } from '../tours/visitors.tour';
import { aCelebration, type Celebration, onAnotherDevice } from '../world/a-celebration';
import { aHost, arriveAs } from '../world/a-host';
import { aMarket, type Market } from '../world/a-market';
import { asTheDemoAdmin } from '../world/an-admin';
import { theDemoPartner } from '../world/a-store';
import { anEvent, guestsOf, invited } from '../world/an-event';
import type { Words } from '../words';

let celebration: Celebration;
let market: Market;
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
  market = await aMarket(celebration.host, celebration.event);
});

for (const look of looks)
  test.describe(nameOf(look), () => {
    test.use({
      language: look.language,
      viewport: { width: look.width, height: heightOf(look) },
      colorScheme: look.theme,
      storageState: whoChose({ language: look.language, themeMode: look.theme }),
    });

    test('what visitors see', ({ page, words }) => walk(page, look, visitorsTour(page, words)));

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

    test('what customers see', async ({ page, context, words }) => {
      await arriveAs(context, await onAnotherDevice(celebration.host));
      await walk(page, look, customersTour(page, words, market));
    });

    test('what partners see', async ({ page, context, words }) => {
      await arriveAs(context, await theDemoPartner());
      await walk(page, look, partnersTour(page, words, market));
    });

    test('what super admins see', ({ page, context, words }) =>
      asTheDemoAdmin(context, () => walk(page, look, adminsTour(page, words))));

    test('what guests see', async ({ page, words }) => {
      const pages = await guestPagesIn(look.language, page, words);
      await walk(page, look, guestsTour(page, words, pages));
    });
  });
