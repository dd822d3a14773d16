import type { Page } from '@playwright/test';
import { expect, test, whoChose } from '../journey';
import { heightOf, type Look, lookAt, looks, nameOf } from '../looks';
import { DeskScreen } from '../screens/desk.screen';
import { GuestScreen } from '../screens/guest.screen';
import { PaymentsScreen } from '../screens/payments.screen';
import { Shell } from '../screens/shell';
import { SignInScreen } from '../screens/sign-in.screen';
import { UploadScreen } from '../screens/upload.screen';
import { aCelebration, type Celebration, onAnotherDevice } from '../world/a-celebration';
import { aHost, arriveAs } from '../world/a-host';
import { anEvent, guestsOf } from '../world/an-event';
import { newPhone, nationalPhone } from '../world/phones';
import type { Words } from '../words';

type Open = () => Promise<unknown>;
/** Screens in the order in which they are opened. */
type Tour = [screen: string, open: Open][];

async function walk(page: Page, look: Look, tour: Tour): Promise<void> {
  for (const [screen, open] of tour)
    await test.step(screen, async () => {
      await open();
      await lookAt(page, screen, look);
    });
}

const forVisitors = (page: Page, words: Words): Tour => {
  const signIn = new SignInScreen(page, words);
  const phone = newPhone();
  return [
    ['landing', () => page.goto('/')],
    ['drawer', () => new Shell(page, words).menuButton.click()],
    ['settings', () => page.goto('/?panel=settings')],
    ['coming-soon', () => page.goto('/discover')],
    ['not-found', () => page.goto('/nowhere')],
    ['problem', () => page.goto('/422')],
    ['accessibility', () => page.goto('/accessibility')],
    ['login', () => page.goto('/login')],
    ['login-password', () => signIn.button('phone.usePassword').click()],
    [
      'login-verify',
      async () => [await signIn.button('password.useCode').click(), await signIn.askForCode(phone)],
    ],
    [
      'login-signup',
      async () => [
        await signIn.enterCodeFor(phone),
        await expect(signIn.heading('signUp.title')).toBeVisible(),
      ],
    ],
    ['login-signup-problems', () => signIn.button('signUp.done').click()],
  ];
};

const forNewHosts = (page: Page): Tour => [
  ['home-empty', () => page.goto('/me')],
  ['rsvps-empty', () => page.goto('/me/rsvps')],
  ['payments-empty', () => page.goto('/me/payments')],
];

const forHosts = (page: Page, words: Words, { event, rsvps, campaignId }: Celebration): Tour => {
  const desk = DeskScreen.address(event._id);
  const payments = new PaymentsScreen(page, words);
  const upload = new UploadScreen(page, words);
  const shell = new Shell(page, words);
  const pasted = `${rsvps[0]?.attendeeName}, ${nationalPhone(rsvps[0]?.attendeePhone ?? '')}, 6\nאורי חדש, ${nationalPhone(newPhone())}, 2\nבלי טלפון, 12, 2`;
  const choose = async () => {
    await page.goto(desk);
    for (const { attendeeName } of rsvps.slice(0, 2))
      await page.getByRole('checkbox', { name: words.rsvp('guests.choose', { name: attendeeName }) }).check();
  };
  const act = (key: string) =>
    page
      .getByRole('button', { name: words.rsvp(key) })
      .filter({ visible: true })
      .first()
      .click();
  return [
    ['home', () => page.goto('/me')],
    ['rsvps', () => page.goto('/me/rsvps')],
    ['rsvps-new', () => page.goto('/me/rsvps/new')],
    ['rsvps-new-problems', () => page.getByRole('button', { name: words.rsvp('form.create') }).click()],
    ['rsvps-edit', () => page.goto(`${desk}/edit`)],
    ['desk', () => page.goto(desk)],
    ['desk-nobody', () => page.goto(`${desk}?search=zzzz`)],
    ['desk-guest', () => page.goto(`${desk}?guest=${rsvps[0]?._id}`)],
    ['desk-guest-edit', () => act('guest.edit')],
    ['desk-add', () => page.goto(`${desk}?open=add`)],
    ['desk-filters', () => page.goto(`${desk}?open=filters`)],
    ['desk-delete-event', () => page.goto(`${desk}?open=delete-invitation`)],
    ['desk-chosen', choose],
    ['desk-move', () => act('chosen.move')],
    ['desk-delete', async () => [await choose(), await act('chosen.delete')]],
    ['send', () => page.goto(`${desk}?send=invite`)],
    ['send-reminder', () => page.goto(`${desk}?send=reminder`)],
    ['send-progress', () => page.goto(`${desk}?send=invite&campaign=${campaignId}`)],
    ['upload', () => page.goto(`${desk}/upload`)],
    ['upload-check', () => upload.paste(pasted)],
    ['payments', () => page.goto('/me/payments')],
    ['payments-add', () => payments.openAddCard()],
    ['profile', () => page.goto('/me/profile')],
    ['notifications', async () => [await page.goto('/me'), await shell.openBell()]],
  ];
};

