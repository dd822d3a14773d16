import type { Page } from '@playwright/test';
import type { Words } from '../words';
import { go, type Tour } from './tour';

/** Of the demo data: a conference of the host's own, a henna that is over, a place at an evening of a store. */
const ID = '0190a0a0-0000-7000-8000-00000000';
const [CONFERENCE, HENNA, REGISTRATION] = [`${ID}e102`, `${ID}e002`, `${ID}e107`];
/** The last words of the conversation with the store. */
const ANSWER = 'רשמתי. נגיש להם בנפרד, עם שלט.';

/** The screens of a host who has half a year behind her. */
export function demoHostsTour(page: Page, { conversations, events, rsvp }: Words): Tour {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const conference = `/me/events/${CONFERENCE}`;
  return [
    {
      screen: 'my-messages',
      route: '/me/messages',
      open: () => go(page, '/me/messages'),
      there: heading(conversations('title')),
    },
    {
      screen: 'my-messages-thread',
      route: '/me/messages/:threadId',
      open: () => page.getByRole('link', { name: ANSWER }).first().click(),
      there: page.getByRole('log').getByText(ANSWER),
    },
    {
      screen: 'my-ticket',
      route: '/me/tickets/:registrationId',
      open: () => go(page, `/me/tickets/${REGISTRATION}`),
      there: heading('מטבח פתוח אצל סבתא ג׳ולי'),
    },
    {
      screen: 'my-event',
      route: '/me/events/:eventId',
      open: () => go(page, conference),
      there: heading('הכנס השנתי לתכנון שמחות'),
      main: true,
    },
    {
      screen: 'my-event-edit',
      route: '/me/events/:eventId/edit',
      open: () => go(page, `${conference}/edit`),
      there: heading(events('edit')),
    },
    {
      screen: 'my-event-messages',
      route: '/me/events/:eventId/messages',
      open: () => go(page, `${conference}/messages`),
      there: heading(events('messages.title')),
    },
    {
      screen: 'my-event-check-in',
      route: '/me/events/:eventId/check-in',
      open: () => go(page, `${conference}/check-in`),
      there: heading(events('checkIn.title')),
    },
    {
      screen: 'gifts',
      route: '/me/rsvps/:eventId/gifts',
      open: () => go(page, `/me/rsvps/${HENNA}/gifts`),
      there: heading(rsvp('gifts.title')),
      main: true,
    },
  ];
}
