import { listThreads, readThread, settleThread } from '@smachot/contracts';
import { type Answer, refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aMessage, aThread, renderThreads, THREAD_ID } from './testing/render-threads';

afterEach(cleanup);

const at = `/dashboard/savta-julie/messages/${THREAD_ID}`;
const open = (thread: Parameters<typeof aThread>[0], answer: Answer = { call: settleThread }) =>
  renderThreads(at, [
    { call: listThreads, answer: { threads: [], nextCursor: null } },
    { call: readThread, answer: aThread({ messages: [aMessage(1), aMessage(2)], ...thread }) },
    answer,
  ]);
const press = () => screen.findByRole('button', { name: 'לא צריך תשובה' });

it.each([
  ['says of what waits, up to the last message on the screen, that it needs no answer', true, 'false', 2],
  ['takes that back', false, 'true', 0],
])('%s', async (_, waiting, pressed, upTo) => {
  const { asked } = await open({ waiting });
  const button = await press();
  expect(button.getAttribute('aria-pressed')).toBe(pressed);
  fireEvent.click(button);
  const sent = () => asked.filter(({ path }) => path.endsWith('/settled')).map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ upTo }]));
});

it('says why, where it is refused', async () => {
  await open({ waiting: true }, refusing(settleThread, 'not_found'));
  fireEvent.click(await press());
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});

it.each([
  ['the store had the last word', { messages: [aMessage(1), aMessage(2, { by: 'partner' })] }],
  ['the customer reads', { side: 'customer' as const }],
  ['nobody can write', { status: 'reported' as const, obstacle: 'reported' as const }],
])('is not asked where %s', async (_, thread) => {
  await open(thread);
  await screen.findByText('הודעה 2');
  expect(screen.queryByRole('button', { name: 'לא צריך תשובה' })).toBeNull();
});
