import { addDays } from '@smachot/kernel';
import { expect, test, wideScreen } from '../journey';
import { DeskScreen } from '../screens/desk.screen';
import { InvitationFormScreen } from '../screens/invitation-form.screen';
import { PaymentsScreen } from '../screens/payments.screen';
import { SendDialog } from '../screens/send.dialog';
import { Shell } from '../screens/shell';
import { SignInScreen } from '../screens/sign-in.screen';
import { UploadScreen } from '../screens/upload.screen';
import { amexCard, lastFour, newCard } from '../world/cards';
import { clock } from '../world/clock';
import { GuestPhone } from '../world/guest-phone';
import { nationalPhone, newPhone } from '../world/phones';
import { outside } from '../world/sandbox';
import { shekels } from '../words';

test.use({ viewport: wideScreen, language: 'en' });

const guests = ['Anna Cohen', 'Ben Levi', 'Chloe Katz', 'Dan Amir'].map(
  (name) => new GuestPhone(name, newPhone()),
);
const [anna, ben, chloe, dan] = guests as [GuestPhone, GuestPhone, GuestPhone, GuestPhone];
const card = newCard(amexCard);
const pasted = guests.map(({ name, phone }) => `${name}, ${nationalPhone(phone)}, 2`).join('\n');

test('the same in English on a wide screen, with a bill too small to be charged', async ({ page, words }) => {
  const signIn = new SignInScreen(page, words);
  const form = new InvitationFormScreen(page, words);
  const desk = new DeskScreen(page, words);
  const upload = new UploadScreen(page, words);
  const send = new SendDialog(page, words);
  const payments = new PaymentsScreen(page, words);
  const tuesday = await clock.moveToCalmTuesday();
  const eventDay = addDays(tuesday, 9);

  await test.step('chooses English and signs up', async () => {
    const phone = newPhone();
    await page.goto('/');
    await new Shell(page, words).chooseLanguage('en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await page.getByRole('link', { name: words.shell('signIn'), exact: true }).click();
    await signIn.askForCode(phone);
    await signIn.enterCodeFor(phone);
    await signIn.signUp({ firstName: 'Maya', lastName: 'Stern', email: 'maya@example.com' });
    await expect(
      page.getByRole('heading', { name: words.identity('home.hello', { name: 'Maya' }) }),
    ).toBeVisible();
  });

  await test.step('opens an invitation and pastes a list', async () => {
    await page.getByRole('link', { name: words.rsvp('invitations.new') }).click();
    await form.fill({
      kind: 'toast',
      names: 'Acme',
      day: eventDay,
      time: '18:00',
      place: 'Jaffa port',
      language: 'en',
    });
    await form.create.click();
    await page.getByRole('link', { name: words.rsvp('guests.uploadList') }).click();
    await upload.paste(pasted);
    await upload.expectCounts({ new: 4 });
    await upload.confirm(4);
    await upload.toDesk();
    await desk.expectSeats({ attending: 0, waiting: 0, unsent: 8, declined: 0, total: 8 });
  });

  await test.step('the desk leads to the businesses', async () => {
    const orders = page.getByRole('region', { name: words.rsvp('orders.title') });
    await expect(orders.getByRole('link', { name: words.rsvp('orders.browse') })).toHaveAttribute(
      'href',
      '/',
    );
  });

  await test.step('adds a card and sends', async () => {
    const address = page.url();
    await page.goto('/me/payments');
    await payments.openAddCard();
    await payments.typeCard(card);
    await payments.saveCard();
    await expect(payments.cards.first()).toContainText(lastFour(card));
    await page.goto(address);
    await desk.sendButton(4).click();
    await send.consent.check();
    await expect(send.preview).toContainText('Acme');
    await send.confirm(4).click();
    await expect(send.progress.getByText(words.rsvp('progress.status.done'))).toBeVisible();
    await send.toDesk.click();
  });

  await test.step('numbers move while guests answer', async () => {
    await anna.press(await anna.next(), 0);
    await anna.choose(await anna.next(), '2');
    await ben.next();
    await ben.write('yes, 2 of us');
    await chloe.press(await chloe.next(), 1);
    await desk.expectSeats({ attending: 4, waiting: 2, unsent: 0, declined: 2, total: 8 });
    await desk.expectStatus(dan.name, 'read', 'delivered');
  });

  await test.step('changes a guest in the table', async () => {
    await desk
      .guest(dan.name)
      .getByRole('button', { name: words.rsvp('guests.tableOf', { name: dan.name }) })
      .click();
    // The row is updated before the server has stored it: wait for the answer before a reload.
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await kept;
    await expect(desk.guest(dan.name).getByRole('button', { name: /: 7$/ })).toBeVisible();
    await page.reload();
    await expect(desk.guest(dan.name).getByRole('button', { name: /: 7$/ })).toBeVisible();
  });

  await test.step('three shekels wait for the next bill', async () => {
    await clock.moveTo(addDays(eventDay, 1), '10:01');
    await page.goto('/me/payments');
    await expect(payments.bills.first()).toContainText(words.payments('bill.carried'));
    const balance = words.payments('balance', { sum: shekels(3, 'en') });
    await expect(page.getByText(balance)).toBeVisible();
    expect(await outside.salesOn(card)).toEqual([]);
  });
});