type GuestsPage = { eventId: string; link: string; pastId: string };

const forGuests = (page: Page, words: Words, { eventId, link, pastId }: GuestsPage): Tour => {
  const guest = new GuestScreen(page, words);
  const again = async () => {
    const change = guest.button('done.change');
    await expect(change.or(guest.button('attending.confirmed'))).toBeVisible();
    if (await change.isVisible()) await change.click();
  };
  return [
    ['guest-link', () => page.goto(GuestScreen.address(eventId))],
    ['guest-attending', async () => [await page.goto(link), await again()]],
    ['guest-headcount', () => guest.answerAttending()],
    ['guest-special', () => guest.answerHeadcount(2)],
    ['guest-done', () => guest.answerRequest('בלי גלוטן')],
    ['guest-closed', () => page.goto(GuestScreen.address(pastId))],
    ['guest-not-found', () => page.goto(GuestScreen.address('5a1d3c5e-6f70-4f3e-9f51-0d6f5b6c7d8e'))],
  ];
};

let celebration: Celebration;
const guestPages: Partial<Record<Look['language'], GuestsPage>> = {};

/** The page speaks the language of its invitation; a personal link is not sent twice within ten minutes. */
async function guestsPageIn(language: Look['language'], page: Page, words: Words): Promise<GuestsPage> {
  const known = guestPages[language];
  if (known) return known;
  const { host, past } = celebration;
  const event = await anEvent(host, { language });
  const [guest] = await guestsOf(host, event, [{ attendeeName: 'Dana דנה', language }]);
  await page.goto(GuestScreen.address(event._id));
  const link = await new GuestScreen(page, words).askForLink(guest?.attendeePhone ?? '');
  return (guestPages[language] = { eventId: event._id, link, pastId: past._id });
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  celebration = await aCelebration();
});

for (const look of looks)
  test.describe(nameOf(look), () => {
    test.use({
      language: look.language,
      viewport: { width: look.width, height: heightOf(look) },
      colorScheme: look.theme,
      storageState: whoChose({ language: look.language, themeMode: look.theme }),
      contextOptions: { reducedMotion: 'reduce' },
    });
    test.beforeEach(() => test.setTimeout(180_000));

    test('what visitors see', ({ page, words }) => walk(page, look, forVisitors(page, words)));

    test('what new hosts see', async ({ page, context }) => {
      const host = await aHost();
      await arriveAs(context, host);
      await walk(page, look, forNewHosts(page));
      const { _id } = await anEvent(host);
      await walk(page, look, [['desk-empty', () => page.goto(DeskScreen.address(_id))]]);
    });

    test('what hosts see', async ({ page, context, words }) => {
      await arriveAs(context, await onAnotherDevice(celebration.host));
      await walk(page, look, forHosts(page, words, celebration));
    });

    test('what guests see', async ({ page, words }) => {
      await walk(page, look, forGuests(page, words, await guestsPageIn(look.language, page, words)));
    });
  });
