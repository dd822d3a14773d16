import { expect, type Page } from '@playwright/test';
import { GuestScreen } from '../screens/guest.screen';
import type { Words } from '../words';
import type { Tour } from './tour';

/** `link` is the personal one; `pastId` an invitation that takes no answers any more. */
export type GuestPages = { eventId: string; link: string; pastId: string };
const nowhere = '5a1d3c5e-6f70-4f3e-9f51-0d6f5b6c7d8e';

export function guestsTour(page: Page, words: Words, { eventId, link, pastId }: GuestPages): Tour {
  const guest = new GuestScreen(page, words);
  /** A guest who has answered already sees the thanks first. */
  const openQuestions = async () => {
    await page.goto(link);
    const change = guest.button('done.change');
    await expect(change.or(guest.button('attending.confirmed'))).toBeVisible();
    if (await change.isVisible()) await change.click();
  };
  return [
    {
      screen: 'guest-link',
      open: () => page.goto(GuestScreen.address(eventId)),
      there: guest.heading('link.title'),
    },
    {
      screen: 'guest-attending',
      route: '/rsvp/:eventId',
      open: openQuestions,
      there: guest.heading('attending.title'),
      main: true,
    },
    {
      screen: 'guest-headcount',
      open: () => guest.answerAttending(),
      there: guest.heading('headcount.title'),
      main: true,
    },
    {
      screen: 'guest-special',
      open: () => guest.answerHeadcount(2),
      there: guest.heading('special.title'),
      main: true,
    },
    {
      screen: 'guest-done',
      open: () => guest.answerRequest('בלי גלוטן'),
      there: guest.button('done.change'),
      main: true,
    },
    // each language's page of the past one is Hebrew, as its invitation
    {
      screen: 'guest-closed',
      open: () => page.goto(GuestScreen.address(pastId)),
      there: page.getByRole('heading', { level: 2 }),
    },
    {
      screen: 'guest-not-found',
      open: () => page.goto(GuestScreen.address(nowhere)),
      there: page.getByRole('alert'),
    },
  ];
}
