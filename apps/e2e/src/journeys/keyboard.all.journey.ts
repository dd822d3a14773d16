import { expect, test, wideScreen } from '../journey';
import { tabTo } from '../keyboard';
import { DeskScreen } from '../screens/desk.screen';
import { SendDialog } from '../screens/send.dialog';
import { SignInScreen } from '../screens/sign-in.screen';
import { aHost, arriveAs } from '../world/a-host';
import { aCard, anEvent, guestsOf } from '../world/an-event';
import { clock } from '../world/clock';
import { nationalPhone, newPhone } from '../world/phones';
import { outside } from '../world/sandbox';
import type { KeyAfter } from '../words';

// No test in this file may use the mouse.
test.use({ viewport: wideScreen });

test('signs up with the keyboard alone', async ({ page, words }) => {
  const signIn = new SignInScreen(page, words);
  const { identity } = words;
  const phone = newPhone();
  const type = (text: string) => page.keyboard.type(text);
  await page.goto('/login');
  await tabTo(page, signIn.phone);
  await type(nationalPhone(phone));
  await page.keyboard.press('Enter');
  await expect(signIn.code).toBeFocused();
  await type(await outside.codeFor(phone));
  await expect(page.getByLabel(identity('names.first'))).toBeFocused();
  await type('יעל');
  await tabTo(page, page.getByLabel(identity('names.last')));
  await type('שחר');
  await tabTo(page, page.getByLabel(identity('signUp.terms')));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: identity('home.hello', { name: 'יעל' }) })).toBeVisible();
});

test('skips to the content, searches, and sends with the keyboard alone', async ({
  page,
  context,
  words,
}) => {
  const { rsvp, shell, ui } = words;
  await clock.moveToCalmTuesday();
  const host = await aHost();
  await aCard(host);
  const event = await anEvent(host);
  await guestsOf(host, event, [{ attendeeName: 'רחל כהן' }, { attendeeName: 'משה לוי' }]);
  await arriveAs(context, host);
  const desk = new DeskScreen(page, words);
  const send = new SendDialog(page, words);

  await page.goto(DeskScreen.address(event._id));
  await expect(desk.table).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shell('skipToContent') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: rsvp('guests.search') })).toBeFocused();
  await page.keyboard.type('רחל');
  await expect(desk.guest('משה לוי')).toHaveCount(0);
  for (let letter = 0; letter < 3; letter += 1) await page.keyboard.press('Backspace');
  await expect(desk.guest('משה לוי')).toBeVisible();

  const opener = desk.sendButton(2);
  await opener.press('Enter');
  const dialog = send.dialog();
  await expect(dialog).toBeVisible();
  await expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)), 'focus is inside')
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener, 'the focus is given back').toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, send.consent);
  await page.keyboard.press('Space');
  await expect(send.preview).toBeVisible();
  await expect(send.confirm(2)).toBeEnabled();
  await tabTo(page, send.confirm(2));
  await page.keyboard.press('Enter');
  await expect(send.progress.getByText(rsvp('progress.status.done'))).toBeVisible();
  await tabTo(page, send.toDesk);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await desk.expectSeats({ attending: 0, waiting: 2, unsent: 0, declined: 0, total: 2 });

  const first = desk.guest('רחל כהן').getByRole('rowheader').getByRole('link');
  await first.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'רחל כהן' });
  await expect(panel.getByText(rsvp('guest.soFar'))).toBeVisible();
  await tabTo(page, panel.getByRole('button', { name: ui('close') }));
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
});

test('brings a list of guests with the keyboard alone', async ({ page, context, words }) => {
  const { rsvp } = words;
  const host = await aHost();
  const event = await anEvent(host);
  await arriveAs(context, host);
  const step = (name: KeyAfter<'rsvp', 'upload.step.'>) =>
    page.getByRole('listitem').filter({ hasText: rsvp(`upload.step.${name}`) });

  await page.goto(`${DeskScreen.address(event._id)}/upload`);
  await tabTo(page, page.getByLabel(rsvp('upload.pasteLabel'), { exact: true }));
  await page.keyboard.insertText(
    `רחל כהן, ${nationalPhone(newPhone())}, 2\nמשה לוי, ${nationalPhone(newPhone())}, 4`,
  );
  await tabTo(page, page.getByRole('button', { name: rsvp('upload.readList') }));
  await page.keyboard.press('Enter');
  await expect(step('check'), 'the focus goes on with the work').toBeFocused();
  await tabTo(page, page.getByRole('button', { name: rsvp('upload.confirm', { count: 2 }), exact: true }));
  await page.keyboard.press('Enter');
  await expect(step('done')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: rsvp('upload.toDesk') }));
  await page.keyboard.press('Enter');
  await expect(new DeskScreen(page, words).guest('משה לוי')).toBeVisible();
});
