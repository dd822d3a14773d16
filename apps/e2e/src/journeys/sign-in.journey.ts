import { listInvitations, refreshTokens } from '@smachot/contracts';
import type { BrowserContext } from '@playwright/test';
import { DAY_SECONDS } from '@smachot/kernel';
import { expect, phoneScreen, test } from '../journey';
import { DeskScreen } from '../screens/desk.screen';
import { InvitationFormScreen } from '../screens/invitation-form.screen';
import { Shell } from '../screens/shell';
import { SignInScreen } from '../screens/sign-in.screen';
import { aHost, arriveAs } from '../world/a-host';
import { setFirstPassword } from '../world/a-password';
import { anEvent } from '../world/an-event';
import { clock } from '../world/clock';
import { newPhone } from '../world/phones';
import { askProduct } from '../world/product';
import { outside } from '../world/sandbox';
import { long } from '../surroundings';

test.use({ viewport: phoneScreen });

const names = ['access_token', 'refresh_token'];
const sessionCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => names.includes(name));
/** Another code than the right one. */
const wrong = (code: string) => code.replace(/./g, (digit) => String((Number(digit) + 1) % 10));

test('a wrong code says so and leaves room for the right one', async ({ page, words }) => {
  const signIn = new SignInScreen(page, words);
  const phone = newPhone();
  await page.goto('/login');
  await signIn.phone.fill('03-1234567');
  await signIn.button('phone.send').click();
  await expect(page.getByText(words.problems('otp.not_a_mobile'))).toBeVisible();

  await signIn.askForCode(phone);
  const code = await outside.codeFor(phone);
  await signIn.code.pressSequentially(wrong(code));
  await expect(page.getByText(words.problems('otp.mismatch'))).toBeVisible();
  await expect(signIn.code).toHaveValue('');
  await expect(signIn.code).toBeFocused();
  await signIn.code.pressSequentially('12');
  await signIn.button('code.enter').click();
  await expect(
    page.getByText(words.identity('code.sixDigits')).or(page.getByText(words.problems('otp.mismatch'))),
  ).toBeVisible();
  await signIn.code.fill(code);
  await expect(signIn.heading('signUp.title')).toBeVisible();
  await signIn.button('signUp.done').click();
  await expect(page.getByText(words.problems('terms.required'))).toBeVisible();
});

test('a pasted message is read, and a code that waits is asked for again', async ({
  page,
  context,
  words,
}) => {
  const signIn = new SignInScreen(page, words);
  const phone = newPhone();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/login');
  await signIn.askForCode(phone);
  await expect(page.getByText(words.identity('code.newIn'))).toBeVisible();
  await expect(signIn.button('code.resend')).toBeHidden();
  // only the page's clock: the server's own is checked in the long run, where half a minute is really waited
  if (long) await new Promise((resolve) => setTimeout(resolve, 31_000));
  await page.clock.fastForward(31_000);
  await signIn.button('code.resend').click();
  if (long) {
    await outside.codeFor(phone, 2);
    await expect(signIn.button('code.resend')).toBeHidden();
  } else await expect(page.getByText(words.problems('otp.too_soon'))).toBeVisible();

  const code = await outside.codeFor(phone, long ? 2 : 1);
  const message = `${code.slice(0, 3)}-${code.slice(3)}`;
  await page.evaluate((text) => navigator.clipboard.writeText(text), message);
  await signIn.code.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(signIn.heading('signUp.title')).toBeVisible();
});

test('the session lives in two cookies for a week and ends with a press', async ({
  page,
  context,
  words,
}) => {
  const signIn = new SignInScreen(page, words);
  const shell = new Shell(page, words);
  const phone = newPhone();
  await page.goto('/login');
  await signIn.askForCode(phone);
  await signIn.enterCodeFor(phone);
  await signIn.signUp({ firstName: 'אורי', lastName: 'דגן' });
  await expect(page).toHaveURL('/me');

  const cookies = await sessionCookies(context);
  expect(cookies.map(({ name }) => name).sort()).toEqual(names);
  for (const { path, sameSite, expires, value } of cookies) {
    expect({ path, sameSite }).toEqual({ path: '/', sameSite: 'Lax' });
    expect((expires - Date.now() / 1000) / DAY_SECONDS, 'days').toBeCloseTo(7, 1);
    expect(value.length).toBeGreaterThan(20);
  }
  await page.reload();
  await expect(
    page.getByRole('heading', { name: words.identity('home.hello', { name: 'אורי' }) }),
  ).toBeVisible();

  const before = (await sessionCookies(context)).find(({ name }) => name === 'refresh_token');
  await shell.logOut();
  await expect(page).toHaveURL('/');
  await expect(shell.signInLink).toBeVisible();
  expect(await sessionCookies(context)).toEqual([]);
  await expect(askProduct(refreshTokens, { token: decodeURIComponent(before?.value ?? '') })).rejects.toThrow(
    '401',
  );
  await page.goto('/me');
  await expect(page).toHaveURL('/login?next=%2Fme');
});

test('when the session ends in the middle of a form nothing typed is lost', async ({
  page,
  context,
  words,
}) => {
  const signIn = new SignInScreen(page, words);
  const form = new InvitationFormScreen(page, words);
  const host = await aHost();
  const password = 'a long enough password';
  await setFirstPassword(host, password);
  await arriveAs(context, host);
  const day = await clock.today();
  await page.goto('/me/rsvps/new');
  await form.fill({
    kind: 'henna',
    names: 'שירה ואיתי',
    day: `${Number(day.slice(0, 4)) + 1}-05-20`,
    time: '20:15',
    place: 'בית המשפחה, חולון',
  });
  await context.clearCookies();
  // another call of the screen may meet the end before the press does, and take the form away
  await form.create.evaluateAll((buttons: HTMLButtonElement[]) =>
    buttons.forEach((button) => button.click()),
  );
  await expect(page).toHaveURL('/login?next=%2Fme%2Frsvps%2Fnew');

  await signIn.withPassword(host.phone, password);
  await expect(page).toHaveURL('/me/rsvps/new');
  await expect(form.field('couple')).toHaveValue('שירה ואיתי');
  await expect(form.field('time')).toHaveValue('20:15');
  await expect(form.field('place')).toHaveValue('בית המשפחה, חולון');
  await form.create.click();
  await expect(new DeskScreen(page, words).title).toHaveText(
    words.rsvp('form.titleOf.henna', { names: 'שירה ואיתי' }),
  );
  const { invitations } = await askProduct(listInvitations, { token: host.tokens.access_token, query: {} });
  expect(invitations, 'made once').toHaveLength(1);
});

test('a deep link leads through the sign-in to where it points, and never elsewhere', async ({
  page,
  context,
  words,
}) => {
  const signIn = new SignInScreen(page, words);
  const host = await aHost();
  const event = await anEvent(host);
  const deep = `${DeskScreen.address(event._id)}?status=declined`;
  await page.goto(deep);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(deep)}`);
  await page.goto('/login?next=%2F%2Fevil.example%2Fme');
  await arriveAs(context, host);
  await page.reload();
  await expect(page).toHaveURL('/me');
  await page.goto(deep);
  await expect(page).toHaveURL(deep);
  await expect(new DeskScreen(page, words).title).toHaveText(event.title);
  await expect(signIn.phone).toBeHidden();
});
