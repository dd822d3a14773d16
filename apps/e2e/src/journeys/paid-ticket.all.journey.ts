import { addDays } from '@smachot/kernel';
import type { Page } from '@playwright/test';
import { expect, pageOf, test, twoLooks } from '../journey';
import { aHost, arriveAs } from '../world/a-host';
import { JULIE, theDemoPartner } from '../world/a-store';
import { aCard } from '../world/an-event';
import { newCard } from '../world/cards';
import { clock } from '../world/clock';
import { newPhone } from '../world/phones';
import { outside } from '../world/sandbox';
import type { KeyAfter, Words } from '../words';

const BASE = `/dashboard/${JULIE.store}/events`;
const PRICE = 45;
const BUYER = { firstName: 'Dana', lastName: 'Peretz' };

/** Opens the event with one kind of ticket, and leads to its page for everybody. */
async function openEvent(page: Page, { events }: Words, title: string): Promise<void> {
  await page.goto(`${BASE}/new`);
  const field = (key: KeyAfter<'events', 'form.'>) => page.getByLabel(events(`form.${key}`), { exact: true });
  await field('title').fill(title);
  await field('description').fill('פסטה טרייה, יין ושולחן ארוך');
  await field('day').fill(addDays(await clock.today(), 20));
  await field('from').fill('19:00');
  await field('to').fill('22:00');
  await field('location').fill('המטבח');
  await field('address').fill('הנמל 1, חיפה');
  await page.getByRole('button', { name: events('form.addTicket') }).click();
  const ticket = page.getByRole('group', { name: events('form.ticketNumber', { number: 1 }) });
  await ticket.getByLabel(events('form.ticketName'), { exact: true }).fill('מקום ליד השולחן');
  await ticket.getByLabel(events('form.price'), { exact: true }).fill(String(PRICE));
  await page.getByRole('button', { name: events('open'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

for (const look of twoLooks)
  test.describe(`in ${look.language}`, () => {
    test.use({ ...look.settings, language: look.language });

    test('a ticket is paid for, shown with its code, and lets in once', async ({
      page,
      context,
      browser,
      words,
    }) => {
      const { events, door } = words;
      const title = `ערב פסטה ${newPhone().slice(-4)}`;
      const card = newCard();
      const buyer = await aHost(BUYER);
      await aCard(buyer, card);
      await arriveAs(context, buyer);
      const host = await pageOf(browser, look, await theDemoPartner());

      await test.step('a business opens an event for everybody', () => openEvent(host, words, title));
      const address = await host.getByRole('link', { name: events('manage.page') }).getAttribute('href');

      await test.step('a visitor registers and pays', async () => {
        await page.goto(address!);
        await page.getByRole('button', { name: events('register.send') }).click();
        await expect(page.getByText(events('own.text.approved'))).toBeVisible();
        await expect
          .poll(async () => (await outside.salesOn(card)).map(({ charged }) => charged))
          .toEqual([PRICE * 100]);
      });
      const code = await test.step('and sees the ticket', async () => {
        await page.getByRole('link', { name: events('tickets.open') }).click();
        const ticket = page.getByRole('list', { name: events('tickets.title') }).getByRole('listitem');
        await expect(ticket).toHaveCount(1);
        await expect(ticket).toContainText(BUYER.lastName);
        return (await ticket.locator('b[dir=ltr]').textContent()) ?? '';
      });
      const scanned = async () => {
        await host.getByLabel(door('code'), { exact: true }).fill(code.toLowerCase());
        await host.getByLabel(door('code'), { exact: true }).press('Enter');
      };
      await test.step('its code lets in, and a second time it does not', async () => {
        await host.reload();
        await host.getByRole('link', { name: events('checkIn.open') }).click();
        await scanned();
        const name = `${BUYER.firstName} ${BUYER.lastName}`;
        await expect(host.getByText(door('verdict.admitted', { name }))).toBeVisible();
        await scanned();
        const refused = door('verdict.alreadyHere', { time: '' }).split(/\s+/)[0]!;
        await expect(host.locator('[aria-live=assertive]').filter({ hasText: refused })).toBeVisible();
        await expect(host.getByText(door('verdict.admitted', { name }))).toBeHidden();
      });
      await test.step('the event counts one', async () => {
        await host.goto(`${BASE}/${new URL(host.url()).pathname.split('/').at(-2)}`);
        await expect(host.getByText(events('manage.arrived', { arrived: 1, of: 1 }))).toBeVisible();
      });
      await host.context().close();
    });
  });
