import {
  cancelFollowingEvents,
  changeFollowingEvents,
  createHostedEvent,
  getHostedEvent,
  type HostedEvent,
  listAttendees,
  listHostedEvents,
  previewRepeats,
  repeatHostedEvent,
} from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { answerCalls, type Answer } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { hostedEventRoutes } from '..';
import { aHostedEvent } from '../testing/a-hosted-event';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const SECOND = '01920000-0000-7000-8000-000000000009';
const date = (id: string, startDatetime: string) => ({
  id,
  startDatetime,
  participantCount: 0,
  canceled: false,
});
const aDate = (): HostedEvent => {
  const event = aHostedEvent();
  const dates = [date(event.id, event.startDatetime), date(SECOND, '2090-05-18T16:00:00.000Z')];
  return aHostedEvent({ series: { repeats: { every: 'week', times: 2, leaveOut: [] }, dates } });
};
const preview = [
  {
    day: '2090-05-11',
    startDatetime: '2090-05-11T16:00:00.000Z',
    endDatetime: '2090-05-11T18:30:00.000Z',
    rest: null,
  },
  {
    day: '2090-05-18',
    startDatetime: '2090-05-18T16:00:00.000Z',
    endDatetime: '2090-05-18T18:30:00.000Z',
    rest: 'holiday',
  },
];
const open = async (at: string, answers: Answer[]) => {
  await startTexts('events');
  Element.prototype.scrollIntoView = () => undefined;
  const { asked } = answerCalls(answers);
  render(<TestScreens at={at} routes={[{ path: '/me/events', children: hostedEventRoutes }]} />);
  return { asked };
};
const manage = (event: HostedEvent, ...more: Answer[]) =>
  open(`/me/events/${event.id}`, [
    ...more,
    { call: getHostedEvent, answer: event },
    { call: listAttendees, answer: { attendees: [], nextCursor: null } },
    { call: previewRepeats, answer: { dates: preview } },
    { call: listHostedEvents, answer: { events: [], nextCursor: null, mayEdit: true, maySell: false } },
  ]);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const said = () => plain(document.body.textContent).replace(/[\u2066-\u2069]/g, '');

it('opens more dates of an event, without those that are unticked, and warns of holidays', async () => {
  const event = aHostedEvent();
  const { asked } = await manage(event, { call: repeatHostedEvent, answer: aDate() });
  fireEvent.click(await screen.findByRole('button', { name: 'להוסיף מועדים' }));
  choose('כמה מועדים', '2');
  expect(await screen.findByText('ייפתחו שני מועדים')).toBeTruthy();
  expect(said()).toContain('יש מועדים שנופלים על שבת או חג');
  fireEvent.click(screen.getByRole('checkbox', { name: /בחג/ }));
  expect(said()).toContain('ייפתח מועד אחד');
  fireEvent.click(screen.getByRole('checkbox', { name: /בחג/ }));
  press('לפתוח את המועדים');
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/dates'))).toBe(true));
  expect(asked.find(({ path }) => path.endsWith('/dates'))!.body).toEqual({
    repeats: { every: 'week', times: 2, until: null, leaveOut: [] },
  });
});

it('calls this date and those after it off after a question', async () => {
  const { asked } = await manage(aDate(), { call: cancelFollowingEvents, answer: { canceled: 2 } });
  fireEvent.click(await screen.findByRole('button', { name: 'לבטל את המועד הזה והבאים' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'לבטל את המועד הזה והבאים' }));
  expect(await screen.findByText('שני מועדים בוטלו')).toBeTruthy();
  expect(asked.some(({ path }) => path.endsWith('/dates/cancel'))).toBe(true);
});

it('saves a change for the dates after it too, and says where only the words changed', async () => {
  const event = aDate();
  const { asked } = await open(`/me/events/${event.id}/edit`, [
    { call: changeFollowingEvents, answer: { event, changed: 2, wordsOnly: 1 } },
    { call: getHostedEvent, answer: event },
    { call: listAttendees, answer: { attendees: [], nextCursor: null } },
  ]);
  fireEvent.change(await screen.findByLabelText('על אילו מועדים השינוי חל'), {
    target: { value: 'following' },
  });
  press('לשמור');
  await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
  expect(asked.find(({ method }) => method === 'PUT')!.path).toBe(`/v1/events/host/${event.id}/dates`);
  await waitFor(() =>
    expect(said()).toContain('נשמר בשני מועדים. במועד אחד שכבר נרשמו אליו השתנו רק הטקסטים.'),
  );
});

it('opens an event with its dates', async () => {
  const { asked } = await open('/me/events/new', [
    { call: createHostedEvent, answer: { data: aDate(), status: 201 }, status: 201 },
    { call: previewRepeats, answer: { dates: preview } },
    { call: getHostedEvent, answer: aDate() },
    { call: listAttendees, answer: { attendees: [], nextCursor: null } },
  ]);
  fireEvent.change(await screen.findByLabelText('שם האירוע'), { target: { value: 'סדנת פרחים' } });
  choose('תיאור', 'ערב מעשי');
  choose('תאריך', '2090-05-11');
  choose('שעת התחלה', '19:00');
  choose('שעת סיום', '21:30');
  choose('איך משתתפים', 'online');
  choose('האירוע חוזר', 'week');
  choose('כמה מועדים', '1');
  press('לפתוח את האירוע');
  expect(await screen.findByText('מספר שלם בין 2 ל־26')).toBeTruthy();
  choose('כמה מועדים', '2');
  press('לפתוח את האירוע');
  await waitFor(() => expect(asked.some(({ path }) => path === '/v1/events/host')).toBe(true));
  expect(asked.find(({ path }) => path === '/v1/events/host')!.body).toMatchObject({
    repeats: { every: 'week', times: 2, until: null, leaveOut: [] },
  });
});
