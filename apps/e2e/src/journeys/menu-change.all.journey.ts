import { checkPrice, type PricingUnitRequest, readOrder, readPricingUnit } from '@smachot/contracts';
import { addDays, atWallTime, isolate } from '@smachot/kernel';
import type { Page } from '@playwright/test';
import { expect, phoneScreen, test } from '../journey';
import { lookAt } from '../looks';
import { OrderScreen } from '../screens/order.screen';
import { aHost, arriveAs, type Host } from '../world/a-host';
import { anOrder, approved } from '../world/an-order';
import { aCard } from '../world/an-event';
import { JULIE, theDemoMenu, theDemoPartner } from '../world/a-store';
import { newCard } from '../world/cards';
import { clock } from '../world/clock';
import { askProduct } from '../world/product';

test.use({ viewport: phoneScreen });

/** A day that no other journey books. */
const DAYS_AHEAD = 33;
const GUESTS = 80;
const place = { address: 'תל אביב-יפו', geocode: { lat: 32.08, lng: 34.78 } };
const LOOK = { language: 'he', width: 390 } as const;

type Dish = { section: string; gone: string; wanted: string };

/** The first part of the demo menu that leaves a choice between rows: one chosen dish, and one that is not. */
async function aMenuOrder(host: Host): Promise<{ orderId: string; dish: Dish }> {
  const token = host.tokens.access_token;
  const pricingUnitId = await theDemoMenu();
  const unit = await askProduct(readPricingUnit, { params: { pricingUnitId } });
  if (unit.type !== 'compound') throw new Error('the demo menu is no menu');
  const sections = unit.sections.map((section) => {
    const choices = section.items.filter(({ isIncluded }) => !isIncluded);
    const least = section.minSelection ?? 0;
    return { section, choices, chosen: choices.slice(0, least) };
  });
  const request: PricingUnitRequest = {
    sections: sections.map(({ section, chosen }) => ({
      index: section.index,
      items: chosen.map(({ index, minSelection }) => ({ index, quantity: Math.max(1, minSelection ?? 1) })),
    })),
  };
  const open = sections.find(
    ({ section, choices, chosen }) =>
      section.type === 'selectible-items' && chosen.length > 1 && chosen.length < choices.length,
  );
  if (!open) throw new Error('the demo menu leaves no choice');
  const eventInfo = {
    participants: GUESTS,
    datetime: atWallTime(addDays(await clock.today(), DAYS_AHEAD), '19:30').toISOString(),
    location: place,
  };
  const priced = await askProduct(checkPrice, {
    params: { pricingUnitId },
    body: { participants: GUESTS, location: place, pricingUnitRequest: request },
  });
  if (!priced.success) throw new Error(priced.message);
  const orderId = await anOrder(token, {
    ...{ pricingUnitId, pricingUnitRequest: request, eventInfo, remarks: '' },
    ...{ termsOfService: true, expectedPrice: priced.price },
  });
  await approved((await theDemoPartner()).tokens.access_token, orderId);
  const [gone, wanted] = [open.chosen[0]!, open.choices[open.chosen.length]!];
  return { orderId, dish: { section: open.section.name, gone: gone.name, wanted: wanted.name } };
}

/** A dish of a menu that is chosen from, as a row. */
const row = (page: Page, { section }: Dish, name: string) =>
  page
    .getByRole('dialog')
    .getByRole('region', { name: section, exact: true })
    .getByRole('checkbox', { name });

test('another dish is asked for by the customer and agreed to by the business, old beside new', async ({
  page,
  browser,
  words,
}) => {
  const { orders } = words;
  await clock.moveToCalmTuesday();
  const host = await aHost({ firstName: 'נועה', lastName: 'כרמל' });
  await aCard(host, newCard());
  const { orderId, dish } = await aMenuOrder(host);
  await arriveAs(page.context(), host);
  const mine = new OrderScreen(page, words);
  const shop = await browser.newContext({ viewport: phoneScreen });
  await arriveAs(shop, await theDemoPartner());
  const counter = await shop.newPage();
  const theirs = new OrderScreen(counter, words);

  await test.step('the customer chooses again from the menu that was ordered, and sees what it costs', async () => {
    await page.goto(OrderScreen.ofCustomer(orderId));
    await mine.moves.getByRole('button', { name: orders('change.do.changeMenu') }).click();
    const dialog = page.getByRole('dialog', { name: orders('change.menu.title') });
    const send = dialog.getByRole('button', { name: orders('change.ask.do') });
    await expect(row(page, dish, dish.gone)).toBeChecked();
    await expect(send).toBeDisabled();
    await row(page, dish, dish.gone).uncheck();
    await expect(dialog).toContainText(orders('change.menu.missing', { section: isolate(dish.section) }));
    await row(page, dish, dish.wanted).check();
    await lookAt(page, 'order-menu-change', LOOK);
    await send.click();
    await expect(page.getByText(orders('change.done.changeMenu'))).toBeVisible();
  });

  await test.step('the business sees the old dish beside the new one, and agrees', async () => {
    await counter.goto(OrderScreen.ofStore(JULIE.store, orderId));
    const [from, to] = [
      theirs.change.getByRole('definition').first(),
      theirs.change.getByRole('definition').last(),
    ];
    await expect(from).toContainText(dish.gone);
    await expect(to).toContainText(dish.wanted);
    await expect(to).not.toContainText(dish.gone);
    await lookAt(counter, 'order-menu-asked', LOOK);
    await theirs.change.getByRole('button', { name: orders('change.do.acceptChange') }).click();
    const question = counter.getByRole('alertdialog', { name: orders('change.accept.title') });
    await question.getByRole('button', { name: orders('change.do.acceptChange') }).click();
    await expect(counter.getByText(orders('change.done.acceptChange'), { exact: true })).toBeVisible();
  });

  await test.step('the order is for the new menu', async () => {
    await expect(mine.change).toContainText(orders('change.title.accepted'));
    const { orderSummary } = await askProduct(readOrder, {
      token: host.tokens.access_token,
      params: { orderId },
    });
    const names = orderSummary.menu.flatMap(({ items }) => items.map(({ name }) => name));
    expect(names).toContain(dish.wanted);
    expect(names).not.toContain(dish.gone);
  });
  await shop.close();
});
