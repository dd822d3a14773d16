import type { Page } from '@playwright/test';
import { unreachable } from '../controls';
import { expect, test } from '../journey';
import { settled } from '../looks';
import { BrowseScreen } from '../screens/browse.screen';
import { CheckoutScreen } from '../screens/checkout.screen';
import { DeskScreen } from '../screens/desk.screen';
import { OrderScreen } from '../screens/order.screen';
import { PaymentsScreen } from '../screens/payments.screen';
import { leadTo } from '../screens/shell';
import { UnitScreen } from '../screens/unit.screen';
import { long } from '../surroundings';
import { typeIntoEvery } from '../typing';
import { aHost, arriveAs } from '../world/a-host';
import { aMarket, eveningSearch } from '../world/a-market';
import { JULIE, theDemoMenu } from '../world/a-store';
import { aCard, anEvent, guestsOf } from '../world/an-event';
import { lastFour, newCard } from '../world/cards';
import { clock } from '../world/clock';

/** The smallest phone and a desk; those between are typed at in the long run. */
const screens = [
  { width: 320, height: 640 },
  ...(long
    ? [
        { width: 360, height: 740 },
        { width: 390, height: 844 },
      ]
    : []),
  { width: 1440, height: 900 },
];

/** Opens it at each width and types into all of its fields. */
async function atEveryWidth(page: Page, what: string, fields: number, open: () => Promise<unknown>) {
  for (const size of screens)
    await test.step(`${what}, ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await open();
      const dialog = page.getByRole('dialog');
      await settled(page);
      expect.soft(await unreachable(dialog, size.width < 905), 'controls nobody can press').toEqual([]);
      expect(await typeIntoEvery(dialog), 'fields in it').toBeGreaterThanOrEqual(fields);
      await page.keyboard.press('Escape');
      // the first press may have closed a list of suggestions within
      if (await dialog.isVisible()) await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
}

/** A Thursday that no other journey books. */
const DAYS_AHEAD = 37;

test('a visitor types into the event dialog from every way into it, key by key', async ({ page, words }) => {
  const { stores } = words;
  const finder = page.getByRole('group', { name: stores('event.title') });
  const FIELDS = 5;
  await page.goto('/');
  for (const question of ['what', 'when', 'where', 'who'] as const)
    await atEveryWidth(page, `finder: ${question}`, FIELDS, () =>
      finder.getByRole('button', { name: stores(`finder.${question}`) }).click(),
    );
  for (const [question, field] of [
    ['what', 'what'],
    ['when', 'day'],
    ['where', 'where'],
    ['who', 'who'],
  ] as const) {
    await finder.getByRole('button', { name: stores(`finder.${question}`) }).click();
    await expect(
      page.getByRole('dialog').getByLabel(stores(`event.${field}`), { exact: true }),
    ).toBeFocused();
    await page.keyboard.press('Escape');
  }
  const menuId = await theDemoMenu();
  for (const address of [`/partner/${JULIE.store}`, `/partner/${JULIE.store}/${menuId}`]) {
    await leadTo(page, address);
    await atEveryWidth(page, address, FIELDS, () =>
      page.getByRole('button', { name: stores('event.tell') }).click(),
    );
  }
  await atEveryWidth(page, 'filters', 1, () => leadTo(page, '/?filters=yes'));
});

test('a customer types into every dialog, and into the checkout, key by key', async ({
  page,
  context,
  words,
}) => {
  const { payments } = words;
  const host = await aHost();
  const card = newCard();
  await aCard(host, card);
  const event = await anEvent(host);
  const { day, menuId, approvedId } = await aMarket(host, event, DAYS_AHEAD);
  await arriveAs(context, host);
  const order = new OrderScreen(page, words);

  await page.goto(OrderScreen.ofCustomer(approvedId));
  await atEveryWidth(page, 'cancel', 1, () => order.move('cancel').click());
  await atEveryWidth(page, 'another number', 1, () => order.act('propose').click());

  await page.goto(eveningSearch(day, 80));
  await expect(new BrowseScreen(page, words).card(JULIE.name)).toBeVisible();
  await leadTo(page, `/partner/${JULIE.store}/${menuId}`);
  await new UnitScreen(page, words).order.click();
  await expect(new CheckoutScreen(page, words).terms).toBeVisible();
  for (const size of screens) {
    await page.setViewportSize(size);
    expect(await typeIntoEvery(page.getByRole('main')), 'fields of the checkout').toBeGreaterThanOrEqual(4);
  }

  await page.goto('/me/payments');
  const cards = new PaymentsScreen(page, words);
  await atEveryWidth(page, 'a name for a card', 1, () =>
    cards.cards
      .first()
      .getByRole('button', { name: payments('editNamed', { digits: lastFour(card) }) })
      .click(),
  );
  await atEveryWidth(page, 'a new card', 4, () => cards.openAddCard());
  await cards.openAddCard();
  await cards.typeCard(card);
  await expect(cards.dialog.getByLabel(payments('socialId'))).toHaveValue(card.socialId);
});

test('a host types into every dialog of the desk, key by key', async ({ page, context, words }) => {
  const { rsvp } = words;
  await clock.moveToCalmTuesday();
  const host = await aHost();
  await aCard(host);
  const event = await anEvent(host);
  const [guest] = await guestsOf(host, event, [
    { attendeeName: 'רחל כהן', tableName: '1' },
    { attendeeName: 'משה לוי' },
  ]);
  await arriveAs(context, host);
  const desk = new DeskScreen(page, words);
  const address = DeskScreen.address(event._id);
  await page.goto(address);
  await expect(desk.table).toBeVisible();
  await atEveryWidth(page, 'add', 9, async () => {
    await leadTo(page, `${address}?open=add`);
    await page.getByRole('button', { name: rsvp('guest.moreDetails') }).click();
  });
  await atEveryWidth(page, 'filters', 5, () => leadTo(page, `${address}?open=filters`));
  await atEveryWidth(page, 'co-hosts', 2, () => leadTo(page, `${address}?open=cohosts`));
  await atEveryWidth(page, 'move', 2, async () => {
    await page.goto(address);
    for (const name of ['רחל כהן', 'משה לוי']) await desk.guest(name).getByRole('checkbox').check();
    await desk.act(rsvp('chosen.move')).click();
  });
  for (const size of screens) {
    await page.setViewportSize(size);
    await leadTo(page, `${address}?guest=${guest?._id ?? ''}`);
    await desk.act(rsvp('guest.edit')).click();
    const form = page.getByRole('form', { name: rsvp('guest.edit') });
    expect(await typeIntoEvery(form)).toBeGreaterThanOrEqual(5);
    await page.goto(address);
  }
});
