import { addDays, isolate } from '@smachot/kernel';
import { axeFindings } from '../axe';
import { expect, phoneScreen, test } from '../journey';
import { arriveAs } from '../world/a-host';
import { JULIE, theDemoPartner } from '../world/a-store';
import { clock } from '../world/clock';
import { nationalPhone, newPhone } from '../world/phones';
import { outside, until } from '../world/sandbox';
import type { TextKey } from '../words';

test.use({ viewport: phoneScreen });

/** No other test books anything there on that day. */
const DAYS_AHEAD = 74;
const CUSTOMER = 'מיכל אברהמי';
const DISH = 'פשטידת בטטה';

test('what was agreed by phone holds the day, and its customer confirms it from a text message', async ({
  page,
  context,
  browser,
  words,
}) => {
  const { orders } = words;
  const day = addDays(await clock.moveToCalmTuesday(), DAYS_AHEAD);
  const phone = newPhone();
  await arriveAs(context, await theDemoPartner());
  await page.goto(`/dashboard/${JULIE.store}/orders/bookings/new?day=${day}`);
  const field = (key: TextKey<'orders'>) => page.getByLabel(orders(key), { exact: true });

  await test.step('the business writes it down', async () => {
    await field('event.time').fill('19:00');
    await field('bookings.to').fill('23:30');
    await field('bookings.customer').fill(CUSTOMER);
    await field('bookings.phone').fill(nationalPhone(phone));
    await field('bookings.what').fill('ברית בחצר');
    await field('event.participants').fill('45');
    await field('bookings.place').fill('הגפן 3, רעננה');
    await field('bookings.price').fill('4200');
    await page.getByRole('button', { name: orders('bookings.dishes.add') }).click();
    await field('bookings.dishes.name').fill(DISH);
    await page.getByRole('button', { name: orders('bookings.enter') }).click();
    await expect(page.getByText(orders('bookings.entered', { name: isolate(CUSTOMER) }))).toBeVisible();
    await page.getByRole('button', { name: orders('bookings.ask') }).click();
    await expect(page.getByText(orders('bookings.sent'))).toBeVisible();
  });

  await test.step('the customer confirms', async () => {
    const sms = await until('the link', async () => (await outside.smsTo(phone)).at(-1)?.text);
    const { pathname, hash } = new URL(/https?:\S+$/.exec(sms)![0]);
    const customers = await browser.newContext({ viewport: phoneScreen, locale: 'he-IL' });
    const link = await customers.newPage();
    await link.goto(pathname + hash);
    await expect(link.getByText('ברית בחצר')).toBeVisible();
    await expect(link.getByText('4,200')).toBeVisible();
    // it stays in no history
    expect(new URL(link.url()).hash).toBe('');
    expect(await axeFindings(link)).toEqual([]);
    await link.getByRole('button', { name: orders('bookings.link.confirm') }).click();
    await expect(
      link.getByText(orders('bookings.link.confirmed', { store: isolate(JULIE.name) })),
    ).toBeVisible();
    await customers.close();
  });

  await test.step('the business sees it, and the kitchen of that day', async () => {
    await expect(page.getByText(orders('bookings.status.confirmed'))).toBeVisible();
    await page.goto(`/dashboard/${JULIE.store}/orders/kitchen?from=${day}&to=${day}&by=event`);
    const byPhone = page.getByRole('region', { name: words.production('byPhone') });
    await expect(byPhone.getByRole('link', { name: CUSTOMER })).toBeVisible();
    await expect(byPhone.getByRole('row').filter({ hasText: DISH })).toContainText('45');
  });

  await test.step('deleted, it leaves the day free', async () => {
    await page.getByRole('link', { name: CUSTOMER }).click();
    await page.getByRole('button', { name: orders('bookings.remove') }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: orders('bookings.remove') }).click();
    await expect(page.getByText(orders('bookings.removed'))).toBeVisible();
  });
});
