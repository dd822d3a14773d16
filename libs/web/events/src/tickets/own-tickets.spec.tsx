import { listOwnEventMessages, listOwnTickets, muteEventMessages, type OwnTickets } from '@smachot/contracts';
import { answerCalls, type Answer, refusing } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ticketRoutes } from '..';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const ID = '01920000-0000-7000-8000-000000000002';
const ticket = (seat: number): OwnTickets['tickets'][number] => ({
  ticketId: `01920000-0000-7000-8000-00000000001${seat}`,
  seat,
  code: '0123456789ABCDEF',
  address: 'https://smachot.example/t/0123456789ABCDEF',
  qr: { path: 'M4 4h7v1h-7z', size: 41 },
});
const someTickets = (change: Partial<OwnTickets> = {}): OwnTickets => ({
  registrationId: ID,
  status: 'approved',
  waitlisted: false,
  participants: 2,
  refunded: false,
  fullName: 'דנה לוי',
  ticketName: 'רגיל',
  event: {
    slug: 'flowers',
    title: 'סדנת פרחים',
    language: 'he',
    startDatetime: '2090-05-11T16:00:00.000Z',
    endDatetime: '2090-05-11T18:30:00.000Z',
    locationType: 'in-person',
    location: 'סטודיו כלנית',
    address: 'נמל יפו',
    wazeLink: 'https://waze.com/ul?q=x',
    mapLink: 'https://www.google.com/maps/search/?api=1&query=x',
    hasPage: true,
    isCanceled: false,
  },
  tickets: [ticket(1), ticket(2)],
  ...change,
});
const open = async (answer: Answer) => {
  await startTexts('events');
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.textContent);
  };
  const messages = [{ messageId: ID, text: 'מחכים לכם', sentAt: '2090-05-01T10:00:00.000Z' }];
  const { asked } = answerCalls([
    answer,
    { call: listOwnEventMessages, answer: { messages, muted: false } },
    { call: muteEventMessages, status: 204 },
  ]);
  render(<TestScreens at={`/me/tickets/${ID}`} routes={[{ path: '/me', children: ticketRoutes }]} />);
  return { scrolled, asked };
};

it('shows a dark code on white for each seat, moves between them, and leads to the file, the calendar and the way', async () => {
  const { scrolled } = await open({ call: listOwnTickets, answer: someTickets() });
  const list = await screen.findByRole('list', { name: 'הכרטיסים שלכם' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  const code = screen.getByRole('img', { name: 'קוד הכניסה, כרטיס 1 מתוך 2' });
  expect(code.querySelector('path')!.getAttribute('fill')).toBe('#000');
  expect(within(list).getAllByText('0123-4567-89AB-CDEF')).toHaveLength(2);
  expect(list.tabIndex).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'לכרטיס הבא' }));
  expect(scrolled.at(-1)).toContain('כרטיס 2 מתוך 2');
  expect(screen.getByRole('button', { name: /להוריד את הכרטיסים/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Waze|וויז/ }).getAttribute('href')).toBe(
    'https://waze.com/ul?q=x',
  );
});

it('says why there are none: canceled, with the money on its way, or on the waiting list', async () => {
  await open({
    call: listOwnTickets,
    answer: someTickets({ status: 'canceled', refunded: true, tickets: [] }),
  });
  expect(await screen.findByText('ההרשמה בוטלה. הכסף הוחזר או בדרך אליכם.')).toBeTruthy();
  cleanup();
  await open({
    call: listOwnTickets,
    answer: someTickets({ status: 'pending', waitlisted: true, tickets: [] }),
  });
  expect(await screen.findByText(/אתם ברשימת ההמתנה/)).toBeTruthy();
});

it('shows what the hosts wrote, and mutes them', async () => {
  const { asked } = await open({ call: listOwnTickets, answer: someTickets() });
  const hosts = await screen.findByRole('region', { name: 'הודעות מהמארחים' });
  expect(within(hosts).getByText('מחכים לכם')).toBeTruthy();
  fireEvent.click(within(hosts).getByRole('switch'));
  await waitFor(() => expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ muted: true }));
});

it('of somebody else are not found', async () => {
  await open(refusing(listOwnTickets, 'not_found'));
  expect(await screen.findByRole('heading', { level: 1, name: 'לא מצאנו את הכרטיסים' })).toBeTruthy();
});
