import type { Rsvp } from '@smachot/contracts';
import type { Page } from '@playwright/test';
import { DeskScreen } from '../screens/desk.screen';
import { PaymentsScreen } from '../screens/payments.screen';
import { SendDialog } from '../screens/send.dialog';
import { Shell } from '../screens/shell';
import { UploadScreen } from '../screens/upload.screen';
import type { Celebration } from '../world/a-celebration';
import { nationalPhone, newPhone } from '../world/phones';
import type { Words } from '../words';
import { go, type Tour } from './tour';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** What the tour needs of a celebration. */
type Celebrated = Pick<Celebration, 'campaignId'> & {
  event: Pick<Celebration['event'], '_id'>;
  rsvps: readonly Pick<Rsvp, '_id' | 'attendeeName' | 'attendeePhone'>[];
  asked: Pick<Rsvp, '_id'>;
};

export function hostsTour(page: Page, words: Words, { event, rsvps, campaignId, asked }: Celebrated): Tour {
  const { events, identity, payments, rsvp } = words;
  const first = rsvps[0];
  const inbox = `${DeskScreen.address(event._id)}/inbox`;
  return [
    {
      screen: 'home',
      route: '/me',
      open: () => go(page, '/me'),
      there: page.getByRole('article').first(),
      main: true,
    },
    {
      screen: 'notifications',
      open: () => new Shell(page, words).openBell(),
      there: page.getByRole('dialog'),
    },
    {
      screen: 'my-events',
      route: '/me/events',
      // reloaded: the bell lies open over the page
      open: () => page.goto('/me/events'),
      there: page.getByRole('heading', { name: events('hostedNone') }),
    },
    {
      screen: 'my-event-new',
      route: '/me/events/new',
      open: () => go(page, '/me/events/new'),
      there: heading(page, events('new')),
    },
    {
      screen: 'my-registrations',
      open: () => go(page, '/me/events?tab=registered'),
      there: page.getByRole('heading', { name: events('own.none') }),
    },
    {
      screen: 'rsvps',
      route: '/me/rsvps',
      open: () => page.goto('/me/rsvps'),
      there: page.getByRole('heading', { name: rsvp('invitations.past') }),
    },
    {
      screen: 'door',
      route: '/me/rsvps/:eventId/door',
      open: () => page.goto(`${DeskScreen.address(event._id)}/door`),
      there: heading(page, rsvp('door.title')),
    },
    {
      screen: 'rsvps-new',
      route: '/me/rsvps/new',
      open: () => go(page, '/me/rsvps/new'),
      there: heading(page, rsvp('form.newTitle')),
      main: true,
    },
    {
      screen: 'rsvps-new-problems',
      open: () => page.getByRole('button', { name: rsvp('form.create') }).click(),
      there: page.getByText(words.problems('field.required')).first(),
    },
    {
      screen: 'rsvps-edit',
      route: '/me/rsvps/:eventId/edit',
      open: () => go(page, `${DeskScreen.address(event._id)}/edit`),
      there: page.getByRole('button', { name: rsvp('form.save'), exact: true }),
    },
    {
      screen: 'rsvps-rides',
      route: '/me/rsvps/:eventId/rides',
      open: () => go(page, `${DeskScreen.address(event._id)}/rides`),
      there: page.getByRole('heading', { name: rsvp('rides.stops'), exact: true }),
    },
    {
      screen: 'rsvps-seating',
      route: '/me/rsvps/:eventId/seating',
      open: () => go(page, `${DeskScreen.address(event._id)}/seating`),
      there: page.getByRole('heading', { name: words.seating('plan.title'), exact: true }),
    },
    {
      screen: 'rsvps-inbox',
      route: '/me/rsvps/:eventId/inbox',
      open: () => go(page, inbox),
      there: heading(page, rsvp('inbox.title')),
    },
    {
      screen: 'rsvps-inbox-guest',
      route: '/me/rsvps/:eventId/inbox/:rsvpId',
      open: () => go(page, `${inbox}/${asked._id}`),
      there: page.getByLabel(rsvp('inbox.write')),
    },
    ...deskStops(page, words, event._id, first?._id ?? ''),
    ...sendStops(page, words, event._id, campaignId),
    ...uploadStops(
      page,
      words,
      event._id,
      `${first?.attendeeName}, ${nationalPhone(first?.attendeePhone ?? '')}, 6`,
    ),
    {
      screen: 'payments',
      route: '/me/payments',
      open: () => go(page, '/me/payments'),
      there: page.getByText(payments('bill.settled'), { exact: true }).first(),
      main: true,
    },
    {
      screen: 'payments-add',
      open: () => new PaymentsScreen(page, words).openAddCard(),
      there: page.getByRole('dialog'),
    },
    {
      screen: 'profile',
      route: '/me/profile',
      open: () => go(page, '/me/profile'),
      there: page.getByRole('button', { name: identity('profile.save'), exact: true }),
      main: true,
    },
    {
      screen: 'account',
      open: () => new Shell(page, words).openAccount(),
      there: page.getByRole('menu'),
      main: true,
    },
  ];
}

