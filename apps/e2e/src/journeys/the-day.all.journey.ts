import { copyGuestLink } from '@smachot/contracts';
import type { Browser } from '@playwright/test';
import { axeFindings } from '../axe';
import { expect, pageOf, test, type TwoLook, twoLooks } from '../journey';
import { DeskScreen } from '../screens/desk.screen';
import { KeptSite } from '../screens/kept-site';
import { SeatingScreen } from '../screens/seating.screen';
import { aHost, arriveAs, type Host } from '../world/a-host';
import { aCard, anEvent, attends, guestsOf } from '../world/an-event';
import { clock } from '../world/clock';
import { goOffline, goOnline } from '../world/network';
import { askProduct } from '../world/product';
import { shekels } from '../words';

const RACHEL = 'רחל כהן';
const DAN = 'דן לוי';
const GIFT = 800;

/** A celebration of tomorrow to which both come, one of them with another. */
const aCelebration = async (host: Host, language: TwoLook['language']) => {
  await clock.moveToCalmTuesday();
  // links to guests' pages are for hosts who can send
  await aCard(host);
  const event = await anEvent(host, { daysAhead: 1, language });
  const [rachel, dan] = await guestsOf(host, event, [
    { attendeeName: RACHEL, estimatedNumberOfGuests: 2, language },
    { attendeeName: DAN, estimatedNumberOfGuests: 1 },
  ]);
  for (const guest of [rachel!, dan!]) await attends(host, guest);
  const { link } = await askProduct(copyGuestLink, {
    token: host.tokens.access_token,
    params: { eventId: event._id, rsvpId: rachel!._id },
  });
  return { eventId: event._id, rachelsPage: link! };
};

/** A device of nobody who is signed in, which keeps the site. */
const aDevice = (browser: Browser, look: TwoLook) => {
  const settings = { ...look.settings, serviceWorkers: 'allow' as const };
  return pageOf(browser, { ...look, settings });
};

for (const look of twoLooks)
  test.describe(`in ${look.language}`, () => {
    test.use({ ...look.settings, language: look.language });

    test('the day itself: tables, the door without a network, who arrived, gifts and thanks', async ({
      page,
      context,
      browser,
      words,
    }) => {
      const { rsvp, door, guest } = words;
      const host = await aHost();
      const { eventId, rachelsPage } = await aCelebration(host, look.language);
      await arriveAs(context, host);
      const seating = new SeatingScreen(page, words);

      await test.step('the host seats the guests by keyboard', async () => {
        await page.goto(SeatingScreen.address(eventId));
        await seating.addTable();
        await seating.addTable();
        await seating.seat(RACHEL, '1');
        await seating.seat(DAN, '2');
        await seating.expectSaved();
        // the arrow keys have scrolled a button half under the bar
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        expect(await axeFindings(page)).toEqual([]);
      });

      const aGuest = await pageOf(browser, look);
      await test.step('guests read their table once it is released', async () => {
        const table = aGuest.getByText(guest('done.table'), { exact: true });
        await aGuest.goto(rachelsPage);
        await expect(aGuest.getByRole('heading', { name: RACHEL })).toBeVisible();
        await expect(table).toBeHidden();
        await seating.release();
        // a page gives its token up once it has read it: the link is opened again
        await aGuest.goto('about:blank');
        await aGuest.goto(rachelsPage);
        await expect(table).toBeVisible();
        expect(await axeFindings(aGuest)).toEqual([]);
        await aGuest.context().close();
      });

      const helper = await aDevice(browser, look);
      await test.step('a helper opens the door list by a link', async () => {
        await page.goto(`/me/rsvps/${eventId}/door`);
        await page.getByLabel(rsvp('door.linkName'), { exact: true }).fill('השער');
        await page.getByRole('button', { name: rsvp('door.makeLink') }).click();
        const address = page.locator('bdi[dir=ltr]').filter({ hasText: '/door#' });
        await helper.goto((await address.textContent())!);
        await expect(helper.getByText(RACHEL)).toBeVisible();
        await new KeptSite(helper).isKept();
        expect(await axeFindings(helper)).toEqual([]);
      });

      await test.step('lets in without a network, and the host sees it once there is one', async () => {
        await goOffline(helper.context());
        await helper.getByRole('button', { name: door('admitAllOf', { name: RACHEL, count: 2 }) }).click();
        await expect(helper.getByText(door('unsent', { count: 1 }))).toBeVisible();
        const arrived = page.getByText(rsvp('door.arrived', { count: 2 }), { exact: true });
        await page.goto(DeskScreen.address(eventId));
        await expect(page.getByRole('link', { name: rsvp('door.open') })).toBeVisible();
        await expect(arrived).toBeHidden();
        await goOnline(helper.context());
        await expect(helper.getByText(door('unsent', { count: 1 }))).toBeHidden();
        await expect(arrived).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        await helper.context().close();
      });

      await test.step('the host records a gift by keyboard and thanks for it', async () => {
        await page.goto(`/me/rsvps/${eventId}/gifts`);
        const entry = page.getByRole('region', { name: rsvp('gifts.entry') });
        await entry.getByLabel(rsvp('gifts.giver'), { exact: true }).pressSequentially('רחל');
        await expect(page.getByRole('option', { name: RACHEL })).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(entry.getByLabel(rsvp('gifts.amount'), { exact: true })).toBeFocused();
        await page.keyboard.type(String(GIFT));
        await page.keyboard.press('Enter');
        const row = page.getByRole('listitem').filter({ hasText: RACHEL });
        await expect(row).toContainText(shekels(GIFT, look.language));
        expect(await axeFindings(page)).toEqual([]);
        await row.getByRole('button', { name: rsvp('gifts.thank') }).click();
        const thanks = page.getByRole('dialog');
        await thanks.getByRole('button', { name: rsvp('gifts.mark'), exact: true }).click();
        await expect(thanks).toBeHidden();
        await expect(row.getByRole('button', { name: rsvp('gifts.thank') })).toBeHidden();
      });
    });
  });
