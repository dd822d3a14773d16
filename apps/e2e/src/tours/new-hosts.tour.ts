import type { Page } from '@playwright/test';
import { DeskScreen } from '../screens/desk.screen';
import type { Words } from '../words';
import { go, type Tour } from './tour';

/** The empty states of a new host: the purpose of each screen, and the one next step. */
export function newHostsTour(page: Page, words: Words, eventId: string): Tour {
  const { payments, rsvp } = words;
  const nothingYet = page.getByRole('heading', { name: rsvp('invitations.none') });
  return [
    {
      screen: 'payments-empty',
      open: () => go(page, '/me/payments'),
      there: page.getByText(payments('noBills')),
    },
    {
      screen: 'desk-empty',
      open: () => go(page, DeskScreen.address(eventId)),
      there: page.getByRole('heading', { name: rsvp('guests.none') }),
    },
    {
      screen: 'rsvps-empty',
      open: async () => {
        await go(page, `${DeskScreen.address(eventId)}?open=delete-invitation`);
        await page.getByRole('button', { name: rsvp('deleteInvitation.confirm') }).click();
      },
      there: nothingYet,
    },
    {
      screen: 'home-empty',
      open: async () => [await page.goto('/me'), await nothingYet.waitFor()],
      there: page.getByRole('link', { name: rsvp('invitations.new') }),
    },
  ];
}