function deskStops(page: Page, words: Words, eventId: string, guestId: string): Tour {
  const { rsvp } = words;
  const address = DeskScreen.address(eventId);
  const desk = new DeskScreen(page, words);
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const guest = page.getByRole('heading', { name: rsvp('guest.soFar') });
  return [
    {
      screen: 'desk',
      route: '/me/rsvps/:eventId',
      open: () => go(page, address),
      there: desk.table,
      main: true,
    },
    {
      screen: 'desk-nobody',
      open: () => go(page, `${address}?q=zzzz`),
      there: page.getByRole('heading', { name: rsvp('guests.nobodyFound') }),
    },
    { screen: 'desk-guest', open: () => go(page, `${address}?guest=${guestId}`), there: guest, main: true },
    {
      screen: 'desk-guest-edit',
      open: () => desk.act(rsvp('guest.edit')).click(),
      there: page.getByRole('form', { name: rsvp('guest.edit') }),
    },
    { screen: 'desk-add', open: () => go(page, `${address}?open=add`), there: dialog(rsvp('add.title')) },
    {
      screen: 'desk-filters',
      open: () => go(page, `${address}?open=filters`),
      there: dialog(rsvp('filters.title')),
    },
    {
      screen: 'desk-delete-event',
      open: () => go(page, `${address}?open=delete-invitation`),
      there: page.getByRole('alertdialog'),
    },
    {
      screen: 'desk-chosen',
      open: async () => [await go(page, address), await desk.chooseFirst(2)],
      there: desk.act(rsvp('chosen.delete')),
    },
    {
      screen: 'desk-move',
      open: () => desk.act(rsvp('chosen.move')).click(),
      there: dialog(rsvp('move.title', { count: 2 })),
    },
    {
      screen: 'desk-delete',
      open: () => go(page, `${address}?open=delete`),
      there: page.getByRole('alertdialog'),
    },
  ];
}

function sendStops(page: Page, words: Words, eventId: string, campaignId: string): Tour {
  const address = DeskScreen.address(eventId);
  const send = new SendDialog(page, words);
  return [
    { screen: 'send', open: () => page.goto(`${address}?send=invite`), there: send.confirm(1), main: true },
    {
      screen: 'send-reminder',
      open: () => go(page, `${address}?send=reminder`),
      there: send.dialog('reminder').getByText(words.rsvp('refused.too_soon')).first(),
    },
    {
      screen: 'send-progress',
      open: () => go(page, `${address}?send=invite&campaign=${campaignId}`),
      there: send.bar,
    },
  ];
}

function uploadStops(page: Page, words: Words, eventId: string, known: string): Tour {
  const { rsvp } = words;
  const upload = new UploadScreen(page, words);
  const rows = `${known}\nאורי חדש, ${nationalPhone(newPhone())}, 2\nבלי טלפון, 12345678, 2`;
  return [
    {
      screen: 'upload',
      route: '/me/rsvps/:eventId/upload',
      open: () => go(page, `${DeskScreen.address(eventId)}/upload`),
      there: page.getByRole('button', { name: rsvp('upload.choose') }),
      main: true,
    },
    { screen: 'upload-check', open: () => upload.paste(rows), there: upload.rows, main: true },
  ];
}
