import {
  type Attendee,
  createHostedEvent,
  decideRegistration,
  deleteHostedEvent,
  getHostedEvent,
  listAttendees,
  listHostedEvents,
  listHostedEventsOfStore,
  listOwnRegistrations,
  patchHostedEvent,
} from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { answerCalls, refusing, type Answer } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { hostedEventRoutes } from '..';
import { aHostedEvent } from '../testing/a-hosted-event';
import { aRegistration } from '../testing/a-registration';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const anEvent = aHostedEvent;
const ID = '01920000-0000-7000-8000-000000000001';
const REGISTRATION = '01920000-0000-7000-8000-000000000002';
const anAttendee: Attendee = {
  registrationId: REGISTRATION,
  fullName: 'דנה לוי',
  status: 'pending',
  waitlisted: false,
  participants: 2,
  ticketName: null,
  specialRequests: 'צמחוני',
  answers: [{ question: 'מידה?', text: 'M' }],
  createdAt: '2090-04-02T10:00:00.000Z',
  payment: null,
  answerBy: '2090-04-08T10:00:00.000Z',
};

const open = async (at: string, answers: Answer[]) => {
  await startTexts('events');
  Element.prototype.scrollIntoView = () => undefined;
  const { asked } = answerCalls(answers);
  const routes = [
    { path: '/me/events', children: hostedEventRoutes },
    { path: '/dashboard/:storeUsername/events', children: hostedEventRoutes },
  ];
  render(<TestScreens at={at} routes={routes} />);
  return { asked };
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const said = () => plain(document.body.textContent).replace(/[\u2066-\u2069]/g, '');

it('lists the events of a person with what waits, and offers to open one', async () => {
  await open('/me/events', [
    {
      call: listHostedEvents,
      answer: {
        events: [{ ...anEvent(), imageUrl: null, inSeries: false }],
        nextCursor: null,
        mayEdit: true,
        maySell: false,
      },
    },
  ]);
  const link = await screen.findByRole('link', { name: 'סדנת פרחים' });
  expect(link.getAttribute('href')).toBe(`/me/events/${ID}`);
  expect(said()).toContain('אחד מחכה לאישור');
  expect(screen.getByRole('link', { name: 'אירוע חדש' }).getAttribute('href')).toBe('/me/events/new');
});

it('of a store offers a member no new event, and has no registrations of a person', async () => {
  const { asked } = await open('/dashboard/savta/events', [
    {
      call: listHostedEventsOfStore,
      answer: {
        events: [{ ...anEvent(), imageUrl: null, inSeries: false }],
        nextCursor: null,
        mayEdit: false,
        maySell: false,
      },
    },
  ]);
  expect(await screen.findByText(/רק בעלי העסק/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'אירוע חדש' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'נרשמתי אליהם' })).toBeNull();
  expect(asked[0]!.path).toBe('/v1/events/host/savta');
});

it('shows where an approved participant meets, names the site, and asks before a registration is canceled', async () => {
  await open('/me/events?tab=registered', [
    { call: listOwnRegistrations, answer: { registrations: [aRegistration()], nextCursor: null } },
  ]);
  const link = await screen.findByRole('link', { name: /למפגש אונליין/ });
  expect([link.getAttribute('href'), link.textContent]).toEqual([
    'https://meet.example/abc',
    expect.stringContaining('meet.example'),
  ]);
  press('לבטל את ההרשמה');
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByRole('button', { name: 'להישאר רשומים' })).toBeTruthy();
});

it('says what a new event lacks, then sends it with its place, hours, tickets with a price, and questions', async () => {
  const { asked } = await open('/dashboard/savta/events/new', [
    { call: createHostedEvent, answer: { data: aHostedEvent(), status: 201 } },
    { call: listHostedEventsOfStore, answer: { events: [], nextCursor: null, mayEdit: true, maySell: true } },
    { call: getHostedEvent, answer: aHostedEvent() },
    { call: listAttendees, answer: { attendees: [], nextCursor: null } },
  ]);
  await screen.findByLabelText('שם האירוע');
  press('לפתוח את האירוע');
  await waitFor(() => expect(document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(4));
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  type('שם האירוע', 'סדנת פרחים');
  type('תיאור', 'ערב מעשי');
  type('תאריך', '2090-05-11');
  type('שעת התחלה', '19:00');
  type('שעת סיום', '21:30');
  type('שם המקום', 'סטודיו כלנית');
  type('כתובת', 'נמל יפו');
  press('להוסיף כרטיס');
  type('שם הכרטיס', 'רגיל');
  type('כמה כאלה', '12');
  type('מחיר בשקלים', '80');
  press('להוסיף שאלה');
  type('השאלה', 'מידה?');
  press('לפתוח את האירוע');
  await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
  expect(asked.find(({ method }) => method === 'POST')!.body).toMatchObject({
    partnerUsername: 'savta',
    startDatetime: '2090-05-11T16:00:00.000Z',
    endDatetime: '2090-05-11T18:30:00.000Z',
    address: { address: 'נמל יפו' },
    ticketTypes: [{ name: 'רגיל', price: 80, quantityAvailable: 12, position: 0 }],
    questions: [{ text: 'מידה?', required: false }],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'סדנת פרחים' })).toBeTruthy();
});

