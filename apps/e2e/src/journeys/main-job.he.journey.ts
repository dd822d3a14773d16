import { readFile } from 'node:fs/promises';
import { addDays } from '@smachot/kernel';
import type { Browser } from '@playwright/test';
import { expect, inMotion, phoneScreen, test } from '../journey';
import { GuestScreen } from '../screens/guest.screen';
import { HostScreens } from '../screens/host-screens';
import { israeliCard, lastFour, newCard, refusedCard } from '../world/cards';
import { clock } from '../world/clock';
import { GuestPhone } from '../world/guest-phone';
import { oldCsv, workbook } from '../world/guest-tables';
import { nationalPhone, newPhone } from '../world/phones';
import { outside, until } from '../world/sandbox';
import { shekels, type Words } from '../words';

test.use({ viewport: phoneScreen, ...inMotion });

const guests = {
  ruti: new GuestPhone('רותי אלון', newPhone()),
  moshe: new GuestPhone('משה כהן', newPhone()),
  yael: new GuestPhone('יעל לוי', newPhone()),
  david: new GuestPhone('דוד מזרחי', newPhone()),
  noa: new GuestPhone('נועם שגב', newPhone()),
  avi: new GuestPhone('אבי פרץ', newPhone()),
  tamar: new GuestPhone('תמר ביטון', newPhone()),
};
const card = newCard(israeliCard);
/** A phone as a spreadsheet stores it when it looks like a number: without its leading zero. */
const asNumber = (phone: string) => Number(phone.slice('+972'.length));
const marked = (phone: string) => `\u202A${nationalPhone(phone)}\u202C`;

const familyTable = () =>
  workbook('משפחה.xlsx', [
    ['רשימת מוזמנים לחתונה', null, null, null, null],
    ['שם האורח', 'טלפון', 'כמות', 'קבוצה', 'שולחן'],
    [guests.moshe.name, asNumber(guests.moshe.phone), 4, 'משפחה', 1],
    [guests.yael.name, guests.yael.phone, 2, 'חברים', 2],
    [guests.david.name, marked(guests.david.phone), 3, 'עבודה', 2],
    [guests.noa.name, nationalPhone(guests.noa.phone), 1, 'חברים', 3],
    [guests.moshe.name, asNumber(guests.moshe.phone), 4, 'משפחה', 1],
    ['שרה בלי טלפון', '12345', 2, 'משפחה', 3],
    [null, nationalPhone(newPhone()), 2, 'משפחה', 3],
  ]);
const workTable = () =>
  oldCsv('עבודה.csv', [
    ['שם פרטי', 'שם משפחה', 'נייד', 'מספר מוזמנים'],
    ['אבי', 'פרץ', nationalPhone(guests.avi.phone), 2],
    ['תמר', 'ביטון', nationalPhone(guests.tamar.phone), 1],
    ['יעל', 'לוי', nationalPhone(guests.yael.phone), 3],
    ['דנה', 'ללא', '03-1', 2],
  ]);
// ruti 2, moshe 4, yael 3 (updated), david 3, noa 1, avi 2, tamar 1
const invitedSeats = 16;

async function signsUp({ page, words, signIn }: HostScreens): Promise<void> {
  const phone = newPhone();
  await page.goto('/');
  await page.getByRole('link', { name: words.shell('landing.open') }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fme%2Frsvps%2Fnew$/);
  await signIn.askForCode(phone);
  await signIn.enterCodeFor(phone);
  await expect(signIn.heading('signUp.title')).toBeVisible();
  await signIn.signUp({ firstName: 'נועה', lastName: 'ברק', email: 'noa@example.com' });
  await expect(page).toHaveURL('/me/rsvps/new');
}

async function opensInvitation({ page, words, form, desk }: HostScreens, day: string): Promise<void> {
  await form.fill({ names: 'נועה ודניאל', day, time: '19:30', place: 'אולמי הגן, הרצליה' });
  const title = words.rsvp('form.titleOf.wedding', { names: 'נועה ודניאל' });
  await expect(form.field('title')).toHaveValue(title);
  await form.create.click();
  await expect(desk.title).toHaveText(title);
  await expect(page.getByText(words.rsvp('form.created'))).toBeVisible();
}

