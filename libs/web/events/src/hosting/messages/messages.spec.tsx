import {
  type AttendeeMessage,
  countMessageRecipients,
  getHostedEvent,
  listAttendeeMessages,
  sendAttendeeMessage,
} from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { answerCalls } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { hostedEventRoutes } from '../..';
import { aHostedEvent } from '../../testing/a-hosted-event';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const message: AttendeeMessage = {
  messageId: '01920000-0000-7000-8000-000000000009',
  audience: 'approved',
  ticketName: null,
  text: 'תודה שבאתם',
  sentAt: '2090-05-01T10:00:00.000Z',
  recipients: 2,
  mails: { sent: 1, underWay: 0, without: 1 },
};
const said = () => plain(document.body.textContent).replace(/[\u2066-\u2069]/g, '');

const open = async (leftToday: number) => {
  await startTexts('events');
  const event = aHostedEvent();
  const { asked } = answerCalls([
    { call: getHostedEvent, answer: event },
    { call: listAttendeeMessages, answer: { messages: [message], leftToday, nextCursor: null } },
    { call: countMessageRecipients, answer: { recipients: 12, muted: 1 } },
    { call: sendAttendeeMessage, answer: message, status: 201 },
  ]);
  const routes = [{ path: '/dashboard/:storeUsername/events', children: hostedEventRoutes }];
  render(<TestScreens at={`/dashboard/savta/events/${event.id}/messages`} routes={routes} />);
  await screen.findByRole('heading', { level: 1, name: 'הודעות לנרשמים' });
  return { asked };
};

it('shows a message as it will go with the exact number of people, and sends it with that number', async () => {
  const { asked } = await open(2);
  fireEvent.change(await screen.findByLabelText('למי'), { target: { value: 'all' } });
  fireEvent.change(screen.getByLabelText('ההודעה'), { target: { value: 'מחכים לכם' } });
  fireEvent.click(screen.getByRole('button', { name: 'לתצוגה מקדימה' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('מחכים לכם')).toBeTruthy();
  fireEvent.click(await within(dialog).findByRole('button', { name: 'לשלוח ל־12 נרשמים' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ method }) => method === 'POST')!.body).toEqual({
    audience: 'all',
    ticketTypeId: null,
    text: 'מחכים לכם',
    expectedRecipients: 12,
  });
  expect(said()).toContain('לשני נרשמים · מיילים שנשלחו: 1 · בלי מייל: 1');
});

it('has a message again that was left before it was sent, and none that was sent', async () => {
  const text = () => screen.findByLabelText<HTMLTextAreaElement>('ההודעה');
  await open(2);
  fireEvent.change(await text(), { target: { value: 'מחכים לכם' } });
  fireEvent.click(screen.getByRole('button', { name: 'לתצוגה מקדימה' }));
  await screen.findByRole('dialog');
  cleanup();
  await open(2);
  expect((await text()).value).toBe('מחכים לכם');
  fireEvent.click(screen.getByRole('button', { name: 'לתצוגה מקדימה' }));
  fireEvent.click(await screen.findByRole('button', { name: 'לשלוח ל־12 נרשמים' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await text()).value).toBe('');
  cleanup();
  await open(2);
  expect((await text()).value).toBe('');
});

it('says when the messages of the day are sent', async () => {
  await open(0);
  expect(await screen.findByText(/שלחתם את כל ההודעות/)).toBeTruthy();
  expect(screen.queryByLabelText('ההודעה')).toBeNull();
});