it('puts kinds of tickets in another order by buttons and by the arrow keys, and sends their places', async () => {
  const { asked } = await open('/me/events/new', [
    { call: createHostedEvent, answer: { data: aHostedEvent(), status: 201 } },
    { call: getHostedEvent, answer: aHostedEvent() },
    { call: listAttendees, answer: { attendees: [], nextCursor: null } },
  ]);
  await screen.findByLabelText('שם האירוע');
  for (const [label, value] of [
    ...[
      ['שם האירוע', 'סדנת פרחים'],
      ['תיאור', 'ערב מעשי'],
      ['תאריך', '2090-05-11'],
    ],
    ...[
      ['שעת התחלה', '19:00'],
      ['שעת סיום', '21:30'],
      ['שם המקום', 'סטודיו כלנית'],
      ['כתובת', 'נמל יפו'],
    ],
  ] as [string, string][])
    type(label, value);
  for (const [at, name] of ['רגיל', 'מוקדם', 'קבוצה'].entries()) {
    press('להוסיף כרטיס');
    fireEvent.change(screen.getAllByLabelText('שם הכרטיס')[at]!, { target: { value: name } });
  }
  const names = () => screen.getAllByLabelText('שם הכרטיס').map((field) => (field as HTMLInputElement).value);
  press('הזזה למעלה: מוקדם');
  expect(names()).toEqual(['מוקדם', 'רגיל', 'קבוצה']);
  fireEvent.keyDown(screen.getByRole('button', { name: /^קבוצה, מקום 3 מתוך 3/ }), { key: 'ArrowUp' });
  expect(names()).toEqual(['מוקדם', 'קבוצה', 'רגיל']);
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^קבוצה, מקום 2 מתוך 3/);
  press('לפתוח את האירוע');
  await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
  expect(asked.find(({ method }) => method === 'POST')!.body).toMatchObject({
    ticketTypes: [
      { name: 'מוקדם', position: 0 },
      { name: 'קבוצה', position: 1 },
      { name: 'רגיל', position: 2 },
    ],
  });
});

it('keeps what was typed of a new event, until it is open', async () => {
  await open('/me/events/new', []);
  fireEvent.change(await screen.findByLabelText('שם האירוע'), { target: { value: 'סדנת זרים' } });
  cleanup();
  await open('/me/events/new', []);
  expect(await screen.findByDisplayValue('סדנת זרים')).toBeTruthy();
});

it('runs an event: the queue first, what was asked, approval, and what calling it off does', async () => {
  const { asked } = await open(`/me/events/${ID}`, [
    { call: getHostedEvent, answer: aHostedEvent() },
    { call: listAttendees, answer: { attendees: [anAttendee], nextCursor: null } },
    { call: decideRegistration, answer: { ...anAttendee, status: 'approved' } },
    refusing(deleteHostedEvent, 'crew.owners_only'),
  ]);
  await screen.findByText('דנה לוי');
  expect(asked.find(({ path }) => path.endsWith('registrations'))!.query).toContain('group=queue');
  for (const words of ['צמחוני', 'מידה?', '3 מתוך 10 מקומות תפוסים', 'https://smachot.example/event/'])
    expect(said()).toContain(words);
  press('לאשר את דנה לוי');
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('decision'))).toBe(true));
  expect(asked.find(({ path }) => path.endsWith('decision'))!.body).toEqual({ move: 'approve' });
  press('לבטל את האירוע');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('הנרשמים יקבלו על כך הודעה');
  fireEvent.click(within(dialog).getByRole('button', { name: 'לבטל את האירוע' }));
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
});

it('closes the registration of the version that is shown, and leaves what another owner set meanwhile', async () => {
  const { registrationOptions } = aHostedEvent();
  const meanwhile = { ...registrationOptions, requireApproval: false };
  const answers = [
    refusing(patchHostedEvent, 'conflict.version'),
    { call: getHostedEvent, answer: aHostedEvent() },
    { call: listAttendees, answer: { attendees: [], nextCursor: null } },
  ];
  const { asked } = await open(`/me/events/${ID}`, answers);
  await screen.findByRole('button', { name: 'לסגור את ההרשמה' });
  answers[1]!.answer = aHostedEvent({ title: 'סדנת זרים', registrationOptions: meanwhile, version: 4 });
  press('לסגור את ההרשמה');
  expect(await screen.findByText(/בינתיים/)).toBeTruthy();
  const sent = () => asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  const closed = { isRegistrationOpen: false };
  expect(sent()).toEqual([{ registrationOptions: { ...registrationOptions, ...closed }, version: 3 }]);
  await screen.findByRole('heading', { level: 1, name: 'סדנת זרים' });
  press('לסגור את ההרשמה');
  await waitFor(() =>
    expect(sent()[1]).toEqual({ registrationOptions: { ...meanwhile, ...closed }, version: 4 }),
  );
});

it.each(['', '/edit'])('says that an event is missing%s', async (path) => {
  await open(`/me/events/${ID}${path}`, [refusing(getHostedEvent, 'not_found')]);
  expect(await screen.findByRole('heading', { level: 1, name: 'לא מצאנו את האירוע' })).toBeTruthy();
});
