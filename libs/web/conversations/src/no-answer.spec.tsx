import { listThreads, readThread, settleThread } from '@smachot/contracts';
import { type Answer, refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aMessage, aThread, renderThreads, THREAD_ID } from './testing/render-threads';

afterEach(cleanup);

const at = `/dashboard/savta-julie/messages/${THREAD_ID}`;
const open = (thread: Parameters<typeof aThread>[0], answer: Answer = { call: settleThread }) =>
  renderThreads(at, [
    { call: listThreads, answer: { threads: [], unread: 0, nextCursor: null } },
    { call: readThread, answer: aThread({ messages: [aMessage(1), aMessage(2)], ...thread }) },
    answer,
  ]);
const press = () => screen.findByRole('button', { name: 'לא צריך תשובה' });

it('says of what waits, up to the last message on the screen, that it needs no answer', async () => {
  const { asked } = await open({ waiting: true });
  fireEvent.click(await press());
  const sent = () => asked.filter(({ path }) => path.endsWith('/settled')).map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ upTo: 2 }]));
});

it('says why, where it is refused', async () => {
  await open({ waiting: true }, refusing(settleThread, 'not_found'));
  fireEvent.click(await press());
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});

it.each([
  ['nothing waits', { waiting: false }],
  ['the customer reads', { waiting: true, side: 'customer' as const }],
])('is not asked where %s', async (_, thread) => {
  await open(thread);
  await screen.findByText('הודעה 2');
  expect(screen.queryByRole('button', { name: 'לא צריך תשובה' })).toBeNull();
});