async function bringsGuests({ page, words, desk, upload }: HostScreens): Promise<void> {
  await desk.addByHand('guests.addByHand', { name: guests.ruti.name, phone: guests.ruti.phone, seats: 2 });
  await desk.openUpload();
  await upload.bring(await familyTable());
  await upload.expectCounts({ new: 4, duplicate: 1, faulty: 2 });
  const [faulty] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.rsvp('upload.faultyFile') }).click(),
  ]);
  expect(await readFile(await faulty.path(), 'utf8')).toContain('שרה בלי טלפון');
  await upload.confirm(4);
  await page.getByRole('button', { name: words.rsvp('upload.another') }).click();
  await upload.bring(workTable());
  await upload.expectCounts({ new: 2, update: 1, faulty: 1 });
  await upload.confirm(3);
  await upload.toDesk();
  await desk.expectSeats({
    attending: 0,
    waiting: 0,
    unsent: invitedSeats,
    declined: 0,
    total: invitedSeats,
  });
}

async function addsCardOnTheWay({ page, words, desk, send, payments }: HostScreens): Promise<void> {
  await desk.sendButton(7).click();
  await expect(send.dialog().getByText(words.rsvp('refused.no_payment_method'))).toBeVisible();
  await send
    .dialog()
    .getByRole('link', { name: words.rsvp('send.addCard') })
    .click();
  await expect(page).toHaveURL(/\/me\/payments\?next=/);
  await payments.openAddCard();
  await payments.typeCard(refusedCard);
  await payments.saveCard();
  await expect(payments.dialog.getByText(words.problems('card.rejected'))).toBeVisible();
  await payments.typeCard(card);
  await payments.saveCard();
  await expect(page.getByText(words.payments('cardSaved'))).toBeVisible();
  await expect(send.dialog()).toBeVisible();
}

async function sends({ page, words, desk, send }: HostScreens): Promise<void> {
  await expect(send.preview, 'what is consented to is there before').toContainText('נועה ודניאל');
  await send.consent.check();
  await expect(send.preview).toContainText('נועה ודניאל');
  await expect(send.dialog().getByText(lastFour(card))).toBeVisible();
  await send.confirm(7).click();
  await expect(page.locator('canvas'), 'confetti at the first send').toBeVisible();
  await expect(send.bar).toHaveAttribute('aria-valuenow', '7');
  await expect(send.progress.getByText(words.rsvp('progress.status.done'))).toBeVisible();
  await send.toDesk.click();
  await desk.expectSeats({
    attending: 0,
    waiting: invitedSeats,
    unsent: 0,
    declined: 0,
    total: invitedSeats,
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Every kind of answer the chat takes: buttons, the list, words; in the end five have answered. */
async function guestsAnswer({ page, words, desk }: HostScreens): Promise<void> {
  const { ruti, moshe, yael, david } = guests;
  await ruti.press(await ruti.next(), 0);
  await ruti.choose(await ruti.next(), '3');
  await ruti.next(); // asks for special requests
  await ruti.write('מנה צמחונית אחת');
  // one more than was invited counts once the host accepts it
  await desk.expectSeats({ attending: 2, waiting: 14, unsent: 0, declined: 0, total: invitedSeats });
  const above = page.getByRole('region', { name: words.rsvp('above.title') });
  await above
    .getByRole('button', { name: words.rsvp('above.acceptOf', { name: ruti.name, count: 3 }) })
    .click();
  await desk.expectSeats({ attending: 3, waiting: 14, unsent: 0, declined: 0, total: 17 });
  await ruti.next(); // thanks

  await moshe.next();
  await moshe.write('כן, נגיע 4');
  await desk.expectStatus(moshe.name, 'attending');
  await yael.press(await yael.next(), 1);
  await desk.expectStatus(yael.name, 'declined');
  await david.press(await david.next(), 2);
  await desk.expectStatus(david.name, 'maybe');
}

/** A guest without the chat: requests the personal link and answers on the page. */
async function guestAnswersOnPage(browser: Browser, words: Words, eventId: string): Promise<void> {
  const context = await browser.newContext({ viewport: phoneScreen });
  const page = await context.newPage();
  const guest = new GuestScreen(page, words);
  await page.goto(GuestScreen.address(eventId));
  const link = await guest.askForLink(guests.noa.phone);
  await page.goto(link);
  await expect(page, 'the token leaves the address at once').toHaveURL(GuestScreen.address(eventId));
  await guest.answerAttending();
  await guest.answerHeadcount(1);
  await guest.answerRequest('כיסא תינוק');
  await expect(guest.heading('done.confirmed', { name: guests.noa.name })).toBeVisible();
  await expect(page.getByRole('link', { name: words.guest('done.waze') })).toHaveAttribute(
    'href',
    /waze\.com/,
  );
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words.guest('done.calendar') }).click(),
  ]);
  expect(await readFile(await calendar.path(), 'utf8')).toContain('BEGIN:VEVENT');
  await context.close();
}

/** Expects on an open desk, when the day comes, the notification on the bell and the charge of the due sum. */
async function isCharged({ page, words, payments, shell }: HostScreens, responses: number): Promise<void> {
  const sum = shekels(responses, 'he');
  await shell.openBell();
  const paid = words.notifications('kind.bill_settled', { amount: sum });
  await page.getByRole('link', { name: paid }).click();
  await expect(page).toHaveURL('/me/payments');
  const bill = payments.bills.first();
  await expect(bill).toContainText(words.payments('bill.settled'));
  await expect(bill).toContainText(words.payments('responses', { count: responses }));
  await expect(bill).toContainText(sum);
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    bill.getByRole('button').first().click(),
  ]);
  expect((await readFile(await receipt.path())).subarray(0, 5).toString()).toBe('%PDF-');
  expect(receipt.suggestedFilename()).toMatch(/^receipt-\d+\.pdf$/);
}

test('from the first screen to the receipt, on a phone, in Hebrew', async ({ page, browser, words }) => {
  const host = new HostScreens(page, words);
  const { desk } = host;
  const tuesday = await clock.moveToCalmTuesday();
  const eventDay = addDays(tuesday, 16);

  await test.step('signs up by phone', () => signsUp(host));
  await test.step('opens an invitation', () => opensInvitation(host, eventDay));
  await test.step('adds a guest by hand and two tables', () => bringsGuests(host));
  await test.step('needs a card to send, and adds it', () => addsCardOnTheWay(host));
  await test.step('looks, consents and sends', () => sends(host));
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await test.step('sees the answers of the chat come in', () => guestsAnswer(host));
  await test.step('sees the answer of the guest page come in', async () => {
    await guestAnswersOnPage(browser, words, desk.eventId);
    await desk.expectSeats({ attending: 8, waiting: 6, unsent: 0, declined: 3, total: 17 });
    expect(loads, 'the numbers moved without a reload').toEqual([]);
  });

  await test.step('a week before closing only those who did not answer are reminded', async () => {
    await clock.moveTo(addDays(tuesday, 7), '11:01');
    const { avi, tamar, david, moshe } = guests;
    // A maybe is no answer yet; the reminders arrive in any order.
    for (const guest of [tamar, avi, david])
      await until(`the reminder of ${guest.name}`, async () =>
        (await guest.templates()).includes('rsvp_reminder') ? true : undefined,
      );
    expect(await moshe.templates()).not.toContain('rsvp_reminder');
    await avi.next();
    await avi.press(await avi.next(), 0);
    await desk.expectStatus(avi.name, 'attending');
  });

  await test.step('the day after, one shekel per response is charged, once', async () => {
    await clock.moveTo(addDays(eventDay, 1), '10:01');
    await isCharged(host, 6);
    await clock.moveTo(addDays(eventDay, 2), '20:00');
    const sales = await outside.salesOn(card);
    expect(sales.map(({ price, charged }) => ({ price, charged }))).toEqual([{ price: 600, charged: 600 }]);
  });
});
